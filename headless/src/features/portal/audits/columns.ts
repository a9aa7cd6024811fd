import { isRecord } from '../../../core/record.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { AuditColumn } from './types.ts'

/** The columns that every log has, for a provider that describes none. */
export const usualColumns: readonly AuditColumn[] = (
  [
    ['createdAt', 'Time', 'Timestamp', { isSortable: true, isFilterable: true }],
    ['action', 'Action', 'AlphaNumeric', { isSortable: true, isFilterable: true }],
    ['severity', 'Severity', 'Severity', { isSortable: true, isFilterable: true }],
    ['description', 'Description', 'AlphaNumeric', {}],
    ['user', 'User', 'AlphaNumeric', { isSortable: true, isFilterable: true }],
    ['email', 'Email', 'Email', { isSortable: true, isFilterable: true }],
    ['ip', 'IP address', 'IpAddress', { isSortable: true, isFilterable: true }],
    ['userAgent', 'Browser', 'AlphaNumeric', { isInTable: false }],
    ['json', 'Raw event', 'Json', { isInTable: false }],
  ] as const
).map(([name, displayName, type, others]) => ({
  name,
  displayName,
  type,
  isSortable: false,
  isFilterable: false,
  isInTable: true,
  isInMoreInfo: true,
  isPredefined: true,
  ...others,
}))

/** The columns of the provider's answer, without those that have no name. */
export function columnsOf(properties: readonly unknown[] = []): readonly AuditColumn[] {
  return properties.flatMap((property) => {
    if (!isRecord(property)) return []
    const { name, displayName, type } = property
    if (typeof name !== 'string' || name === '') return []
    return [
      {
        name,
        displayName: typeof displayName === 'string' && displayName !== '' ? displayName : name,
        type: typeof type === 'string' ? type : 'AlphaNumeric',
        isSortable: isOn(property['sortable']),
        isFilterable: isOn(property['filterable']),
        isInTable: isOn(property['showInTable'] ?? true),
        isInMoreInfo: isOn(property['showInMoreInfo'] ?? true),
        isPredefined: isOn(property['isPredefined']),
      },
    ]
  })
}

/** The columns as the provider describes them. */
export function propertiesOf(columns: readonly AuditColumn[]): components['schemas']['AuditColumn'][] {
  return columns.map(({ isSortable, isFilterable, isInTable, isInMoreInfo, ...column }) => ({
    ...column,
    sortable: isSortable,
    filterable: isFilterable,
    showInTable: isInTable,
    showInMoreInfo: isInMoreInfo,
  }))
}

/** A flag, or the name of a mode. */
function isOn(value: unknown): boolean {
  return typeof value === 'string' ? !/^(?:|false|none|never|hidden)$/i.test(value) : Boolean(value)
}

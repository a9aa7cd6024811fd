import { isRecord } from '../../../core/record.ts'
import type { AuditColumn } from './types.ts'

/** The columns that every log has, for a provider that describes none. */
export const usualColumns: readonly AuditColumn[] = (
  [
    ['createdAt', 'Time', 'Timestamp', { sortable: true, filterable: true }],
    ['action', 'Action', 'AlphaNumeric', { sortable: true, filterable: true }],
    ['severity', 'Severity', 'Severity', { sortable: true, filterable: true }],
    ['description', 'Description', 'AlphaNumeric', {}],
    ['user', 'User', 'AlphaNumeric', { sortable: true, filterable: true }],
    ['email', 'Email', 'Email', { sortable: true, filterable: true }],
    ['ip', 'IP address', 'IpAddress', { sortable: true, filterable: true }],
    ['userAgent', 'Browser', 'AlphaNumeric', { showInTable: false }],
    ['json', 'Raw event', 'Json', { showInTable: false }],
  ] as const
).map(([name, displayName, type, others]) => ({
  name,
  displayName,
  type,
  sortable: false,
  filterable: false,
  showInTable: true,
  showInMoreInfo: true,
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
        sortable: isOn(property['sortable']),
        filterable: isOn(property['filterable']),
        showInTable: isOn(property['showInTable'] ?? true),
        showInMoreInfo: isOn(property['showInMoreInfo'] ?? true),
        isPredefined: isOn(property['isPredefined']),
      },
    ]
  })
}

/** A flag, or the name of a mode. */
function isOn(value: unknown): boolean {
  return typeof value === 'string' ? !/^(?:|false|none|never|hidden)$/i.test(value) : Boolean(value)
}

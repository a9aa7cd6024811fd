'use client'

import type { Audit, AuditColumn } from '@portico/headless/portal/audits'
import type { ComponentType } from 'react'
import { Clamped } from '../../../frame/portal/cells/clamped.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { AuditValue } from './audit-value.tsx'
import { textOf } from './audit-words.ts'
import { auditsMessages } from './audits-messages.ts'

/** The columns of the table, from those of the provider. The action comes first and the time last. */
export function auditColumnsOf(columns: readonly AuditColumn[]): readonly Column<Audit>[] {
  const shown = columns.filter(({ isInTable }) => isInTable)
  const header = shown.find(({ name }) => name === 'action') ?? shown[0]
  return [...shown]
    .sort((one, other) => placeOf(one, header) - placeOf(other, header))
    .map((column) => columnOf(column, column === header))
}

/** The heading of a column: ours if every log has the column, else that of the provider. */
export function headingOf({ name, displayName, isPredefined }: AuditColumn): string {
  return isPredefined && Object.hasOwn(auditsMessages, `audits.column.${name}`) ? `audits.column.${name}` : displayName
}

/** The places of the known columns. Those of the vendor come before the time. */
const order = ['action', 'severity', 'description', 'user', 'email', 'ip', '', 'createdAt']

function placeOf(column: AuditColumn, header: AuditColumn | undefined): number {
  if (column === header) return -1
  const place = order.indexOf(column.name)
  return place === -1 ? order.indexOf('') : place
}

function columnOf(column: AuditColumn, isRowHeader: boolean): Column<Audit> {
  const { name, type, isSortable } = column
  const look = ownValue(looks, name) ?? { priority: 4 as const, width: 'minmax(7rem, 1fr)' }
  const cell = isRowHeader ? Name : name === 'user' ? Who : cellOf(column)
  return {
    id: name,
    header: headingOf(column),
    cell,
    isRowHeader,
    ...(isSortable && { sort: name }),
    ...(isRowHeader ? { width: 'minmax(11rem, 1.4fr)' } : look),
    ...(type === 'Severity' && { skeleton: 'badge' as const }),
    ...(!isRowHeader && (type === 'Severity' || name === 'createdAt') && { below: cell }),
  }
}

const looks: Readonly<Record<string, Pick<Column<Audit>, 'priority' | 'width' | 'isHidden'>>> = {
  severity: { priority: 2, width: '6.5rem' },
  description: { priority: 3, width: 'minmax(10rem, 2fr)' },
  user: { priority: 2, width: 'minmax(8rem, 1fr)' },
  email: { priority: 4, width: 'minmax(10rem, 1.2fr)', isHidden: true },
  ip: { priority: 4, width: '9rem' },
  createdAt: { priority: 2, width: '13rem' },
}

function Name() {
  return <RowName />
}

function Who({ row: { user, email } }: CellProps<Audit>) {
  const t = useMessages(auditsMessages)
  return <Clamped>{user || email || t('audits.system')}</Clamped>
}

function cellOf({ name, type }: AuditColumn): ComponentType<CellProps<Audit>> {
  return function AuditCell({ row }) {
    return <AuditValue type={type} text={textOf(row, name)} isClamped />
  }
}

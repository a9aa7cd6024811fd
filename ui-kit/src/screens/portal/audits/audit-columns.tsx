'use client'

import type { Audit, AuditColumn } from '@portico/headless/portal/audits'
import { type ComponentType, useContext } from 'react'
import { descriptionOf } from '../../../frame/portal/audit-action/use-action-words.ts'
import { Clamped } from '../../../frame/portal/cells/cells.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { withAddresses } from '../../../i18n/shown-text.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { AuditValue } from './audit-value.tsx'
import { textOf } from './audit-words.ts'
import { auditsMessages } from './audits-messages.ts'
import { KnownContext } from './known-values.ts'

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
  const look = ownValue(looks, name) ?? vendors
  const cell = isRowHeader ? Name : (ownValue(cells, name) ?? cellOf(column))
  return {
    id: name,
    header: headingOf(column),
    cell,
    isRowHeader,
    ...(isSortable && { sort: name, ...(name === 'createdAt' && { sortsAs: 'time' as const }) }),
    ...(type === 'Severity' && { skeleton: 'badge' as const }),
    ...(isRowHeader
      ? { width: 'minmax(11rem, 1.4fr)' }
      : look.priority === 4
        ? look
        : { ...look, below: ownValue(below, name) ?? cell }),
  }
}

/** The columns that a vendor has added. */
const vendors: Look = { priority: 4, width: 'minmax(7rem, 1fr)' }

type Look = Pick<Column<Audit>, 'width' | 'isHidden'> & ({ readonly priority: 2 | 3 } | { readonly priority: 4 })

const looks: Readonly<Record<string, Look>> = {
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

/** The description, or the thing that changed if the description only repeats the action. */
function Whom({ row }: CellProps<Audit>) {
  const text = useWhom(row)
  return text === '' ? '—' : <Clamped>{text}</Clamped>
}

function WhomBelow({ row }: CellProps<Audit>) {
  const classOf = useClasses()
  const text = useWhom(row)
  return text !== '' && <bdi className={classOf('AuditWhom')}>{withAddresses(text)}</bdi>
}

function useWhom(row: Audit): string {
  const t = useMessages(auditsMessages)
  const { names } = useContext(KnownContext)
  const { object } = row
  const described = descriptionOf(row)
  if (described !== '' || object === null) return described
  return names.get(object.id) ?? t.find(ownValue(kinds, object.type) ?? '') ?? object.type
}

const kinds: Readonly<Record<string, keyof typeof auditsMessages>> = {
  user: 'audits.aUser',
  group: 'audits.aGroup',
  role: 'audits.aRole',
}

/** The usual severity is no news. */
function SeverityBelow({ row }: CellProps<Audit>) {
  return row.severity !== 'Info' && <AuditValue type="Severity" text={row.severity} />
}

const cells: Readonly<Record<string, ComponentType<CellProps<Audit>>>> = { user: Who, description: Whom }
const below: Readonly<Record<string, ComponentType<CellProps<Audit>>>> = {
  severity: SeverityBelow,
  description: WhomBelow,
}

function cellOf({ name, type }: AuditColumn): ComponentType<CellProps<Audit>> {
  return function AuditCell({ row }) {
    return <AuditValue type={type} text={textOf(row, name)} isClamped />
  }
}

'use client'

import type { SparePart } from '@portico/headless/portal/spare-parts'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useLocale } from '../../../i18n/index.ts'

/** The columns of the list of spare parts. */
export const sparePartColumns: readonly Column<SparePart>[] = [
  { id: 'name', header: 'spareParts.name', cell: Name, sort: 'name', width: 'minmax(12rem, 2fr)' },
  {
    id: 'created',
    header: 'spareParts.created',
    cell: Created,
    below: Created,
    sort: 'createdAt',
    priority: 2,
    width: '10rem',
  },
]

function Name({ row }: CellProps<SparePart>) {
  return <RowName note={row.description} />
}

function Created({ row }: CellProps<SparePart>) {
  const { code } = useLocale()
  return new Date(row.createdAt).toLocaleDateString(code, { dateStyle: 'medium' })
}

'use client'

import { type SparePart, useSpareParts } from '@portico/headless/portal/spare-parts'
import type { ReactElement } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { SparePartDialog } from './spare-part-dialog.tsx'
import { sparePartsMessages } from './spare-parts-messages.ts'

/** The columns of the list of spare parts. */
const sparePartColumns: readonly Column<SparePart>[] = [
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

/** The spare parts of the tenant: listed, created, changed and removed. */
export function SparePartsSection(): ReactElement {
  const t = useMessages(sparePartsMessages)
  const spareParts = useSpareParts()
  const { page, table, dialog, record, row, closeRecord } = useListSection({
    name: 'spareParts',
    messages: sparePartsMessages,
    list: spareParts,
    nameOf,
    permissions: { see: 'fe.secure.read.spareParts', change: 'fe.secure.write.spareParts' },
    remove: { run: ({ id }) => spareParts.remove({ id }), textOf: () => t('spareParts.removeText') },
    removeMany: spareParts.removeMany,
  })
  const isOpen = row !== null || record === newRecord
  return (
    <SectionPage {...page}>
      <DataTable {...table} columns={sparePartColumns} />
      <DialogPlace key={record} of={SparePartDialog} open={isOpen ? { sparePart: row, onClose: closeRecord } : null} />
      {dialog}
    </SectionPage>
  )
}

const nameOf = ({ name }: SparePart) => name

function Name({ row }: CellProps<SparePart>) {
  return <RowName note={row.description} />
}

function Created({ row }: CellProps<SparePart>) {
  const { code } = useLocale()
  return new Date(row.createdAt).toLocaleDateString(code, { dateStyle: 'medium' })
}

'use client'

import { type SparePart, useSpareParts } from '@portico/headless/portal/spare-parts'
import type { ReactElement } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { sparePartColumns } from './spare-part-columns.tsx'
import { SparePartDialog } from './spare-part-dialog.tsx'
import { sparePartsMessages } from './spare-parts-messages.ts'

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

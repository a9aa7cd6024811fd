'use client'

import { useCan } from '@portico/headless'
import { type SparePart, useSpareParts } from '@portico/headless/portal/spare-parts'
import { type ReactElement, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { BulkAction } from '../../../frame/portal/data-table/types.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import type { MenuAction } from '../../../primitives/portal/menu/menu.tsx'
import { sparePartColumns } from './spare-part-columns.tsx'
import { SparePartDialog, type SparePartDialogProps } from './spare-part-dialog.tsx'
import { sparePartsMessages } from './spare-parts-messages.ts'

/** The spare parts of the tenant: listed, created, changed and removed. */
export function SparePartsSection(): ReactElement {
  const t = useMessages(sparePartsMessages)
  const [edited, setEdited] = useState<Pick<SparePartDialogProps, 'sparePart'> | null>(null)
  const name = t('spareParts.title')
  const create = (
    <Button variant="primary" onPress={() => setEdited({ sparePart: null })}>
      {t('spareParts.create')}
    </Button>
  )
  return (
    <SectionPage
      title={name}
      lead={t('spareParts.lead')}
      see={{ name, permissions: ['fe.secure.read.spareParts'] }}
      change={{ name, permissions: [writes] }}
      actions={create}
    >
      <SparePartsTable create={create} onEdit={(sparePart) => setEdited({ sparePart })} />
      {edited && <SparePartDialog {...edited} onClose={() => setEdited(null)} />}
    </SectionPage>
  )
}

interface SparePartsTableProps {
  readonly create: ReactElement
  readonly onEdit: (sparePart: SparePart) => void
}

function SparePartsTable({ create, onEdit }: SparePartsTableProps) {
  const spareParts = useSpareParts()
  const t = useMessages(sparePartsMessages)
  const { code } = useLocale()
  const { confirm, dialog } = useConfirm(sparePartsMessages)
  const { allowed: canChange } = useCan({ permissions: [writes] })
  const remove = { text: t('spareParts.removeText'), confirm: t('spareParts.remove') }

  const rowActions = (sparePart: SparePart): readonly MenuAction[] => [
    { id: 'edit', label: t('spareParts.edit'), run: () => onEdit(sparePart) },
    {
      id: 'remove',
      label: t('spareParts.remove'),
      isDanger: true,
      run: () =>
        confirm({
          ...remove,
          title: t('spareParts.removeTitle', { name: sparePart.name }),
          run: () => spareParts.remove({ id: sparePart.id }),
        }),
    },
  ]
  const bulkActions: readonly BulkAction[] = [
    {
      id: 'remove',
      label: t('spareParts.remove'),
      isDanger: true,
      run: (input) =>
        confirm({ ...remove, title: t('spareParts.removeManyTitle'), run: () => spareParts.removeMany(input) }),
      resultOf: ({ succeeded, total }) =>
        t('spareParts.removed', { succeeded: succeeded.toLocaleString(code), total: total.toLocaleString(code) }),
    },
  ]
  return (
    <>
      <DataTable
        id="spare-parts"
        list={spareParts}
        label={t('spareParts.title')}
        columns={sparePartColumns}
        messages={sparePartsMessages}
        nameOf={nameOf}
        searchLabel={t('spareParts.search')}
        countOf={(count) => t('spareParts.count', { count })}
        {...(canChange && { onOpen: onEdit, rowActions, bulkActions })}
        empty={
          <EmptyState title={t('spareParts.empty')} actions={canChange ? create : undefined}>
            {t('spareParts.emptyLead')}
          </EmptyState>
        }
      />
      {dialog}
    </>
  )
}

const nameOf = ({ name }: SparePart) => name

const writes = 'fe.secure.write.spareParts'

'use client'

import { useStartUp } from '@portico/headless'
import { type Audit, type AuditsOptions, useAudits } from '@portico/headless/portal/audits'
import { type ReactElement, useMemo, useState } from 'react'
import { useActionWords } from '../../../frame/portal/audit-action/use-action-words.ts'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { rowLinks, useListAddress, useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { chevronDownIcon } from '../../../primitives/portal/icons.ts'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import { auditColumnsOf } from './audit-columns.tsx'
import { AuditDetails } from './audit-details.tsx'
import { useAuditFilters } from './audit-filters.tsx'
import { AuditStats } from './audit-stats.tsx'
import { auditsMessages } from './audits-messages.ts'
import { ExportButton, ExportState } from './export-csv.tsx'
import { KnownContext, useKnownValues } from './known-values.ts'
import type { SavedViewsProps } from './types.ts'

export interface AuditsSectionProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as the provider describes them. */
  readonly columns?: ChangeColumns<Audit> | undefined
  /** `virtual` appends pages to the rows shown. Default: the setting of the metadata, else `pages`. */
  readonly paginationMode?: AuditsOptions['paginationMode']
}

/** The audit log of the tenant, as a section of the portal: searched, filtered, exported, with the details of each event. */
export function AuditsSection({ columns: change, paginationMode }: AuditsSectionProps): ReactElement {
  const t = useMessages(auditsMessages)
  const ofMetadata = useStartUp(({ metadata }) => metadata?.navigation?.['audits']?.['paginationMode'])
  const mode = paginationMode ?? (ofMetadata === 'virtual' ? 'virtual' : 'pages')
  const audits = useAudits({ paginationMode: mode, address: useListAddress('audits') })
  const { fields } = usePageAppearance('audits')
  const place = useOpenRecord()
  const { record, closeRecord } = place
  const columns = useMemo(() => auditColumnsOf(audits.columns), [audits.columns])
  const filters = useAuditFilters(audits.columns)
  const actionWords = useActionWords()
  const known = useKnownValues(audits.rows)
  const isRead = audits.status === 'ready'
  return (
    <SectionPage
      title={t('audits.title')}
      lead={t('audits.lead')}
      see={{ name: t('audits.title'), permissions: ['fe.secure.read.audits'] }}
      tools={<ExportButton audits={audits} />}
    >
      <ExportState audits={audits} />
      {fields['stats'] !== 'hidden' && <AuditStats audits={audits} />}
      <KnownContext.Provider value={known}>
        <DataTable
          id="audits"
          list={audits}
          label={t('audits.title')}
          columns={columns}
          changeColumns={change}
          messages={auditsMessages}
          nameOf={({ action }) => actionWords(action)}
          {...rowLinks(place)}
          searchLabel={t('audits.search')}
          countOf={(count) => t('audits.count', { count })}
          filters={filters}
          density="compact"
          mode={audits.isVirtual ? 'endless' : 'pages'}
          toolbar={<SavedViews audits={audits} />}
          empty={
            <EmptyState title={t('audits.empty')} actions={null}>
              {t('audits.emptyText')}
            </EmptyState>
          }
        />
        <DialogPlace
          of={AuditDetails}
          open={
            record !== null && isRead
              ? {
                  audit: audits.rows.find(({ id }) => id === record) ?? null,
                  columns: audits.columns,
                  onOnly(filters) {
                    closeRecord()
                    void audits.search({ text: '' })
                    void audits.filter({ filters })
                  },
                  onClose: closeRecord,
                }
              : null
          }
        />
      </KnownContext.Provider>
    </SectionPage>
  )
}

/** The menu of saved views: to apply one, to save the present one, and to edit them. */
function SavedViews({ audits }: SavedViewsProps): ReactElement {
  const t = useMessages(auditsMessages)
  const [open, setOpen] = useState<'save' | 'edit' | null>(null)
  const { views, applyView } = audits
  const actions: readonly MenuAction[] = [
    ...views.map(({ id, name }) => ({ id: `view-${id}`, label: name, run: () => applyView({ id }) })),
    { id: 'save', label: t('audits.saveView'), run: () => setOpen('save') },
    {
      id: 'edit',
      label: t('audits.editViews'),
      disabledReason: views.length === 0 ? t('audits.noViews') : undefined,
      run: () => setOpen('edit'),
    },
  ]
  return (
    <>
      <MenuButton label={t('audits.views')} variant="secondary" actions={actions}>
        {t('audits.views')}
        <Icon path={chevronDownIcon} size="sm" />
      </MenuButton>
      <SaveViewDialog open={open === 'save' ? { audits, onClose: () => setOpen(null) } : null} />
      <EditViewsDialog open={open === 'edit' ? { audits, onClose: () => setOpen(null) } : null} />
    </>
  )
}

const SaveViewDialog = lazyDialog(async () => (await import('./view-dialogs.tsx')).SaveViewDialog)
const EditViewsDialog = lazyDialog(async () => (await import('./view-dialogs.tsx')).EditViewsDialog)

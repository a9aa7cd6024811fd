'use client'

import { type DomainRestriction, useDomainRestrictions } from '@portico/headless/portal/restrictions'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { ChangeColumns, Column } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import { RowList } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { DomainDialog } from './domain-dialog.tsx'
import { restrictionsMessages } from './restrictions-messages.ts'
import { SwitchRow, TypeRow } from './setting-rows.tsx'
import { useAccountViewOnly } from './use-account-view-only.ts'
import { useRemovals } from './use-removals.tsx'

export interface DomainRestrictionsProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<DomainRestriction> | undefined
}

/** The e-mail domains whose addresses may join the account, as the content of a tab. */
export function DomainRestrictions(props: DomainRestrictionsProps): ReactElement {
  const name = useMessages(restrictionsMessages)('domainRestrictions.title')
  return (
    <PagePart
      see={{ name, permissions: ['fe.secure.read.emailDomainRestrictions'] }}
      change={{ name, permissions: ['fe.secure.write.emailDomainRestrictions'] }}
      viewOnly={useAccountViewOnly('restrictSignupByEmailDomain')}
    >
      <DomainContent {...props} />
    </PagePart>
  )
}

function DomainContent({ columns }: DomainRestrictionsProps) {
  const t = useMessages(restrictionsMessages)
  const classOf = useClasses()
  const list = useDomainRestrictions()
  const { config, save, add, remove, removeMany, selected, calls } = list
  const mayChange = useViewOnly() === null
  const [isOpen, setOpen] = useState(false)
  const failure = useCallFailure(calls.save.error, restrictionsMessages)
  const isBlocking = config?.listType === 'BLOCK'
  const removals = useRemovals({
    name: 'domainRestrictions',
    nameOf,
    remove,
    removeMany,
    selectedCount: selected.length,
    permission: 'fe.secure.delete.emailDomainRestrictions',
    textOf: ({ type }) => t(type === 'BLOCK' ? 'domainRestrictions.removeBlocked' : 'domainRestrictions.removeAllowed'),
  })
  const button = (
    <Button size="sm" variant="primary" icon={<Icon path={plusIcon} size="sm" />} onPress={() => setOpen(true)}>
      {t('domainRestrictions.add')}
    </Button>
  )
  const settings = { isPending: false }
  return (
    <div className={classOf('Restrictions')}>
      {(config || calls.load.status === 'pending') && (
        <RowList isCard>
          <SwitchRow
            {...settings}
            name={t('domainRestrictions.use')}
            note={t('domainRestrictions.useHelp')}
            isOn={config?.isActive}
            onChange={(active) => void save({ isActive: active })}
          />
          <TypeRow
            note={config && t(isBlocking ? 'domainRestrictions.blockHelp' : 'domainRestrictions.allowHelp')}
            type={config?.listType}
            onChange={(listType) => void save({ listType })}
          />
          <SwitchRow
            {...settings}
            name={t('domainRestrictions.freeMail')}
            note={t('domainRestrictions.freeMailHelp')}
            isOn={config?.isPublicDomainBlocked}
            onChange={(isPublicDomainBlocked) => void save({ isPublicDomainBlocked })}
          />
        </RowList>
      )}
      <CallFailure failure={failure} />
      <DataTable
        id="domainRestrictions"
        list={list}
        label={t(isBlocking ? 'domainRestrictions.blocked' : 'domainRestrictions.allowed')}
        messages={restrictionsMessages}
        columns={domainColumns}
        changeColumns={columns}
        nameOf={nameOf}
        density="compact"
        rowActions={removals.rowActions}
        bulkActions={removals.bulkActions}
        searchLabel={t('domainRestrictions.search')}
        countOf={(count) => t('domainRestrictions.count', { count })}
        toolbar={mayChange ? button : undefined}
        empty={
          <EmptyState title={t('domainRestrictions.empty')} actions={mayChange ? button : undefined}>
            {t('domainRestrictions.emptyText')}
          </EmptyState>
        }
      />
      <DialogPlace of={DomainDialog} open={isOpen ? { add, isBlocking, onClose: () => setOpen(false) } : null} />
      {removals.dialog}
    </div>
  )
}

const nameOf = ({ domain }: DomainRestriction) => domain

const domainColumns: readonly Column<DomainRestriction>[] = [
  { id: 'domain', header: 'domainRestrictions.domain', cell: () => <RowName />, sort: 'domain' },
]

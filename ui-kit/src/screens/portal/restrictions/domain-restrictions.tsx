'use client'

import {
  type DomainRestriction,
  type DomainRestrictionsActions,
  useDomainRestrictions,
} from '@portico/headless/portal/restrictions'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { ChangeColumns, Column } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import { RowList } from '../../../primitives/row-list/row-list.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { restrictionsMessages } from './restrictions-messages.ts'
import { SwitchRow, TypeRow } from './setting-rows.tsx'
import { useAccountViewOnly } from './use-account-view-only.ts'
import { useRemovals } from './use-removals.tsx'

const newDomain: DomainDraft = { domain: '' }

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

interface DomainDialogProps extends Pick<DomainRestrictionsActions, 'add'> {
  /** `true` for the block list. */
  readonly isBlocking: boolean
  readonly onClose: () => void
}

interface DomainDraft {
  readonly domain: string
}

/** The dialog that adds an e-mail domain. */
function DomainDialog({ add, isBlocking, onClose }: DomainDialogProps): ReactElement {
  const t = useMessages(restrictionsMessages)
  const fields: readonly RecordField<DomainDraft>[] = [
    {
      name: 'domain',
      label: t('domainRestrictions.domain'),
      help: t('domainRestrictions.domainHelp'),
      codes: ['email-domain-invalid', 'ER-DOMAIN-RESTRICTION-EXISTS'],
      check: (domain) => (domain.trim() === '' ? t('errors.email-domain-invalid') : null),
      render: (control) => <TextField {...control} dir="ltr" autoComplete="off" />,
    },
  ]
  return (
    <RecordDialog<DomainDraft>
      isOpen
      isNew
      title={t('domainRestrictions.addTitle')}
      lead={t(isBlocking ? 'domainRestrictions.blockHelp' : 'domainRestrictions.allowHelp')}
      value={newDomain}
      fields={fields}
      messages={restrictionsMessages}
      submit={t('domainRestrictions.add')}
      onSave={(_, { domain }) => add({ domain })}
      onClose={onClose}
    />
  )
}

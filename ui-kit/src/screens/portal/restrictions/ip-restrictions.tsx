'use client'

import { type IpRestriction, useIpRestrictions } from '@portico/headless/portal/restrictions'
import { type ReactElement, useEffect, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, ChangeColumns, Column } from '../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { plusIcon } from '../../../primitives/portal/icons.ts'
import { RowList } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { IpDialog } from './ip-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { restrictionsMessages } from './restrictions-messages.ts'
import { SwitchRow, TypeRow } from './setting-rows.tsx'
import { useAccountViewOnly } from './use-account-view-only.ts'
import { OwnAddressNotice, useLockoutGuard } from './use-lockout-guard.tsx'
import { useRemovals } from './use-removals.tsx'

/** The columns of a list of addresses. */
const ipColumns: readonly Column<IpRestriction>[] = [
  {
    id: 'address',
    header: 'ipRestrictions.address',
    cell: Address,
    sort: 'ip',
    sortsAs: 'number',
    width: 'minmax(13rem, 1fr)',
  },
  {
    id: 'note',
    header: 'ipRestrictions.note',
    cell: Note,
    sort: 'description',
    sortsAs: 'text',
    priority: 2,
    below: Note,
    width: 'minmax(10rem, 1fr)',
  },
  {
    id: 'added',
    header: 'ipRestrictions.added',
    cell: Added,
    sort: 'createdAt',
    sortsAs: 'time',
    priority: 3,
    width: '10rem',
  },
]

export interface IpRestrictionsProps {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<IpRestriction> | undefined
}

/**
 * The IP addresses from which the account may be used, as the content of a tab: the list in use, its entries, and a guard against
 * changes that shut out their own author.
 */
export function IpRestrictions(props: IpRestrictionsProps): ReactElement {
  const name = useMessages(restrictionsMessages)('ipRestrictions.title')
  return (
    <PagePart
      see={{ name, permissions: ['fe.secure.read.ipRestrictions'] }}
      change={{ name, permissions: ['fe.secure.write.ipRestrictions'] }}
      viewOnly={useAccountViewOnly('ipAddressRestrictions')}
    >
      <IpContent {...props} />
    </PagePart>
  )
}

function IpContent({ columns }: IpRestrictionsProps) {
  const t = useMessages(restrictionsMessages)
  const classOf = useClasses()
  const list = useIpRestrictions()
  const { config, ownAddress, remove, removeMany, selected, calls } = list
  const { setPageSize } = list
  const isShort = list.query.pageSize === shortPage
  useEffect(() => {
    if (isShort) void setPageSize({ pageSize: usualPage })
  }, [isShort, setPageSize])
  const mayChange = useViewOnly() === null
  const [open, setOpen] = useState<'one' | 'many' | null>(null)
  const guard = useLockoutGuard(list)
  const failure = useCallFailure(guard.error, restrictionsMessages)
  const isBlocking = config?.strategy === 'BLOCK'
  const removals = useRemovals({
    name: 'ipRestrictions',
    nameOf,
    remove,
    removeMany,
    selectedCount: selected.length,
    permission: 'fe.secure.delete.ipRestrictions',
    textOf: ({ strategy }) => t(strategy === 'BLOCK' ? 'ipRestrictions.removeBlocked' : 'ipRestrictions.removeAllowed'),
  })
  const buttons = (
    <>
      <Button size="sm" variant="primary" icon={<Icon path={plusIcon} size="sm" />} onPress={() => setOpen('one')}>
        {t('ipRestrictions.add')}
      </Button>
      <Button size="sm" onPress={() => setOpen('many')}>
        {t('ipRestrictions.paste')}
      </Button>
    </>
  )
  const close = () => setOpen(null)
  return (
    <div className={classOf('Restrictions')}>
      {(config || calls.load.status === 'pending') && (
        <RowList isCard>
          <SwitchRow
            name={t('ipRestrictions.use')}
            note={t('ipRestrictions.useHelp')}
            isOn={config?.isActive}
            isPending={guard.isPending}
            onChange={(isActive) => void guard.save({ isActive })}
          />
          <TypeRow
            note={config && t(isBlocking ? 'ipRestrictions.blockHelp' : 'ipRestrictions.allowHelp')}
            type={config?.strategy}
            onChange={(strategy) => void guard.save({ strategy })}
          />
        </RowList>
      )}
      <CallFailure failure={failure} />
      {mayChange && config && ownAddress && <OwnAddressNotice config={config} ownAddress={ownAddress} list={list} />}
      <DataTable
        id="ipRestrictions"
        className={classOf('IpTable')}
        list={list}
        label={t(config ? (isBlocking ? 'ipRestrictions.blocked' : 'ipRestrictions.allowed') : 'ipRestrictions.title')}
        messages={restrictionsMessages}
        columns={ipColumns}
        changeColumns={columns}
        nameOf={nameOf}
        density="compact"
        rowActions={removals.rowActions}
        bulkActions={removals.bulkActions}
        searchLabel={t('ipRestrictions.search')}
        countOf={(count) => t('ipRestrictions.count', { count })}
        toolbar={mayChange ? buttons : undefined}
        empty={
          <EmptyState title={t('ipRestrictions.empty')} actions={mayChange ? buttons : undefined}>
            {t('ipRestrictions.emptyText')}
          </EmptyState>
        }
      />
      <DialogPlace of={IpDialog} open={open === 'one' ? { add: list.add, isBlocking, onClose: close } : null} />
      <DialogPlace of={PasteDialog} open={open === 'many' ? { addMany: list.addMany, onClose: close } : null} />
      {removals.dialog}
      {guard.dialog}
    </div>
  )
}

/** The provider’s own page first shows 4 addresses. Here the list has the page of all others. */
const shortPage = 4

const usualPage = 20

const nameOf = ({ ip }: IpRestriction) => ip

export type { IpRestriction }

/** The address, and whether it counts. An entry cannot be changed: the provider has no operation for it. */
function Address({ row: { isActive } }: CellProps<IpRestriction>) {
  const t = useMessages(restrictionsMessages)
  return <RowName>{isActive ? undefined : <Badge hasDot>{t('restrictions.off')}</Badge>}</RowName>
}

function Note({ row: { description } }: CellProps<IpRestriction>) {
  return <bdi>{description || '—'}</bdi>
}

function Added({ row: { createdAt } }: CellProps<IpRestriction>) {
  return <Moment at={createdAt} />
}

'use client'

import type { SubAccount } from '@portico/headless/portal/sub-accounts'
import { createContext, Fragment, useContext } from 'react'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { lockIcon } from '../../../primitives/portal/icons.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { TenantMark } from '../tenant-switcher/tenant-mark.tsx'
import type { BranchEnd } from './branch-ends.ts'
import { subAccountsMessages } from './sub-accounts-messages.ts'

/** The ends of branches with further accounts, by the id of the last row, and the read of those. */
export interface Ends {
  readonly ends: ReadonlyMap<string, readonly BranchEnd[]>
  readonly onMore: (end: BranchEnd) => void
}

export const EndsContext = createContext<Ends>({ ends: new Map(), onMore: () => {} })

/** The columns of the tree of accounts. */
export const accountColumns: readonly Column<SubAccount>[] = [
  { id: 'account', header: 'subAccounts.account', cell: Name, sort: 'name', width: 'minmax(15rem, 2fr)' },
  {
    id: 'people',
    header: 'subAccounts.people',
    cell: People,
    below: PeopleBelow,
    align: 'end',
    priority: 2,
    width: '6rem',
  },
  { id: 'accountsBelow', header: 'subAccounts.accountsBelow', cell: Below, align: 'end', priority: 3, width: '9rem' },
  {
    id: 'access',
    header: 'subAccounts.access',
    cell: Access,
    below: Access,
    priority: 2,
    width: 'minmax(12rem, 1.5fr)',
  },
  {
    id: 'created',
    header: 'subAccounts.created',
    cell: Created,
    sort: 'createdAt',
    sortsAs: 'time',
    priority: 4,
    width: '8rem',
  },
]

function Name({ row: { id, name: account, logo, parents } }: CellProps<SubAccount>) {
  const classOf = useClasses()
  const t = useMessages(subAccountsMessages)
  const { ends, onMore } = useContext(EndsContext)
  const mark = <TenantMark name={account} logo={logo} />
  return (
    <>
      {parents.length === 0 ? (
        <RowName mark={mark} note={id} noteDir="ltr" />
      ) : (
        <RowName
          mark={mark}
          note={parents.map(({ tenantId, name }, index) => (
            <Fragment key={tenantId}>
              {index > 0 && ' › '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        />
      )}
      {ends.get(id)?.map((end) => (
        <TextButton key={end.account.id} isStandalone className={classOf('BranchMore')} onPress={() => onMore(end)}>
          {t('subAccounts.more', { count: end.count, name: end.account.name })}
        </TextButton>
      ))}
    </>
  )
}

function People({ row: { totalUsers } }: CellProps<SubAccount>) {
  return useCount(totalUsers)
}

function PeopleBelow({ row: { totalUsers } }: CellProps<SubAccount>) {
  const t = useMessages(subAccountsMessages)
  return totalUsers !== null && t('subAccount.peopleCount', { count: totalUsers })
}

/** An account without any has an em dash. */
function Below({ row: { totalSubTenants } }: CellProps<SubAccount>) {
  return useCount(totalSubTenants === 0 ? null : totalSubTenants)
}

function useCount(count: number | null): string {
  const { code } = useLocale()
  return count === null ? '—' : numberFormat(code).format(count)
}

function Access({ row: { subAccountAccessType: type, isReseller } }: CellProps<SubAccount>) {
  const classOf = useClasses()
  const t = useMessages(subAccountsMessages)
  return (
    <span className={classOf('BadgeList')}>
      <Badge
        tone={type === 'defaultOn' ? 'success' : 'neutral'}
        icon={type === 'alwaysOn' ? <Icon path={lockIcon} size="sm" /> : undefined}
      >
        {t(`subAccounts.${type}`)}
      </Badge>
      {isReseller && <Badge tone="plain">{t('subAccounts.managesOwn')}</Badge>}
    </span>
  )
}

function Created({ row: { createdAt } }: CellProps<SubAccount>) {
  return <Moment at={createdAt} />
}

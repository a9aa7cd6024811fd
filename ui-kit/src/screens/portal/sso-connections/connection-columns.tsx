'use client'

import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import { createContext, useContext } from 'react'
import { ConnectionMark } from '../../../frame/portal/connection-mark/connection-mark.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { RoleNames } from '../../../frame/portal/role-choice/role-choice.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { ConnectionBadge } from './connection-badge.tsx'
import { connectionName, productName, protocolName } from './connection-names.ts'
import { TestBadge } from './connection-test/test-badge.tsx'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** Turns a connection of the list on or off, after the questions that this needs. */
export const SwitchContext = createContext<((row: SsoConnection) => void) | null>(null)

/** The columns of the list of connections. */
export const connectionColumns: readonly Column<SsoConnection>[] = [
  { id: 'connection', header: 'ssoConnection.connection', cell: Name, sort: 'type', width: 'minmax(12rem, 2fr)' },
  {
    id: 'state',
    header: 'ssoConnection.stateLabel',
    cell: State,
    priority: 2,
    below: State,
    width: 'minmax(12rem, 1.5fr)',
  },
  {
    id: 'test',
    header: 'ssoTest.title',
    cell: Test,
    priority: 3,
    below: TestBelow,
    width: 'minmax(8rem, 1fr)',
    isEmpty: ({ isTestOffered }) => !isTestOffered,
  },
  { id: 'domains', header: 'ssoConnection.domains', cell: Domains, priority: 3, width: 'minmax(9rem, 1.5fr)' },
  { id: 'roles', header: 'ssoConnection.defaultRoles', cell: Roles, priority: 3, width: 'minmax(8rem, 1fr)' },
  { id: 'on', header: 'ssoConnection.on', cell: On, align: 'end', width: '4.5rem' },
]

function Name({ row }: CellProps<SsoConnection>) {
  return <RowName mark={<ConnectionMark name={productName(row)} />} note={protocolName(row)} noteDir="ltr" />
}

function State({ row }: CellProps<SsoConnection>) {
  return <ConnectionBadge connection={row} />
}

function Test({ row }: CellProps<SsoConnection>) {
  return row.isComplete && row.isTestOffered ? <TestBadge connection={row} /> : '—'
}

function TestBelow({ row }: CellProps<SsoConnection>) {
  return row.isComplete ? <TestBadge connection={row} /> : null
}

function Domains({ row: { domains } }: CellProps<SsoConnection>) {
  const t = useMessages(ssoConnectionsMessages)
  const [first, ...others] = domains
  if (!first) return '—'
  return (
    <>
      <bdi>{first.domain}</bdi>
      {others.length > 0 && ` ${t('ssoConnection.andMore', { count: others.length })}`}
    </>
  )
}

function Roles({ row: { roleIds } }: CellProps<SsoConnection>) {
  return roleIds.length === 0 ? '—' : <RoleNames ids={roleIds} />
}

function On({ row }: CellProps<SsoConnection>) {
  const t = useMessages(ssoConnectionsMessages)
  const change = useContext(SwitchContext)
  const isViewOnly = useViewOnly() !== null
  const { isEnabled, isComplete } = row
  if (isViewOnly || !change) return t(isEnabled ? 'ssoConnection.on' : 'ssoConnection.off')
  return (
    <Switch
      aria-label={t('ssoConnection.switch', { name: connectionName(row) })}
      isSelected={isEnabled}
      isDisabled={!isEnabled && !isComplete}
      onChange={() => change(row)}
    />
  )
}

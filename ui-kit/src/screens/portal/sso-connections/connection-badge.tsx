'use client'

import { useClient } from '@portico/headless'
import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Badge, type BadgeProps } from '../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../slots/index.ts'
import { connectionName } from './connection-names.ts'
import { type ConnectionState, stateOf } from './connection-state.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The state of a connection. */
export function ConnectionBadge({ connection }: { readonly connection: SsoConnection }): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { clock } = useClient().ports
  const dateFormat = useDateFormat()
  const state = stateOf(connection, clock.now())
  const date = dateFormat({ month: 'short', day: 'numeric' }).format(connection.certificateExpiresAt)
  return (
    <Badge tone={tones[state]} hasDot>
      {t.find(`ssoConnection.state.${state}`, { date })}
    </Badge>
  )
}

/** The first letter of a connection, in a frame. */
export function ConnectionMark({ connection }: { readonly connection: Pick<SsoConnection, 'type'> }): ReactElement {
  const classOf = useClasses()
  return (
    <span className={classOf('ConnectionMark')} aria-hidden="true">
      {connectionName(connection).slice(0, 1)}
    </span>
  )
}

const tones: Readonly<Record<ConnectionState, BadgeProps['tone']>> = {
  unfinished: 'warning',
  certificateEnded: 'danger',
  certificateEnds: 'warning',
  noDomain: 'warning',
  live: 'success',
  off: 'neutral',
}

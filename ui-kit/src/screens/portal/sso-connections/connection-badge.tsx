'use client'

import { useClient } from '@portico/headless'
import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Badge, type BadgeProps } from '../../../primitives/portal/badge/badge.tsx'
import { type ConnectionState, lastEndOf, stateOf } from './connection-state.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The state of a connection. */
export function ConnectionBadge({ connection }: { readonly connection: SsoConnection }): ReactElement {
  const t = useMessages(ssoConnectionsMessages)
  const { clock } = useClient().ports
  const dateFormat = useDateFormat()
  const state = stateOf(connection, clock.now())
  const date = dateFormat({ month: 'short', day: 'numeric' }).format(lastEndOf(connection))
  return (
    <Badge tone={tones[state]} hasDot>
      {t.find(`ssoConnection.state.${state}`, { date })}
    </Badge>
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

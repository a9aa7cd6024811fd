'use client'

import { useClient } from '@portico/headless'
import type { ProvisionConnection } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Badge, type BadgeProps } from '../../../primitives/portal/badge/badge.tsx'
import { type ConnectionState, endOf, stateOf } from './connection-state.ts'
import { provisioningMessages } from './provisioning-messages.ts'

/** The state of a connection. */
export function ConnectionBadge({ connection }: { readonly connection: ProvisionConnection }): ReactElement {
  const t = useMessages(provisioningMessages)
  const { clock } = useClient().ports
  const dateFormat = useDateFormat()
  const state = stateOf(connection, clock.now())
  const date = dateFormat({ month: 'short', day: 'numeric' }).format(endOf(connection, state))
  return (
    <Badge tone={tones[state]} hasDot>
      {t.find(`provisioning.${state}`, { date })}
    </Badge>
  )
}

const tones: Readonly<Record<ConnectionState, BadgeProps['tone']>> = {
  tokenEnded: 'danger',
  tokenEnds: 'warning',
  tokenUnused: 'warning',
  waiting: 'warning',
  connected: 'success',
}

'use client'

import { useClient } from '@portico/headless'
import type { ProvisionConnection } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { endOf, stateOf } from './connection-state.ts'
import { useSourceName } from './directory-names.ts'
import { provisioningMessages } from './provisioning-messages.ts'

/** The warning about a token that ends soon, has ended, or was replaced and is not used yet. */
export function TokenNotice({ connection }: { readonly connection: ProvisionConnection }): ReactElement | null {
  const t = useMessages(provisioningMessages)
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  const directory = useSourceName()(connection.source)
  const state = stateOf(connection, clock.now())
  if (state === 'waiting' || state === 'connected') return null
  const isClose = state === 'tokenUnused'
  const format = dateFormat(isClose ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' })
  const values = { name: connection.name, directory, date: format.format(endOf(connection, state)) }
  return (
    <Alert
      tone={state === 'tokenEnded' ? 'danger' : 'warning'}
      title={t.find(`provisioning.${state}Title`, values) ?? ''}
    >
      {t.find(`provisioning.${state}Text`, values)}
    </Alert>
  )
}

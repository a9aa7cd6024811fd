'use client'

import { useClient } from '@portico/headless'
import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { connectionName } from './connection-names.ts'
import { stateOf } from './connection-state.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The warning about a certificate that ends soon, or has ended. */
export function CertificateNotice({ connection }: { readonly connection: SsoConnection }): ReactElement | null {
  const t = useMessages(ssoConnectionsMessages)
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  const state = stateOf(connection, clock.now())
  if (state !== 'certificateEnds' && state !== 'certificateEnded') return null
  const date = dateFormat({ dateStyle: 'long' }).format(connection.certificateExpiresAt)
  const name = connectionName(connection)
  return (
    <Alert
      tone={state === 'certificateEnded' ? 'danger' : 'warning'}
      title={t(`ssoConnection.${state}`, { name, date })}
    >
      {t(`ssoConnection.${state}Text`, { name })}
    </Alert>
  )
}

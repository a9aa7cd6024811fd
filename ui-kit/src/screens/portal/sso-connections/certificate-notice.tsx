'use client'

import { useClient } from '@portico/headless'
import type { SsoConnection } from '@portico/headless/portal/sso-connections'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { connectionName } from './connection-names.ts'
import { isEnding, lastEndOf, stateOf } from './connection-state.ts'
import { ssoConnectionsMessages } from './sso-connections-messages.ts'

/** The warning about certificates that end soon, or have ended. With a next one it is about the change to that one. */
export function CertificateNotice({ connection }: { readonly connection: SsoConnection }): ReactElement | null {
  const t = useMessages(ssoConnectionsMessages)
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  const now = clock.now()
  const state = stateOf(connection, now)
  const on = (at: string | number | null) => dateFormat({ dateStyle: 'long' }).format(at)
  const name = connectionName(connection)
  if (state === 'certificateEnds' || state === 'certificateEnded') {
    return (
      <Alert
        tone={state === 'certificateEnded' ? 'danger' : 'warning'}
        title={t(`ssoConnection.${state}`, { name, date: on(lastEndOf(connection)) })}
      >
        {t(`ssoConnection.${state}Text`, { name })}
      </Alert>
    )
  }
  const { isComplete, certificateExpiresAt: end, nextCertificateExpiresAt: nextEnd } = connection
  if (!isComplete || !end || !nextEnd || !isEnding(end, now)) return null
  const hasEnded = Date.parse(end) <= now
  return (
    <Alert
      tone={hasEnded ? 'warning' : 'info'}
      title={t(hasEnded ? 'ssoCertificate.tookOver' : 'ssoCertificate.takesOver', { name, date: on(end) })}
    >
      {t('ssoCertificate.takesOverText', { name, date: on(nextEnd) })}
    </Alert>
  )
}

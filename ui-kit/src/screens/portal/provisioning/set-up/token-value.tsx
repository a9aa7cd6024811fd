'use client'

import type { Secret } from '@portico/headless/core'
import type { ProvisionConnection } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { SecretField } from '../../../../frame/portal/shown-once/secret-field.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Alert } from '../../../../primitives/alert/alert.tsx'
import { Button } from '../../../../primitives/button/button.tsx'
import { useRotation } from '../use-rotation.tsx'
import { directoryMessages } from './set-up-messages.ts'

/** A token that was just created. */
export interface HeldToken {
  readonly token: Secret
  /** Its end (ISO 8601); `null` without one. */
  readonly expiresAt: string | null
}

export interface TokenValueProps {
  readonly connection: ProvisionConnection
  /** `null` if it was shown before. */
  readonly token: HeldToken | null
  /** The word of the directory for the token. Default: ours. */
  readonly label?: string | undefined
  readonly onToken: (token: HeldToken) => void
}

/** The token, shown once with its end. Later, the way to a new one. */
export function TokenValue({ connection, token, label, onToken }: TokenValueProps): ReactElement {
  const t = useMessages(directoryMessages)
  const dateFormat = useDateFormat()
  const rotation = useRotation(onToken)
  const canRotate = connection.tokens !== null
  if (token) {
    const { expiresAt } = token
    const end =
      expiresAt === null
        ? t('directorySetUp.app.noEnd')
        : t('directorySetUp.app.ends', { date: dateFormat({ dateStyle: 'long' }).format(expiresAt) })
    return (
      <>
        <SecretField
          label={label ?? t('provisioning.token')}
          secret={token.token}
          help={t('directorySetUp.app.once', { end })}
        />
        {rotation.dialog}
      </>
    )
  }
  return (
    <>
      <Alert tone="info" title={t('directorySetUp.app.tokenGone')}>
        {t(canRotate ? 'directorySetUp.app.tokenGoneText' : 'directorySetUp.app.tokenGoneFinal')}
      </Alert>
      {canRotate && (
        <Button size="sm" onPress={() => rotation.rotate(connection)}>
          {t('provisioning.rotate')}
        </Button>
      )}
      {rotation.dialog}
    </>
  )
}

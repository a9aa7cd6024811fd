'use client'

import { type ProvisionConnection, type RotatedToken, useProvisioning } from '@portico/headless/portal/provisioning'
import { type ReactNode, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { ShownOnce } from '../../../frame/portal/shown-once/shown-once.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { useSourceName } from './directory-names.ts'
import { provisioningMessages } from './provisioning-messages.ts'

/** The replacement of a token, with the dialogs that it opens. */
export interface Rotation {
  /** Asks, then replaces the token. */
  readonly rotate: (connection: ProvisionConnection) => void
  readonly dialog: ReactNode
}

/**
 * Replaces the token of a connection after a question. Without `onRotated` the new one is shown once in a dialog.
 */
export function useRotation(onRotated?: (token: RotatedToken) => void): Rotation {
  const t = useMessages(provisioningMessages)
  const dateFormat = useDateFormat()
  const nameOf = useSourceName()
  const actions = useProvisioning()
  const { confirm, dialog } = useConfirm(provisioningMessages)
  const [shown, setShown] = useState<NewToken | null>(null)

  function rotate(connection: ProvisionConnection) {
    let token: RotatedToken | null = null
    confirm({
      title: t('provisioning.rotateTitle', { name: connection.name }),
      text: t('provisioning.rotateText'),
      confirm: t('provisioning.rotateConfirm'),
      isDanger: false,
      async run() {
        const outcome = await actions.rotate({ id: connection.id })
        if (outcome.ok) {
          token = outcome.value
          onRotated?.(outcome.value)
        }
        return outcome
      },
      // One dialog closes before the other opens.
      onClose: () => token && !onRotated && setShown({ connection, ...token }),
    })
  }
  return {
    rotate,
    dialog: (
      <>
        {dialog}
        {shown && (
          <ShownOnce
            secret={shown.token}
            title={shown.connection.name}
            lead={t('provisioning.rotatedLead', {
              directory: nameOf(shown.connection.source),
              date: dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(shown.formerExpiresAt),
            })}
            label={t('provisioning.token')}
            once={t('provisioning.onceRotate')}
            onDone={() => setShown(null)}
          />
        )}
      </>
    ),
  }
}

/** A token with its connection. */
interface NewToken extends RotatedToken {
  readonly connection: ProvisionConnection
}

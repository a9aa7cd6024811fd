'use client'

import { type ProvisionConnection, type RotatedToken, useProvisioning } from '@portico/headless/portal/provisioning'
import { type ReactNode, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { ShownOnce } from '../../../frame/portal/shown-once/shown-once.tsx'
import { choiceLike, TokenEnd } from '../../../frame/portal/token-end/token-end.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { useSourceName } from './directory-names.ts'
import { provisioningMessages } from './provisioning-messages.ts'
import { tokenLife, usualEnd } from './token-life.ts'

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
    const [newest] = connection.tokens ?? []
    let end = newest ? choiceLike(newest, usualEnd) : usualEnd
    confirm({
      title: t('provisioning.rotateTitle', { name: connection.name }),
      text: t('provisioning.rotateText'),
      confirm: t('provisioning.rotateConfirm'),
      isDanger: false,
      body: <NextEnd first={end} onChange={(chosen) => (end = chosen)} />,
      async run() {
        const outcome = await actions.rotate({ id: connection.id, ...tokenLife(end) })
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

/** The choice of the end of the next token. */
function NextEnd({ first, onChange }: { readonly first: string; readonly onChange: (chosen: string) => void }) {
  const t = useMessages(provisioningMessages)
  const [chosen, setChosen] = useState(first)
  function choose(end: string) {
    setChosen(end)
    onChange(end)
  }
  return <TokenEnd label={t('provisioning.expires')} value={chosen} onChange={choose} />
}

/** A token with its connection. */
interface NewToken extends RotatedToken {
  readonly connection: ProvisionConnection
}

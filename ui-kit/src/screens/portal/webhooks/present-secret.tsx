'use client'

import type { Secret } from '@portico/headless/core'
import { useWebhooks } from '@portico/headless/portal/webhooks'
import { type ReactElement, type ReactNode, type Ref, useState } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { SecretField } from '../../../frame/portal/shown-once/secret-field.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shownOnceMessages } from '../../../i18n/messages/portal/shown-once.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../../../primitives/icon/paths.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { webhooksMessages } from './webhooks-messages.ts'

/** The secret that a webhook has now. */
export interface StoredSecret {
  readonly webhookId: string
  readonly secret: Secret
  /** The number of saves so far. Each of them ends a replacement. */
  readonly saves: number
}

export interface PresentSecretProps extends Omit<StoredSecret, 'saves'> {
  /** The field of the secret that replaces it. */
  readonly control: FieldControl<string>
}

/** The secret that signs deliveries now: to copy into the receiver, to replace by another, or to remove. */
export function PresentSecret({ webhookId, secret, control }: PresentSecretProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(webhooksMessages)
  const { update } = useWebhooks()
  const { confirm, dialog } = useConfirm(webhooksMessages)
  const [isReplacing, setReplacing] = useState(false)
  const [hasReplaced, setReplaced] = useState(false)
  const replace = () => {
    setReplacing(true)
    setReplaced(true)
  }
  const ask = () =>
    confirm({
      title: t('webhooks.secretRemoveTitle'),
      text: t('webhooks.secretRemoveText'),
      confirm: t('webhooks.secretRemove'),
      run: () => update({ id: webhookId, secret: null }),
    })
  const keep = () => {
    control.onChange('')
    setReplacing(false)
  }

  if (isReplacing) {
    return (
      <SecretInput {...control} inputRef={focus} help={t('webhooks.newSecretHelp')}>
        <Button size="sm" variant="quiet" onPress={keep}>
          {t('webhooks.secretKeep')}
        </Button>
      </SecretInput>
    )
  }
  return (
    <>
      <SecretField
        className={classOf('Field')}
        label={control.label}
        secret={secret}
        help={control.help}
        actions={
          <>
            <Button size="sm" variant="quiet" ref={hasReplaced ? focus : undefined} onPress={replace}>
              {t('webhooks.secretReplace')}
            </Button>
            <Button size="sm" variant="quiet" aria-label={t('webhooks.secretRemove')} onPress={ask}>
              {t('webhooks.secretDrop')}
            </Button>
          </>
        }
      />
      {dialog}
    </>
  )
}

/** Focuses a control as it appears. */
function focus(control: HTMLElement | null) {
  control?.focus()
}

interface SecretInputProps extends FieldControl<string> {
  /** Receives the input, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>
  /** Buttons before the one that shows the text. */
  readonly children?: ReactNode
}

/** A field for a new secret, hidden at first. No password of the browser belongs to it. */
export function SecretInput({ inputRef, children, ...control }: SecretInputProps): ReactElement {
  const t = useMessages(shownOnceMessages)
  const [isShown, setShown] = useState(false)
  return (
    <TextField {...control} ref={inputRef} type={isShown ? 'text' : 'password'} autoComplete="off" dir="ltr">
      {children}
      <Button
        variant="quiet"
        size="sm"
        icon={<Icon path={isShown ? eyeOffIcon : eyeIcon} />}
        aria-label={t(isShown ? 'shownOnce.hide' : 'shownOnce.show', { label: control.label })}
        onPress={() => setShown(!isShown)}
      />
    </TextField>
  )
}

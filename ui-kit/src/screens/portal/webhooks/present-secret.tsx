'use client'

import type { Secret } from '@portico/headless/core'
import { useWebhooks } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { useViewOnly } from '../../../frame/portal/section-page/page-access.ts'
import { SecretField } from '../../../frame/portal/shown-once/secret-field.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { webhooksMessages } from './webhooks-messages.ts'

export interface PresentSecretProps {
  readonly webhookId: string
  readonly secret: Secret
}

/** The secret that signs deliveries now, to copy into the receiver, or to remove. Only those who may change it see it. */
export function PresentSecret({ webhookId, secret }: PresentSecretProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(webhooksMessages)
  const { update } = useWebhooks()
  const { confirm, dialog } = useConfirm(webhooksMessages)
  const viewOnly = useViewOnly()
  if (viewOnly) return null
  const ask = () =>
    confirm({
      title: t('webhooks.secretRemoveTitle'),
      text: t('webhooks.secretRemoveText'),
      confirm: t('webhooks.secretRemove'),
      run: () => update({ id: webhookId, secret: null }),
    })
  return (
    <div className={classOf('WebhookSecret')}>
      <SecretField
        label={t('webhooks.secret')}
        secret={secret}
        actions={
          <Button size="sm" variant="quiet" onPress={ask}>
            {t('webhooks.secretRemove')}
          </Button>
        }
      />
      <p className={classOf('Help')}>{t('webhooks.secretCheck', { header: 'x-webhook-secret' })}</p>
      {dialog}
    </div>
  )
}

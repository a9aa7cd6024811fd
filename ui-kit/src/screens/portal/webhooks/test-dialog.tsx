'use client'

import { useSession } from '@portico/headless'
import { useWebhooks, type Webhook, type WebhookTestResult } from '@portico/headless/portal/webhooks'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CodeFrame } from './code-frame.tsx'
import { asDelivery, DeliveryState } from './delivery-state.tsx'
import { useEventName } from './event-picker.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface TestDialogProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

/** The dialog that sends a test to a webhook, and shows the answer of the receiver. */
export function TestDialog({ webhook, onClose }: TestDialogProps): ReactElement {
  const { url, secret, eventKeys } = webhook
  const classOf = useClasses()
  const t = useMessages(webhooksMessages)
  const nameOf = useEventName('webhook')
  const tenantId = useSession(({ user }) => user?.tenantId ?? '')
  const { test, calls } = useWebhooks()
  const { isPending, error } = useAttempt(calls, 'test')
  const failure = useCallFailure(error, webhooksMessages)
  const [eventKey, setEventKey] = useState(eventKeys[0] ?? '')
  const [result, setResult] = useState<WebhookTestResult | null>(null)
  const payload = { eventKey, eventContext: { tenantId }, isTest: true }

  async function send() {
    setResult(null)
    const outcome = await test({ url, secret, payload })
    if (outcome.ok) setResult(outcome.value)
  }

  return (
    <Dialog
      isOpen
      isFull
      size="lg"
      title={t('webhooks.sendTest')}
      lead={t('webhooks.testTo', { url })}
      onOpenChange={onClose}
      footer={
        <>
          <span className={classOf('RecordNote')}>{t('webhooks.testNote')}</span>
          <Button size="md" onPress={onClose}>
            {t('webhooks.close')}
          </Button>
          <Button
            size="md"
            variant="primary"
            isPending={isPending}
            busy={t('webhooks.sending')}
            onPress={() => void send()}
          >
            {t(result || error ? 'webhooks.sendAgain' : 'webhooks.send')}
          </Button>
        </>
      }
    >
      <Select
        label={t('webhooks.event')}
        options={eventKeys.map((key) => ({ id: key, label: nameOf(key) }))}
        value={eventKey}
        onChange={setEventKey}
      />
      <CodeFrame
        label={t('webhooks.payload')}
        copy={t('webhooks.copyPayload')}
        text={JSON.stringify(payload, null, 2)}
      />
      <div role="status">
        {result && (
          <CodeFrame
            label={t('webhooks.response')}
            badge={<DeliveryState delivery={asDelivery(result)} />}
            copy={t('webhooks.copyResponse')}
            text={result.message}
          />
        )}
        {error && (
          <Badge tone="danger" icon={<Icon path={alertIcon} size="sm" />}>
            {t('webhooks.testFailed')}
          </Badge>
        )}
      </div>
      <CallFailure failure={failure} />
    </Dialog>
  )
}

'use client'

import type { Webhook, WebhookHealth } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { useFailingWords } from './use-failing-words.ts'
import { webhooksMessages } from './webhooks-messages.ts'

export interface FailingNoticeProps {
  readonly webhook: Webhook
  readonly health: WebhookHealth
}

/** A notice above the deliveries of a webhook whose receiver accepts nothing. */
export function FailingNotice({ webhook: { url }, health }: FailingNoticeProps): ReactElement | null {
  const t = useMessages(webhooksMessages)
  const wordsOf = useFailingWords()
  const { failing, last } = health
  if (!failing) return null
  const count = failing.count
  const status = last?.statusCode ?? null
  return (
    <Alert tone="danger" title={wordsOf(failing)}>
      {status === null
        ? t('webhooks.failingUnanswered', { count, host: hostOf(url) })
        : t('webhooks.failingAnswered', { count, host: hostOf(url), status: String(status) })}
    </Alert>
  )
}

function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}

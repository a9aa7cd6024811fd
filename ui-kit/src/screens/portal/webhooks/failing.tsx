'use client'

import { useClient } from '@portico/headless'
import { daysBetween } from '@portico/headless/internal'
import type { Webhook, WebhookFailing, WebhookHealth } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat, useTimeZone } from '../../../i18n/use-date-format.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface FailingBadgeProps {
  readonly failing: WebhookFailing
}

/** The state of a webhook whose receiver accepts nothing. */
export function FailingBadge({ failing }: FailingBadgeProps): ReactElement {
  const wordsOf = useFailingWords()
  return (
    <Badge tone="danger" icon={<Icon path={alertIcon} size="sm" />}>
      {wordsOf(failing)}
    </Badge>
  )
}

interface FailingNoticeProps {
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

/** The words of a failing webhook: with the time for a failure of today, else with its day. */
function useFailingWords(): (failing: WebhookFailing) => string {
  const t = useMessages(webhooksMessages)
  const dateFormat = useDateFormat()
  const zone = useTimeZone()
  const { clock } = useClient().ports
  return ({ since, isWhole }) => {
    const time = timeOf(since)
    if (time === null) return t('webhooks.failing')
    const isToday = daysBetween(zone, clock.now(), time) === 0
    const moment = dateFormat(isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(time)
    return t(isWhole ? 'webhooks.failingSince' : 'webhooks.failingLonger', { moment })
  }
}

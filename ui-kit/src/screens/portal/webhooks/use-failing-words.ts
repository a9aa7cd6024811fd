'use client'

import { useClient } from '@portico/headless'
import { daysBetween } from '@portico/headless/internal'
import type { WebhookFailing } from '@portico/headless/portal/webhooks'
import { useMessages } from '../../../i18n/index.ts'
import { timeOf, useDateFormat, useTimeZone } from '../../../i18n/use-date-format.ts'
import { webhooksMessages } from './webhooks-messages.ts'

/** The words of a failing webhook: with the time for a failure of today, else with its day. */
export function useFailingWords(): (failing: WebhookFailing) => string {
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

'use client'

import type { WebhookDelivery, WebhookTestResult } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface DeliveryStateProps {
  readonly delivery: Pick<WebhookDelivery, 'statusCode' | 'isDelivered'>
}

/** The status of a receiver: its number, and in words whether it has accepted the delivery. */
export function DeliveryState({ delivery: { statusCode, isDelivered } }: DeliveryStateProps): ReactElement {
  const t = useMessages(webhooksMessages)
  const status = statusCode === null ? null : { status: String(statusCode) }
  return isDelivered ? (
    <Badge tone="success" hasDot>
      {status ? t('webhooks.deliveredStatus', status) : t('webhooks.delivered')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={<Icon path={alertIcon} size="sm" />}>
      {status ? t('webhooks.failedStatus', status) : t('webhooks.noAnswer')}
    </Badge>
  )
}

/** The result of a test as a delivery. */
export function asDelivery({ status, statusCode }: WebhookTestResult): DeliveryStateProps['delivery'] {
  return { statusCode, isDelivered: status === 'success' }
}

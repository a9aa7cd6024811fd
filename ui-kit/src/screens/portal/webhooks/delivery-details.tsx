'use client'

import type { PorticoError } from '@portico/headless'
import type { WebhookDelivery } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CodeFrame } from './code-frame.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface DeliveryDetailsProps {
  readonly delivery: WebhookDelivery
  /** The name of the event. */
  readonly name: string
  /** The address of the webhook. */
  readonly url: string
  readonly isRetrying: boolean
  /** The result of the last retry; `null` without one. */
  readonly retried: boolean | null
  /** The failure of the last retry. */
  readonly error: PorticoError | null
  /** Sends the delivery again; `null` if it was delivered, or the person may not. */
  readonly onRetry: (() => void) | null
  readonly onClose: () => void
}

/** Everything that is known of a delivery, with the answer of the receiver. */
export function DeliveryDetails(props: DeliveryDetailsProps): ReactElement {
  const { delivery, name, url, isRetrying, retried, error, onRetry, onClose } = props
  const classOf = useClasses()
  const t = useMessages(webhooksMessages)
  const { code } = useLocale()
  const hasFailedAgain = retried === false && !isRetrying && error === null
  const failure = useCallFailure(error, webhooksMessages)
  return (
    <Drawer
      title={name}
      isOpen
      onOpenChange={onClose}
      footer={
        onRetry && (
          <Button size="md" variant="primary" isPending={isRetrying} busy={t('webhooks.sending')} onPress={onRetry}>
            {t('webhooks.retry')}
          </Button>
        )
      }
    >
      <div className={classOf('WebhookDelivery')}>
        <Facts>
          <Fact name={t('webhooks.result')}>
            <span className={classOf('WebhookLast')}>
              <DeliveryState delivery={delivery} />
              {retried === true && !isRetrying && <Badge tone="plain">{t('webhooks.retried')}</Badge>}
            </span>
          </Fact>
          {delivery.statusCode !== null && (
            <Fact name={t('webhooks.answer')}>
              <bdi dir="ltr">{statusLine(delivery.statusCode)}</bdi>
            </Fact>
          )}
          <Fact name={t('webhooks.sentAt')}>
            <Moment at={delivery.createdAt} />
          </Fact>
          {delivery.duration !== null && (
            <Fact name={t('webhooks.duration')}>{durationText(delivery.duration, code)}</Fact>
          )}
          {delivery.tries !== null && (
            <Fact name={t('webhooks.tries')}>{numberFormat(code).format(delivery.tries)}</Fact>
          )}
          {delivery.eventKey !== null && (
            <Fact name={t('webhooks.event')}>
              <code dir="ltr">{delivery.eventKey}</code>
            </Fact>
          )}
          <Fact name={t('webhooks.url')}>
            <bdi dir="ltr">{url}</bdi>
          </Fact>
          <Fact name={t('webhooks.deliveryId')}>
            <code dir="ltr">{delivery.id}</code>
          </Fact>
        </Facts>
        {hasFailedAgain && (
          <Alert tone="danger" title={t('errors.delivery-refused.title')} isUrgent>
            {t('errors.delivery-refused')}
          </Alert>
        )}
        <CallFailure failure={failure} />
        {delivery.body !== '' && (
          <CodeFrame label={t('webhooks.response')} copy={t('webhooks.copyResponse')} text={delivery.body} />
        )}
        {delivery.payload !== null && (
          <CodeFrame label={t('webhooks.payload')} copy={t('webhooks.copyPayload')} text={delivery.payload} />
        )}
        <p role="status" className={classOf('VisuallyHidden')}>
          {retried === true && !isRetrying && t('webhooks.retried')}
        </p>
      </div>
    </Drawer>
  )
}

/** A time that was measured, as "212 ms" or "1.8 sec". */
function durationText(milliseconds: number, code: string): string {
  const isShort = milliseconds < 1000
  const unit = isShort ? 'millisecond' : 'second'
  const format = numberFormat(code, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(isShort ? milliseconds : milliseconds / 1000)
}

/** The status of an answer with its name in HTTP (RFC 9110, RFC 6585): "503 Service Unavailable". An unknown one is its number. */
function statusLine(status: number): string {
  const name = names.get(status)
  return name === undefined ? String(status) : `${status} ${name}`
}

const names: ReadonlyMap<number, string> = new Map([
  [200, 'OK'],
  [201, 'Created'],
  [202, 'Accepted'],
  [204, 'No Content'],
  [301, 'Moved Permanently'],
  [302, 'Found'],
  [307, 'Temporary Redirect'],
  [308, 'Permanent Redirect'],
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [408, 'Request Timeout'],
  [409, 'Conflict'],
  [410, 'Gone'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [422, 'Unprocessable Content'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [501, 'Not Implemented'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
])

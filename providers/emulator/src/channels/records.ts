import { records, rows } from '../core/records.ts'
import { flag, list, oneOf, optional, record, text } from '../core/shape.ts'

/** People who receive an event. */
export interface MessageSubscription {
  id: string
  name?: string
  enabled: boolean
  /** E-mail addresses, or phone numbers (E.164). */
  recipients: string[]
}

/** An event that a tenant sends by mail or text message. */
export interface MessageConfiguration {
  tenantId: string
  channel: 'email' | 'sms'
  eventKey: string
  enabled: boolean
  subscriptions: MessageSubscription[]
}

const subscription = record<MessageSubscription>({
  id: text,
  name: optional(text),
  enabled: flag,
  recipients: list(text),
})

export const channelRecords = records({
  messageConfigurations: rows<MessageConfiguration>({
    tenantId: text,
    channel: oneOf('email', 'sms'),
    eventKey: text,
    enabled: flag,
    subscriptions: list(subscription),
  }),
})

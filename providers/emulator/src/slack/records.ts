import { records, rows } from '../core/records.ts'
import { flag, list, number, optional, record, text } from '../core/shape.ts'

/** An event that a subscription sends, and the channels of Slack that show it. */
export interface SlackEvent {
  eventKey: string
  channelIds: string[]
  title?: string
  message?: string
}

/** The events that a workspace of Slack receives. */
export interface SlackSubscription {
  id: string
  isActive: boolean
  slackEvents: SlackEvent[]
}

/** The workspace that a tenant has connected. */
export interface SlackWorkspace {
  id: string
  tenantId: string
  channels: { id: string; name: string }[]
  subscriptions: SlackSubscription[]
}

/** A message in a channel of Slack. */
export interface SlackMessage {
  id: string
  tenantId: string
  channelId: string
  title: string
  text: string
  sentAt: string
}

/** A code that a person has brought from the consent of Slack. It is valid once. */
export interface SlackCode {
  id: string
  /** The end of its validity, in epoch milliseconds. */
  expiresAt: number
}

const slackEvent = record<SlackEvent>({
  eventKey: text,
  channelIds: list(text),
  title: optional(text),
  message: optional(text),
})

export const slackRecords = records({
  slackWorkspaces: rows<SlackWorkspace>({
    id: text,
    tenantId: text,
    channels: list(record({ id: text, name: text })),
    subscriptions: list(record<SlackSubscription>({ id: text, isActive: flag, slackEvents: list(slackEvent) })),
  }),
  slackCodes: rows<SlackCode>({ id: text, expiresAt: number }),
  /** Oldest first. */
  slackMessages: rows<SlackMessage>({
    id: text,
    tenantId: text,
    channelId: text,
    title: text,
    text,
    sentAt: text,
  }),
})

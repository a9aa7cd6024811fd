import { oneOf, record, text } from './shape.ts'

/** A mail or text message in the outbox. */
export interface Message {
  id: string
  channel: 'email' | 'sms'
  /** The address or phone number. */
  to: string
  /** The purpose, for example `user-locked`. */
  kind: string
  /** The subject of a mail. */
  subject: string
  text: string
  sentAt: string
}

export const message = record<Message>({
  id: text,
  channel: oneOf('email', 'sms'),
  to: text,
  kind: text,
  subject: text,
  text,
  sentAt: text,
})

import { oneOf, optional, record, text } from './shape.ts'

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
  /** The last line of a mail: the vendor, if it is not white-labelled. Absent otherwise. */
  foot?: string
  sentAt: string
}

export const message = record<Message>({
  id: text,
  channel: oneOf('email', 'sms'),
  to: text,
  kind: text,
  subject: text,
  text,
  foot: optional(text),
  sentAt: text,
})

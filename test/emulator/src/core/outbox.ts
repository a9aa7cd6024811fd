import { drawId } from './random.ts'
import { oneOf, record, text } from './shape.ts'
import type { CoreState } from './state.ts'

/** A mail or text message in the outbox. */
export interface Message {
  /** The id. */
  id: string
  /** Mail or text message. */
  channel: 'email' | 'sms'
  /** The address or phone number. */
  to: string
  /** The purpose, for example `user-locked`. */
  kind: string
  /** The subject of a mail. */
  subject: string
  /** The body. */
  text: string
  /** ISO 8601. */
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

/** Puts a mail or text message into the outbox. Drops the oldest above the limit: strangers can request mails. */
export function send(
  { state, now }: { readonly state: CoreState; readonly now: number },
  sent: Omit<Message, 'id' | 'sentAt'>,
): void {
  state.outbox.push({ id: drawId(state), ...sent, sentAt: new Date(now).toISOString() })
  if (state.outbox.length > mostMessages) state.outbox.splice(0, state.outbox.length - mostMessages)
}

const mostMessages = 1000

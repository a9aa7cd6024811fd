import type { Message } from './message-records.ts'
import { drawId } from './random.ts'
import type { CoreState } from './state.ts'

/** Puts a mail or text message into the outbox. Drops the oldest above the limit: strangers can request mails. */
export function send(
  { state, now }: { readonly state: CoreState; readonly now: number },
  sent: Omit<Message, 'id' | 'foot' | 'sentAt'>,
): void {
  const { name, isWhiteLabelled = false } = state.vendor
  const isNamed = sent.channel === 'email' && !isWhiteLabelled && name !== ''
  const foot = isNamed ? { foot: `Secured by ${name}` } : {}
  state.outbox.push({ id: drawId(state), ...sent, ...foot, sentAt: new Date(now).toISOString() })
  if (state.outbox.length > mostMessages) state.outbox.splice(0, state.outbox.length - mostMessages)
}

const mostMessages = 1000

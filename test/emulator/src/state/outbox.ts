import type { Call } from '../http/call.ts'
import { drawId } from './random.ts'
import type { Message } from './records.ts'

/** Puts a mail or text message into the outbox instead of sending it. */
export function send({ state, now }: Pick<Call, 'state' | 'now'>, message: Omit<Message, 'id' | 'sentAt'>): void {
  state.outbox.push({ id: drawId(state), ...message, sentAt: new Date(now).toISOString() })
  if (state.outbox.length > mostMessages) state.outbox.splice(0, state.outbox.length - mostMessages)
}

/** Strangers can ask for mails: the oldest give way. */
const mostMessages = 1000

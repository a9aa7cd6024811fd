import { drawId, type Seeded } from '../core/random.ts'
import { type Body, flag, optionalText, texts } from '../http/body.ts'
import { malformed } from '../http/errors.ts'
import { isRecord } from '../http/json.ts'
import type { MessageConfiguration, MessageSubscription } from './records.ts'

type Given = Omit<MessageSubscription, 'id'>

/** The subscription of a body. Refuses recipients that the channel does not reach. */
export function subscriptionIn(body: Body, channel: MessageConfiguration['channel']): Given {
  const name = optionalText(body, 'name')
  const recipients = [...new Set(texts(body, 'recipients').map((one) => one.trim()))]
  const stranger = recipients.find((one) => !reachable[channel].test(one))
  if (stranger !== undefined) throw malformed(`recipients has ${stranger}, which is no ${nameOf[channel]}`)
  return { ...(name !== undefined && { name }), enabled: flag(body, 'enabled'), recipients }
}

export function subscriptionsIn(body: Body, channel: MessageConfiguration['channel']): readonly Given[] {
  const given: unknown = body['subscriptions']
  if (Array.isArray(given) && given.every(isRecord)) return given.map((one) => subscriptionIn(one, channel))
  throw malformed('subscriptions must be a list of objects')
}

export function drawnSubscription(state: Seeded, given: Given): MessageSubscription {
  return { id: drawId(state), ...given }
}

const reachable = { email: /^[^@\s]+@[^@\s]+$/, sms: /^\+[1-9]\d{6,14}$/ }
const nameOf = { email: 'e-mail address', sms: 'phone number' }

import type { Client } from '../../client/index.ts'
import type { Challenge } from '../../session/types.ts'
import { methodsOf, stepFor, stepOf } from './steps.ts'
import type { MfaMethod, MfaState } from './types.ts'

/** The first step of a challenge: the factor used last in this tab, if the client remembers it. */
export function standing(
  client: Client,
  challenge: Challenge | null,
): Pick<MfaState, 'step' | 'hasChoice' | 'purpose' | 'enforcedFrom'> {
  const step = stepFor(challenge)
  const hasChoice = step.name === 'verify' && step.methods.length > 1
  const preferred = challenge?.isEnrolled && hasChoice && client.options.rememberMfaMethod ? kept(client) : undefined
  const method = challenge && methodsOf(challenge).find((known) => preferred === wireName(known))
  return {
    step: method ? stepOf(method, challenge) : step,
    hasChoice,
    purpose: 'signIn',
    enforcedFrom: beginOf(challenge),
  }
}

/** When a factor begins to be needed. Text that is no time is ignored. */
function beginOf(challenge: Challenge | null): string | undefined {
  const begin = challenge?.enforcedFrom
  return typeof begin === 'string' && !Number.isNaN(Date.parse(begin)) ? begin : undefined
}

/** Stores the factor used, for the next sign-in in this tab. */
export function keepMethod(client: Client, method: MfaMethod): void {
  client.ports.storage.session.set(keyOf(client), wireName(method))
}

function kept(client: Client): string | null {
  return client.ports.storage.session.get(keyOf(client))
}

function keyOf({ name }: Client): string {
  return `frontegg-preferred-mfa-method:${name}`
}

function wireName(method: MfaMethod): string {
  if (method === 'SMS') return 'sms'
  if (method === 'EmailCode') return 'email'
  return method.replace(/^WebAuthn|^A/, (begin) => begin.toLowerCase())
}

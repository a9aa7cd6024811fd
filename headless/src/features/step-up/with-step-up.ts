import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { sessionChanged } from '../../core/holder.ts'
import { isRecord } from '../../core/record.ts'
import { type StepUpDemand, stepUpDemandIn } from '../../step-up/index.ts'
import { stepUpErrors, stepUpFeature } from './feature.ts'

/**
 * Wraps a call that may demand a step-up. The user proves a second factor in a dialog over the page, no input is lost,
 * and the call runs once more. Concurrent demands share one dialog, and each call is repeated once.
 *
 * A demand is a `Response` with the challenge `insufficient_user_authentication` (RFC 9470), or an error that holds one.
 * A {@link PorticoError} with the code `step-up-required` also counts; its context may hold `maxAge` in seconds, or the
 * `challenge` of an answer to `client.api`. If the
 * user cancels, the call rejects with `step-up-canceled`. If the session gets another person, actor or tenant meanwhile, it
 * rejects with `session-changed`. Without a dialog, it settles with the demand itself.
 *
 * The repeated call gets the same arguments. A `Request` with a consumed body cannot be sent again, except by
 * `createAuthorizedFetch`, which does not consume it.
 *
 * @example
 * ```ts
 * import { createAuthorizedFetch } from '@portico/headless'
 *
 * const api = withStepUp(client, createAuthorizedFetch(client))
 * const response = await api('/api/payouts', { method: 'POST', body })
 * ```
 */
export function withStepUp<Args extends readonly unknown[], Value>(
  client: Client,
  call: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  return async (...args) => {
    const holder = client.holder()
    const since = client.get(stepUpFeature).getSnapshot().rounds
    const first = await attempt(() => call(...args))
    const demand = stepUpDemandOf('value' in first ? first.value : first.error)
    if (!demand) return outcomeOf(first)
    const outcome = await client.get(stepUpFeature).actions.ask({ ...demand, since })
    if (outcome.ok && client.holder() !== holder) throw sessionChanged()
    if (outcome.ok) return call(...args)
    if (outcome.reason === 'canceled') throw canceled(first)
    return outcomeOf(first)
  }
}

/** The step-up that a response or an error demands, or `null`. */
export function stepUpDemandOf(answer: unknown): StepUpDemand | null {
  if (answer instanceof PorticoError && answer.code === stepUpErrors.stepUpRequired) {
    const { maxAge, challenge } = answer.context ?? {}
    if (typeof challenge === 'string') return stepUpDemandIn(challenge) ?? {}
    return typeof maxAge === 'number' && maxAge >= 0 ? { maxAge } : {}
  }
  if (!(answer instanceof Error) && !isRecord(answer) && !(answer instanceof Response)) return null
  if ('headers' in answer) return inHeaders(answer['headers'])
  if ('response' in answer) return stepUpDemandOf(answer['response'])
  return answer instanceof Error && answer.cause !== undefined ? stepUpDemandOf(answer.cause) : null
}

type Attempt<Value> = { readonly value: Value } | { readonly error: unknown }

async function attempt<Value>(call: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await call() }
  } catch (error) {
    return { error }
  }
}

function outcomeOf<Value>(attempted: Attempt<Value>): Value {
  if ('value' in attempted) return attempted.value
  throw attempted.error
}

function inHeaders(headers: unknown): StepUpDemand | null {
  if (headers instanceof Headers) return stepUpDemandIn(headers.get('www-authenticate'))
  if (!isRecord(headers)) return null
  const challenge = headers['www-authenticate']
  return typeof challenge === 'string' ? stepUpDemandIn(challenge) : null
}

function canceled(first: Attempt<unknown>): PorticoError {
  const details = 'error' in first ? { cause: first.error } : {}
  return new PorticoError(
    stepUpErrors.stepUpCanceled,
    'You did not confirm that it is you, so nothing was done',
    details,
  )
}

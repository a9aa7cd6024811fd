import type { Client, Tools } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { StepCall, TaskCall } from '../../core/feature.ts'
import { countIn } from '../../core/lists/rows-in.ts'
import { secret } from '../../core/secret.ts'
import { sessionFeature } from '../../session/feature.ts'
import { passwordStanding } from '../../session/login-answer.ts'
import { clearOwedLogOut } from '../../session/owed-log-out.ts'
import type { Accepted, AcceptedUser, Challenge, LoginAnswer } from '../../session/types.ts'
import { loginFeature } from '../login/index.ts'
import { methodsOf, stepFor, stepOf } from './steps.ts'
import type { MfaActions, MfaMethod, MfaState } from './types.ts'

/** The codes of errors that `mfa` makes itself. Their meaning is in its guide. */
export const mfaErrors = {
  codeNotSent: 'code-not-sent',
  codeRequired: 'code-required',
  noChallenge: 'no-challenge',
  phoneRequired: 'phone-required',
  unknownFactor: 'unknown-factor',
} as const

/** The private memory of the second factor. */
export interface MfaMemory {
  /** The challenge of a step-up or of a change of the own factors. */
  asked: Challenge | null
  /** `true` if that change adds the first factor or removes all of them. */
  isWhole: boolean
  /** The challenge whose factor the provider has accepted before the sign-in is complete. */
  passed: string | null
  /** The provider's verdict on the password, from the answer that accepted that factor. */
  standing: Pick<AcceptedUser, 'password'>
  /** The challenge for which it is known if this device may be remembered. */
  policyOf: string | null
  /** The token of the last code that was sent, and the phone it was sent to. */
  sent: { readonly otcToken: string; readonly deviceId: string | null } | null
  /** The last call that sends a code. The code may arrive before its answer. */
  sending: Promise<unknown> | null
}

/** The tools of every part of the flow. */
export type MfaTools = Tools<MfaState, MfaActions, MfaMemory>

/** A factor, and the call that sends it. */
export interface GivenFactor {
  readonly method: MfaMethod
  readonly send: (challenge: Challenge) => Promise<LoginAnswer>
}

/** The challenge of the sign-in, or of the user's step-up or change. */
export function asked({ client, memory, state }: MfaTools): Challenge | null {
  return state().purpose === 'signIn' ? client.session.getChallenge() : memory().asked
}

/** Ends a step-up or change, and shows the challenge of the sign-in again. */
export function finishRound({ client, memory }: MfaTools, { set }: StepCall<MfaState>): void {
  memory().asked = null
  set(standing(client, client.session.getChallenge()))
}

/** The challenge. Throws `no-challenge` if there is none. */
export function challengeAt(tools: MfaTools): Challenge {
  const challenge = asked(tools)
  if (challenge) return challenge
  throw ended()
}

/** Sends a factor and goes on with the answer. A factor that was accepted before is not sent again. */
export async function giveFactor(tools: MfaTools, call: TaskCall<MfaState>, factor: GivenFactor): Promise<void> {
  const { client, memory } = tools
  const challenge = challengeAt(tools)
  if (memory().passed === challenge.mfaToken) return leadOn(tools, call, await signedIn(tools))
  const answer = await factor.send(challenge)
  memory().passed = challenge.mfaToken
  memory().standing = passwordStanding(answer)
  // Its cookie replaced that of a user who is still to be logged out.
  clearOwedLogOut(client)
  keepMethod(client, factor.method)
  if (!challenge.isEnrolled && answer.recoveryCode) {
    return call.set({ step: { name: 'recoveryCode', recoveryCode: secret(answer.recoveryCode) } })
  }
  leadOn(tools, call, await client.session.accept(answer, call))
}

/** Goes on once the recovery code is kept. */
export async function acknowledgeRecoveryCode(tools: MfaTools, call: TaskCall<MfaState>): Promise<void> {
  const { step, purpose } = call.state()
  if (step.name !== 'recoveryCode') return
  if (purpose === 'signIn') leadOn(tools, call, await signedIn(tools))
  else finishRound(tools, call)
}

/** Completes the sign-in without a factor, while the provider lets it. */
export async function postpone(tools: MfaTools, call: TaskCall<MfaState>): Promise<void> {
  const { client } = tools
  const { mfaToken } = challengeAt(tools)
  const answer = await client.api
    .post('/identity/resources/auth/v1/user/mfa/postpone', { body: { mfaToken } })
    .catch((thrown: unknown) => {
      // A factor is needed by now: the step is the same, without this way on.
      if (thrown instanceof PorticoError && thrown.code === 'ER-MFA-DUE') call.set({ enforcedFrom: undefined })
      throw thrown
    })
  clearOwedLogOut(client)
  leadOn(tools, call, await client.session.accept(answer, call))
}

/** Reads if this device may be remembered. */
export async function loadRememberPolicy(tools: MfaTools, { set, signal }: TaskCall<MfaState>): Promise<void> {
  const { mfaToken } = challengeAt(tools)
  const path = '/identity/resources/configurations/v1/mfa-policy/allow-remember-device'
  const policy = await tools.client.api.get(path, { query: { mfaToken }, signal })
  tools.memory().policyOf = mfaToken
  set({ rememberFor: policy.isAllowedToRemember ? countIn(policy.mfaDeviceExpiration) : null })
}

/** A sign-in proceeds to its next step; a step-up resolves its demand. */
function leadOn(tools: MfaTools, call: StepCall<MfaState>, accepted: Accepted): void {
  const { client } = tools
  const isStepUp = call.state().purpose === 'stepUp'
  if (isStepUp && accepted.kind !== 'authenticated') {
    throw new PorticoError('unreadable-answer', 'The provider gave no answer we can use')
  }
  finishRound(tools, call)
  if (!isStepUp) void client.get(loginFeature).actions.proceed(accepted)
  else if (accepted.kind === 'authenticated') client.emit('steppedUp', accepted.user)
}

/**
 * The user of the cookie that the factor's answer set. Its token may have expired while the recovery code was shown, or
 * before the profile loaded.
 */
async function signedIn({ client, memory }: MfaTools): Promise<Accepted> {
  const outcome = await client.session.refresh()
  if (!outcome.ok && outcome.reason === 'failed') throw outcome.error
  const { user } = client.get(sessionFeature).getSnapshot()
  if (user) return { kind: 'authenticated', user, ...memory().standing }
  throw ended()
}

function ended(): PorticoError {
  return new PorticoError(mfaErrors.noChallenge, 'Your sign-in has ended. Start again with your email address')
}

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
function keepMethod(client: Client, method: MfaMethod): void {
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

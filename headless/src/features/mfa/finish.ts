import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { StepCall, TaskCall } from '../../core/feature.ts'
import { secret } from '../../core/secret.ts'
import { session } from '../../session/feature.ts'
import { passwordStanding } from '../../session/login-answer.ts'
import { clearOwedLogOut } from '../../session/owed-log-out.ts'
import type { Accepted, AcceptedUser, Challenge, LoginAnswer } from '../../session/types.ts'
import { login } from '../login/index.ts'
import { keepMethod, standing } from './preferred.ts'
import type { MfaActions, MfaMethod, MfaState } from './types.ts'

/** What the second factor of one client remembers beside its state: nothing of it is shown or kept. */
export interface Memory {
  /** What a step-up or a change of the own factors asks for. */
  asked: Challenge | null
  /** Whether that change brings the first factor or takes all of them. */
  isWhole: boolean
  /** The challenge whose factor the provider has taken, although nobody is signed in yet. */
  passed: string | null
  /** What the provider said of the password when it took that factor. */
  standing: Pick<AcceptedUser, 'password'>
  /** The challenge for which it is known whether this device may be remembered. */
  policyOf: string | null
  /** What the last code that was sent is given back with, and the phone it went to. */
  sent: { readonly otcToken: string; readonly deviceId: string | null } | null
}

/** What the parts of the flow work with. */
export interface MfaTools {
  /** The client the second factor is given in. */
  readonly client: Client
  /** What is remembered between calls. */
  readonly memory: Memory
  /** The state as it is shown now. */
  readonly state: () => MfaState
  /** What can be done. */
  readonly actions: () => MfaActions
  /** Aborts every call. */
  readonly cancelAll: () => void
}

/** A factor that is about to be given. */
export interface GivenFactor {
  /** Which kind. */
  readonly method: MfaMethod
  /** Sends it. */
  readonly send: (challenge: Challenge) => Promise<LoginAnswer>
}

/** What is asked for: by the sign-in, or of somebody who is signed in. */
export function asked({ client, memory, state }: MfaTools): Challenge | null {
  return state().purpose === 'signIn' ? client.session.getChallenge() : memory.asked
}

/** Nothing is asked of who is signed in any more; what a sign-in asks for stands again. */
export function settle({ client, memory }: MfaTools, { set }: StepCall<MfaState>): void {
  memory.asked = null
  set(standing(client, client.session.getChallenge()))
}

/** The same, where it must be there. */
export function challengeAt(tools: MfaTools): Challenge {
  const challenge = asked(tools)
  if (challenge) return challenge
  throw ended()
}

/** Gives a factor and leads on from the answer. One that was taken before is not given again. */
export async function giveFactor(tools: MfaTools, call: TaskCall<MfaState>, factor: GivenFactor): Promise<void> {
  const { client, memory } = tools
  const challenge = challengeAt(tools)
  if (memory.passed === challenge.mfaToken) return leadOn(tools, call, await signedIn(tools))
  const answer = await factor.send(challenge)
  memory.passed = challenge.mfaToken
  memory.standing = passwordStanding(answer)
  // Its cookie took the place of that of whoever is still to be logged out.
  clearOwedLogOut(client)
  keepMethod(client, factor.method)
  if (!challenge.isEnrolled && answer.recoveryCode) {
    return call.set({ step: { name: 'recoveryCode', recoveryCode: secret(answer.recoveryCode) } })
  }
  leadOn(tools, call, await client.session.accept(answer, call))
}

/** The recovery code is in a safe place. */
export async function acknowledgeRecoveryCode(tools: MfaTools, call: TaskCall<MfaState>): Promise<void> {
  const { step, purpose } = call.state()
  if (step.name !== 'recoveryCode') return
  if (purpose === 'signIn') leadOn(tools, call, await signedIn(tools))
  else settle(tools, call)
}

/** Asks whether this device may be remembered. */
export async function loadRememberPolicy(tools: MfaTools, { set, signal }: TaskCall<MfaState>): Promise<void> {
  const { mfaToken } = challengeAt(tools)
  const path = '/identity/resources/configurations/v1/mfa-policy/allow-remember-device'
  const policy = await tools.client.api.get(path, { query: { mfaToken }, signal })
  tools.memory.policyOf = mfaToken
  set({ rememberFor: policy.isAllowedToRemember ? policy.mfaDeviceExpiration : null })
}

/** A sign-in goes on to what follows it; a step-up goes back to whoever asked for it. */
function leadOn(tools: MfaTools, call: StepCall<MfaState>, accepted: Accepted): void {
  const { client } = tools
  const isStepUp = call.state().purpose === 'stepUp'
  if (isStepUp && accepted.kind !== 'authenticated') {
    throw new PorticoError('unreadable-answer', 'The provider gave no answer we can use')
  }
  settle(tools, call)
  if (!isStepUp) void client.get(login).actions.proceed(accepted)
  else if (accepted.kind === 'authenticated') client.emit('steppedUp', accepted.user)
}

/**
 * Who is signed in by the cookie that came when the factor was taken: the token that came with it may have ended while
 * the recovery code was written down, or before the profile could be read.
 */
async function signedIn({ client, memory }: MfaTools): Promise<Accepted> {
  const outcome = await client.session.refresh()
  if (!outcome.ok && outcome.reason === 'failed') throw outcome.error
  const { user } = client.get(session).getSnapshot()
  if (user) return { kind: 'authenticated', user, ...memory.standing }
  throw ended()
}

function ended(): PorticoError {
  return new PorticoError('no-challenge', 'Your sign-in has ended. Start again with your email address')
}

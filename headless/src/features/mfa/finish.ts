import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { StepCall, TaskCall } from '../../core/feature.ts'
import { secret } from '../../core/secret.ts'
import { session } from '../../session/feature.ts'
import { passwordStanding } from '../../session/password-standing.ts'
import { settleLogOut } from '../../session/settle-log-out.ts'
import type { Accepted, AcceptedUser, Challenge, LoginAnswer } from '../../session/types.ts'
import { login } from '../login/index.ts'
import { keepMethod, standing } from './preferred.ts'
import type { MfaActions, MfaMethod, MfaState } from './types.ts'

/** The private data of the second factor of one client. It is neither rendered nor stored. */
export interface Memory {
  /** The challenge of a step-up or of a change to the user's factors. */
  asked: Challenge | null
  /** `true` if the change adds the first factor or removes all. */
  isWhole: boolean
  /** The token of a challenge that the provider has accepted before the sign-in completed. */
  passed: string | null
  /** The state of the password in that answer. */
  standing: Pick<AcceptedUser, 'password'>
  /** The challenge whose remember-device policy has been loaded. */
  policyOf: string | null
  /** The token of the last sent code, and the phone that received it. */
  sent: { readonly otcToken: string; readonly deviceId: string | null } | null
}

/** The shared context of the flow's functions. */
export interface MfaTools {
  readonly client: Client
  /** Private data that lasts between calls. */
  readonly memory: Memory
  readonly state: () => MfaState
  readonly actions: () => MfaActions
  readonly cancelAll: () => void
}

/** A factor to be submitted. */
export interface GivenFactor {
  readonly method: MfaMethod
  readonly send: (challenge: Challenge) => Promise<LoginAnswer>
}

/** The current challenge: of the sign-in, or of a step-up or change. */
export function asked({ client, memory, state }: MfaTools): Challenge | null {
  return state().purpose === 'signIn' ? client.session.getChallenge() : memory.asked
}

/** Ends a step-up or change, and restores the challenge of a sign-in. */
export function settle({ client, memory }: MfaTools, { set }: StepCall<MfaState>): void {
  memory.asked = null
  set(standing(client, client.session.getChallenge()))
}

/** The current challenge; throws `no-challenge` if there is none. */
export function challengeAt(tools: MfaTools): Challenge {
  const challenge = asked(tools)
  if (challenge) return challenge
  throw ended()
}

/** Submits a factor and continues with the answer. An accepted factor is not submitted twice. */
export async function giveFactor(tools: MfaTools, call: TaskCall<MfaState>, factor: GivenFactor): Promise<void> {
  const { client, memory } = tools
  const challenge = challengeAt(tools)
  if (memory.passed === challenge.mfaToken) return leadOn(tools, call, await signedIn(tools))
  const answer = await factor.send(challenge)
  memory.passed = challenge.mfaToken
  memory.standing = passwordStanding(answer)
  // The new cookie replaced that of the user with a pending log-out.
  settleLogOut(client)
  keepMethod(client, factor.method)
  if (!challenge.isEnrolled && answer.recoveryCode) {
    return call.set({ step: { name: 'recoveryCode', recoveryCode: secret(answer.recoveryCode) } })
  }
  leadOn(tools, call, await client.session.accept(answer, call))
}

/** Continues after the person has saved the recovery code. */
export async function acknowledgeRecoveryCode(tools: MfaTools, call: TaskCall<MfaState>): Promise<void> {
  const { step, purpose } = call.state()
  if (step.name !== 'recoveryCode') return
  if (purpose === 'signIn') leadOn(tools, call, await signedIn(tools))
  else settle(tools, call)
}

/** Loads the policy for remembering this device. */
export async function loadRememberPolicy(tools: MfaTools, { set, signal }: TaskCall<MfaState>): Promise<void> {
  const { mfaToken } = challengeAt(tools)
  const path = '/identity/resources/configurations/v1/mfa-policy/allow-remember-device'
  const policy = await tools.client.api.get(path, { query: { mfaToken }, signal })
  tools.memory.policyOf = mfaToken
  set({ rememberFor: policy.isAllowedToRemember ? policy.mfaDeviceExpiration : null })
}

/** Ends a step-up with an event; a sign-in proceeds to the next step. */
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
 * The user of the cookie that the factor's answer set. Its token may have expired while the recovery code was shown, or
 * before the profile loaded.
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

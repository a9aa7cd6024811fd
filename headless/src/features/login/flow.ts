import { type Client, keepWayBack, navigateAfterAuth, readFromAddress } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { LifeCall, StepCall, TaskCall } from '../../core/feature.ts'
import type { Accepted, Challenge } from '../../session/types.ts'
import { localStep, ssoStep } from './preflight.ts'
import { emailOf, interruptedKey, preLogin, secondFactor } from './steps.ts'
import type { EmailInput, LoginActions, LoginState, LoginStep, PasswordInput, RecoveryCodeInput } from './types.ts'

/** Looks for the person's identity provider and goes there, or shows the local way in (SPEC section 4, preflight). */
export async function submitEmail(client: Client, call: TaskCall<LoginState>, input: EmailInput): Promise<void> {
  const email = given(input.email.trim(), ...missingEmail)
  const step = (await ssoStep(client, email, call.signal)) ?? (await localStep(client, email, call.signal))
  call.set({ step })
  if (step.name !== 'redirectToSSO') return
  keepWayBack(client)
  await call.delay(ssoRedirectDelay)
  client.leave(step.address)
}

/** Signs in with a password; answers what {@link proceed} leads on from. */
export async function submitPassword(
  client: Client,
  call: TaskCall<LoginState>,
  { email, password, recaptchaToken, invitationToken }: PasswordInput,
): Promise<Accepted> {
  // A look for the identity provider that is still under way would lead elsewhere afterwards.
  call.signal.throwIfAborted()
  call.cancelOthers()
  const invitation = invitationToken ?? readFromAddress(client, ['invitationToken']).invitationToken
  const body = {
    email: given(email?.trim() ?? emailOf(call.state().step), ...missingEmail),
    password: given(password, 'password-required', 'Enter your password'),
    ...(recaptchaToken && { recaptchaToken }),
    ...(invitation && { invitationToken: invitation }),
  }
  call.set(({ step }) => ({ step: 'email' in step ? { ...step, email: body.email } : step }))
  const answer = await client.api.post('/identity/resources/auth/v1/user', { body, signal: call.signal })
  return client.session.accept(answer, call)
}

/** The steps after an answer that ended a sign-in, and the page after them (SPEC section 4, after login). */
export async function proceed(
  client: Client,
  { set, state, delay }: TaskCall<LoginState>,
  accepted: Accepted,
): Promise<void> {
  const email = emailOf(state().step)
  const isWaiting = accepted.kind === 'challenge'
  client.ports.storage.session.set(interruptedKey(client), isWaiting ? (accepted.challenge.email ?? email) : null)
  set({ step: stepAfter(accepted, email) })
  if (accepted.kind !== 'authenticated') return
  await delay(afterAuthDelay)
  navigateAfterAuth(client)
}

/** Switches the second factor off with the recovery code; the password is asked for again. */
export async function submitRecoveryCode(
  client: Client,
  { set, state, signal }: TaskCall<LoginState>,
  input: RecoveryCodeInput,
): Promise<void> {
  const email = given(emailOf(state().step), ...missingEmail)
  const recoveryCode = given(input.recoveryCode.trim(), 'code-required', 'Enter your recovery code')
  await client.api.post('/identity/resources/auth/v1/user/mfa/recover', { body: { email, recoveryCode }, signal })
  client.ports.storage.session.set(interruptedKey(client), null)
  client.session.dropChallenge()
  set({ step: preLogin(email, 'secondFactorRemoved') })
}

/** Asks for the recovery code instead of the second factor. */
export function startRecovery({ set, state }: StepCall<LoginState>): void {
  set({ step: { name: 'recoverTwoFactor', email: emailOf(state().step) } })
}

/** Back to the first step. */
export function restart(client: Client, { set, state }: StepCall<LoginState>, cancelAll: () => void): void {
  const email = emailOf(state().step)
  cancelAll()
  client.session.dropChallenge()
  client.ports.storage.session.set(interruptedKey(client), null)
  set({ step: preLogin(email) })
}

/** Leads where the session does: to the second factor it asks for, or back from one that is given up. */
export function follow({ set, state }: StepCall<LoginState>, challenge: Challenge | null): void {
  const { step } = state()
  const email = emailOf(step)
  if (challenge) set({ step: secondFactor(challenge, challenge.email ?? email) })
  else if (/TwoFactor$/.test(step.name)) set({ step: preLogin(email) })
}

/** Goes to the identity provider at once. */
export function continueToSso(client: Client, { state }: StepCall<LoginState>, cancelAll: () => void): void {
  const { step } = state()
  if (step.name !== 'redirectToSSO') return
  cancelAll()
  client.leave(step.address)
}

/** Back to the second factor; where it is no longer asked for, to the beginning. */
export function cancelRecovery(client: Client, { set, state }: StepCall<LoginState>, cancelAll: () => void): void {
  const email = emailOf(state().step)
  cancelAll()
  const challenge = client.session.getChallenge()
  set({ step: challenge ? secondFactor(challenge, email) : preLogin(email) })
}

/** Stays where the page is. */
export function stay({ set, state }: StepCall<LoginState>, cancelAll: () => void): void {
  if (state().step.name !== 'success') return
  cancelAll()
  set({ step: { name: 'success', isStaying: true } })
}

/**
 * A sign-in that is over begins again, one whose second factor was asked for before this code was here goes on; and after
 * a reload in the middle of the second factor it says why the person is asked for everything again.
 */
export function begin(life: LifeCall<Client, LoginState, LoginActions>): void {
  const { client, set, state } = life
  if (state().step.name === 'success') set({ step: preLogin('') })
  const challenge = client.session.getChallenge()
  if (challenge && state().step.name === 'preLogin') follow(life, challenge)
  const { session: interruption } = client.ports.storage
  const key = interruptedKey(client)
  const email = interruption.get(key)
  if (email === null || challenge || state().step.name !== 'preLogin') return
  interruption.set(key, null)
  set({ step: preLogin(email, 'secondFactorInterrupted') })
}

const missingEmail = ['email-required', 'Enter your email address'] as const

/** Milliseconds between telling of the identity provider and going there (SPEC section 4). */
const ssoRedirectDelay = 2000

/** Milliseconds between being signed in and moving on (SPEC section 4). */
const afterAuthDelay = 200

function given(value: string, code: string, message: string): string {
  if (value === '') throw new PorticoError(code, message)
  return value
}

function stepAfter(accepted: Accepted, email: string): LoginStep {
  switch (accepted.kind) {
    case 'challenge':
      return secondFactor(accepted.challenge, accepted.challenge.email ?? email)
    case 'authenticated':
      return { name: 'success', isStaying: false }
    case 'passwordReset':
      return { name: 'unsupported', email, reason: 'passwordRotationExpired' }
    case 'unsupported':
      return { name: 'unsupported', email, reason: accepted.reason }
    default:
      return accepted satisfies never
  }
}

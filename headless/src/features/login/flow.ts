import { type Client, navigateAfterAuth } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { LifeCall, TaskCall } from '../../core/feature.ts'
import type { Accepted, LoginAnswer } from '../../session/types.ts'
import { localStep, ssoAddress } from './preflight.ts'
import { emailOf, interruptedKey, preLogin, secondFactor } from './steps.ts'
import type {
  EmailInput,
  LoginActions,
  LoginState,
  LoginStep,
  PasswordInput,
  ProceedInput,
  RecoveryCodeInput,
} from './types.ts'

/** Looks for the person's identity provider and goes there, or shows the local way in (SPEC section 4, preflight). */
export async function submitEmail(client: Client, call: TaskCall<LoginState>, input: EmailInput): Promise<void> {
  const email = given(input.email.trim(), ...missingEmail)
  const address = await ssoAddress(client, email, call.signal)
  if (!address) return call.set({ step: await localStep(client, email) })
  call.set({ step: { name: 'redirectToSSO', email, address } })
  await call.delay(ssoRedirectDelay)
  client.leave(address)
}

/** Signs in with a password; answers what {@link goOn} goes on from. */
export async function submitPassword(
  client: Client,
  call: TaskCall<LoginState>,
  { email, password, invitationToken }: PasswordInput,
): Promise<ProceedInput> {
  const body = {
    email: given(email?.trim() ?? emailOf(call.state().step), ...missingEmail),
    password: given(password, 'password-required', 'Enter your password'),
    ...(invitationToken && { invitationToken }),
  }
  call.set(({ step }) => ({ step: 'email' in step ? { ...step, email: body.email } : step }))
  const answer = await client.api.post('/identity/resources/auth/v1/user', { body, signal: call.signal })
  return { accepted: await client.session.accept(answer, call), answer }
}

/** The steps after an answer that ended a sign-in, and the page after them (SPEC section 4, after login). */
export async function goOn(
  client: Client,
  { set, state, delay }: TaskCall<LoginState>,
  { accepted, answer }: ProceedInput,
): Promise<void> {
  const email = emailOf(state().step)
  const isWaiting = accepted.kind === 'challenge'
  client.ports.storage.session.set(interruptedKey, isWaiting ? (accepted.challenge.email ?? email) : null)
  set({ step: stepAfter(accepted, answer, email) })
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
  const email = emailOf(state().step)
  const recoveryCode = given(input.recoveryCode.trim(), 'code-required', 'Enter your recovery code')
  await client.api.post('/identity/resources/auth/v1/user/mfa/recover', { body: { email, recoveryCode }, signal })
  client.ports.storage.session.set(interruptedKey, null)
  set({ step: preLogin(email, 'secondFactorRemoved') })
}

/** Says, after a reload in the middle of the second factor, why the person is asked for everything again. */
export function tellOfInterruption({ client, set, state }: LifeCall<Client, LoginState, LoginActions>): void {
  const { session: interruption } = client.ports.storage
  const email = interruption.get(interruptedKey)
  if (email === null || client.session.getChallenge() || state().step.name !== 'preLogin') return
  interruption.set(interruptedKey, null)
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

function stepAfter(accepted: Accepted, answer: LoginAnswer, email: string): LoginStep {
  switch (accepted.kind) {
    case 'challenge':
      return secondFactor(accepted.challenge, accepted.challenge.email ?? email)
    case 'authenticated':
      return { name: 'success' }
    case 'passwordReset':
      return { name: 'unsupported', email, reason: 'passwordRotationExpired' }
    case 'unsupported':
      return { name: 'unsupported', email, reason: Object.keys(answer).join(', ') }
    default:
      return accepted satisfies never
  }
}

import type { Client, Tools } from '../../client/index.ts'
import { rememberWay } from '../../client/ways-in.ts'
import { typedAddress } from '../../core/email-address.ts'
import { PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { isRefused } from '../../core/is-refused.ts'
import { checkResend } from '../../core/sent-times.ts'
import { typedCode } from '../../core/typed-code.ts'
import { isWordless } from '../../http/provider-error.ts'
import { type LoginStep, loginFeature, type SentMessage } from '../login/index.ts'
import { sendPasswordless } from '../login/internal.ts'
import { addressOf, wayOf } from './sent-step.ts'
import type { PasscodeInput, PasswordlessActions, PasswordlessState, SendInput } from './types.ts'

/** The codes of errors that `passwordless` makes itself. Their meaning is in its guide. */
const passwordlessErrors = {
  emailRequired: 'email-required',
  failedToAuthenticate: 'failed-to-authenticate',
  nothingSent: 'nothing-sent',
  passcodeRequired: 'passcode-required',
} as const

type Call = TaskCall<PasswordlessState>

type PasswordlessTools = Tools<PasswordlessState, PasswordlessActions>

/** Sends a code or a link, and shows the step that asks for it. */
export async function send({ client }: PasswordlessTools, { signal }: Call, { way, email }: SendInput): Promise<void> {
  const typed = email ?? addressOf(present(client))
  const address = typedAddress(typed, passwordlessErrors.emailRequired, 'Enter your email address')
  await leadTo(client, await sendPasswordless(client, { way, email: address }, signal))
}

/** Sends another one, at the earliest when the step allows it. */
export async function resend({ client }: PasswordlessTools, { signal }: Call): Promise<void> {
  const waiting = present(client)
  const way = wayOf(waiting)
  if (!way || !('resendAt' in waiting)) throw nothingSent()
  checkResend(client.ports.clock, waiting)
  try {
    const { email, typedNumber } = waiting
    const sending = { way, email, ...(typedNumber && { phoneNumber: typedNumber }) }
    await leadTo(client, await sendPasswordless(client, sending, signal))
  } catch (error) {
    if (error instanceof PorticoError && error.retryAfter !== undefined) {
      await leadTo(client, later(waiting, client.ports.clock.now() + error.retryAfter))
    }
    throw error
  }
}

/** Signs in with the code. */
export async function submitCode({ client }: PasswordlessTools, call: Call, { code }: PasscodeInput): Promise<void> {
  const way = wayOf(present(client))
  if (way !== 'Code' && way !== 'SmsCode') throw nothingSent()
  const token = typedCode(code, passwordlessErrors.passcodeRequired, 'Enter the code')
  const accepted = await client.session.accept(await signIn(client, way, token, call.signal), call)
  rememberWay(client, way)
  void client.get(loginFeature).actions.proceed(accepted)
}

function present(client: Client): LoginStep {
  return client.get(loginFeature).getSnapshot().step
}

function leadTo(client: Client, step: LoginStep) {
  return client.get(loginFeature).actions.proceed({ kind: 'step', step })
}

async function signIn(client: Client, way: 'Code' | 'SmsCode', token: string, signal: AbortSignal) {
  const type = way === 'Code' ? 'code' : 'smscode'
  try {
    const path = '/identity/resources/auth/v1/passwordless/{type}/postlogin'
    return await client.api.post(path, { path: { type }, body: { token }, signal })
  } catch (error) {
    throw authenticationFailure(error)
  }
}

function later<Step extends LoginStep & SentMessage>(step: Step, resendAt: number): Step {
  return { ...step, resendAt }
}

function nothingSent(): PorticoError {
  return new PorticoError(
    passwordlessErrors.nothingSent,
    'Nothing has been sent to sign in with. Start again with your email address',
  )
}

/** The error of a failed sign-in: the provider's message, or 'Failed to authenticate' if it sends none. */
function authenticationFailure(thrown: unknown): unknown {
  if (!(thrown instanceof PorticoError) || !isWordless(thrown)) return thrown
  if (!isRefused(thrown)) return thrown
  const { status, traceId, retryAfter } = thrown
  return new PorticoError(passwordlessErrors.failedToAuthenticate, 'Failed to authenticate', {
    status,
    traceId,
    retryAfter,
    cause: thrown,
  })
}

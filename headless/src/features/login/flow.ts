import { readFromAddress } from '../../client/address-values.ts'
import { whileHere } from '../../client/auto-advance.ts'
import { loadCustomLogin } from '../../client/custom-login.ts'
import { type Client, navigateAfterAuth, type Tools } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { keepWayBack } from '../../client/way-back.ts'
import { rememberWay } from '../../client/ways-in.ts'
import { typedAddress } from '../../core/email-address.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { LifeCall, StepCall, TaskCall } from '../../core/feature.ts'
import { mayBeNative } from '../../core/ports/browser.ts'
import { secret } from '../../core/secret.ts'
import { plainRecoveryCode } from '../../core/typed-code.ts'
import { routeOf } from '../../routes/index.ts'
import { endIsShown, unshownEnd } from '../../session/ended-session.ts'
import type { Accepted, Challenge } from '../../session/types.ts'
import { stepAfterLogin } from './after-login.ts'
import { departTo } from './departure.ts'
import { loginCaptcha } from './login-captcha.ts'
import type { LoginMemory } from './login-memory.ts'
import { localStep, ssoStep } from './preflight.ts'
import { emailOf, interruptedKey, preLogin, secondFactor } from './steps.ts'
import type {
  EmailInput,
  Handover,
  LoginActions,
  LoginState,
  LoginStep,
  PasswordInput,
  RecoveryCodeInput,
} from './types.ts'

/** The codes of errors that `login` makes itself. Their meaning is in its guide. */
const loginErrors = {
  codeRequired: 'code-required',
  emailRequired: 'email-required',
  passwordRequired: 'password-required',
} as const

type LoginTools = Tools<LoginState, LoginActions, LoginMemory>

/** Leaves for the identity provider of the address, or shows the local sign-in. */
export async function submitEmail(
  { client }: LoginTools,
  call: TaskCall<LoginState>,
  input: EmailInput,
): Promise<void> {
  const email = typedAddress(input.email, ...missingEmail)
  const step = (await ssoStep(client, email, call.signal)) ?? (await localStep(client, email, call.signal))
  if (step.name === 'redirectToSSO') keepWayBack(client)
  if (step.name === 'redirectToSSO' && (await doesSso(client, call.signal, email))) return
  if (step.name === 'redirectToSSO' && step.isExternal) return departTo(client, step.address)
  call.set({ step })
  if (step.name !== 'redirectToSSO') return
  const isHere = whileHere(client)
  await call.delay(ssoRedirectDelay)
  if (isHere()) departTo(client, step.address)
}

/** Signs in with a password, then proceeds. */
export async function submitPassword(
  { client, actions }: LoginTools,
  call: TaskCall<LoginState>,
  { email, password, invitationToken, ...input }: PasswordInput,
): Promise<void> {
  // A search for the identity provider that still runs would leave the page afterwards.
  call.signal.throwIfAborted()
  call.cancelOthers()
  const typed = {
    email: typedAddress(email ?? emailOf(call.state().step), ...missingEmail),
    password: given(password, loginErrors.passwordRequired, 'Enter your password'),
  }
  call.set(({ step }) => ({ step: 'email' in step ? { ...step, email: typed.email } : step }))
  const recaptchaToken = input.recaptchaToken ?? (await loginCaptcha(client, call.signal))
  const invitation = invitationToken ?? readFromAddress(client, ['invitationToken']).invitationToken
  const body = {
    ...typed,
    ...(recaptchaToken && { recaptchaToken }),
    ...(invitation && { invitationToken: invitation }),
  }
  const answer = await client.api.post('/identity/resources/auth/v1/user', { body, signal: call.signal })
  const accepted = await client.session.accept(answer, call)
  rememberWay(client, 'EmailAndPassword')
  if (accepted.kind === 'authenticated') offerPassword(client, typed)
  void actions().proceed(accepted)
}

/** Shows the steps after a sign-in, then opens the page after them. */
export async function proceed(
  { client, memory }: LoginTools,
  call: TaskCall<LoginState>,
  from: Accepted | Handover,
): Promise<void> {
  const { set, state, signal } = call
  const isHere = whileHere(client)
  if (from.kind === 'ssoFailed') {
    set({ step: stepAfter(from, '') })
    await call.delay(failedSsoDelay)
    if (!isHere() && !isAtLogin(client)) return
    // The application may lead a signed-out person straight back to the login.
    set({ step: preLogin('') })
    client.navigate(routesOf(client).authenticatedUrl, { replace: true })
    return
  }
  const email = emailOf(state().step)
  const { local, session: tab } = client.ports.storage
  tab.set(interruptedKey(client), from.kind === 'challenge' ? (from.challenge.email ?? email) : null)
  if (from.kind === 'authenticated') local.set('userId', from.user.id)
  const isThrough = from.kind === 'authenticated' || from.kind === 'passed'
  const passwordStanding = (from.kind === 'authenticated' ? from.password : memory().passwordStanding) ?? null
  memory().passwordStanding = passwordStanding
  const between = isThrough ? await stepAfterLogin(client, from, passwordStanding, signal) : null
  set({ step: between ?? stepAfter(from, email) })
  if (!isThrough || between) return
  await Promise.all([call.delay(afterAuthDelay), loadCustomLogin(client, signal)])
  if (isHere()) navigateAfterAuth(client)
}

/** Disables the second factor by the recovery code. The password is required again. */
export async function submitRecoveryCode(
  { client }: LoginTools,
  { set, state, signal }: TaskCall<LoginState>,
  input: RecoveryCodeInput,
): Promise<void> {
  const email = given(emailOf(state().step), ...missingEmail)
  const recoveryCode = given(
    plainRecoveryCode(input.recoveryCode),
    loginErrors.codeRequired,
    'Enter your recovery code',
  )
  await client.api.post('/identity/resources/auth/v1/user/mfa/recover', { body: { email, recoveryCode }, signal })
  client.ports.storage.session.set(interruptedKey(client), null)
  client.session.dropChallenge()
  set({ step: preLogin(email, 'secondFactorRemoved') })
}

/** Shows the form for the recovery code instead of the second factor. */
export function startRecovery(_: LoginTools, { set, state }: StepCall<LoginState>): void {
  set({ step: { name: 'recoverTwoFactor', email: emailOf(state().step) } })
}

/** Returns to the first step. */
export function restart({ client, cancelAll }: LoginTools, { set, state }: StepCall<LoginState>): void {
  const email = emailOf(state().step)
  cancelAll()
  client.session.dropChallenge()
  client.ports.storage.session.set(interruptedKey(client), null)
  set({ step: preLogin(email) })
}

/** Follows the session's challenge: to the second factor, or back from one that was dropped. */
export function follow({ set, state }: StepCall<LoginState>, challenge: Challenge | null): void {
  const { step } = state()
  const email = emailOf(step)
  if (challenge) set({ step: secondFactor(challenge, challenge.email ?? email) })
  else if (/TwoFactor$/.test(step.name)) set({ step: preLogin(email) })
}

/** Shows at the first step why the session has ended. */
export function followSessionEnd({ client, set, state }: Pick<LoginLife, 'client' | 'set' | 'state'>): void {
  const { step } = state()
  const notice = step.name === 'preLogin' ? unshownEnd(client) : null
  if (!notice) return
  set({ step: preLogin(emailOf(step), notice) })
  // A login that was left while this code loaded shows nothing: the next one does.
  if (state().step !== step) endIsShown(client)
}

/** Removes the notice of the first step: a person has signed in, here or in another tab. */
export function followSignIn({ set, state }: Pick<LoginLife, 'set' | 'state'>): void {
  const { step } = state()
  if (step.name === 'preLogin' && step.notice) set({ step: preLogin(step.email) })
}

/** Leaves for the identity provider at once. */
export function continueToSso({ client, cancelAll }: LoginTools, { state }: StepCall<LoginState>): void {
  const { step } = state()
  if (step.name !== 'redirectToSSO') return
  cancelAll()
  departTo(client, step.address)
}

/** Back to the second factor, or to the beginning if it is no longer asked for. */
export function cancelRecovery({ client, cancelAll }: LoginTools, { set, state }: StepCall<LoginState>): void {
  const email = emailOf(state().step)
  cancelAll()
  const challenge = client.session.getChallenge()
  set({ step: challenge ? secondFactor(challenge, email) : preLogin(email) })
}

/** Ends the timed move to the next page. */
export function stay({ cancelAll }: LoginTools, { set, state }: StepCall<LoginState>): void {
  const { step } = state()
  if (step.name !== 'success' && step.name !== 'loginWithSSOFailed') return
  cancelAll()
  set({ step: { ...step, isStaying: true } })
}

type LoginLife = LifeCall<Client, LoginState, LoginActions, LoginMemory>

/**
 * Restarts a finished sign-in, and shows a second factor that was asked for before this module was loaded. After a reload
 * during the second factor it shows a notice beside the first form.
 */
export function begin(life: LoginLife): void {
  const { client, set, state } = life
  if (state().step.name === 'success') set({ step: preLogin('') })
  const challenge = client.session.getChallenge()
  if (challenge && state().step.name === 'preLogin') follow(life, challenge)
  followSessionEnd(life)
  const { session: interruption } = client.ports.storage
  const key = interruptedKey(client)
  const email = interruption.get(key)
  if (email === null || challenge || state().step.name !== 'preLogin') return
  interruption.set(key, null)
  set({ step: preLogin(email, 'secondFactorInterrupted') })
}

/** Starts single sign-on in a native application around the page. Resolves to `false` if there is none. */
async function doesSso({ ports }: Client, signal: AbortSignal, email: string): Promise<boolean> {
  if (!mayBeNative(ports)) return false
  const { ssoNatively } = await part(import('../../native/index.ts'))
  signal.throwIfAborted()
  return ssoNatively(ports, email)
}

/** Offers the password to a native application. A failure does not fail the sign-in. */
function offerPassword({ ports, log }: Client, typed: { readonly email: string; readonly password: string }): void {
  if (!mayBeNative(ports)) return
  part(import('../../native/index.ts'))
    .then(({ suggestSavePassword }) => suggestSavePassword(ports, typed))
    .catch((error: unknown) => log.warn('The password could not be offered to the native application.', error))
}

/** `true` at a route of the login: a router that moves late may arrive there while its notice is shown. */
function isAtLogin(client: Client): boolean {
  const name = routeOf(routesOf(client), client.ports.page.url()?.pathname ?? '')
  return name === 'loginUrl' || name === 'customLoginUrl'
}

const missingEmail = [loginErrors.emailRequired, 'Enter your email address'] as const

/** Milliseconds for which the notice of the identity provider is shown. */
const ssoRedirectDelay = 2000

/** Delay between the sign-in and moving on, in milliseconds. */
const afterAuthDelay = 200

/** Milliseconds for which the failure of the company's sign-in is shown. */
const failedSsoDelay = 1000

function given(value: string, code: string, message: string): string {
  if (value === '') throw new PorticoError(code, message)
  return value
}

function stepAfter(from: Accepted | Handover, email: string): LoginStep {
  switch (from.kind) {
    case 'challenge':
      return secondFactor(from.challenge, from.challenge.email ?? email)
    case 'authenticated':
    case 'passed':
      return { name: 'success', isStaying: false }
    case 'step':
      return from.step
    case 'ssoFailed':
      return { name: 'loginWithSSOFailed', error: from.error, isStaying: false }
    case 'passwordReset':
      return { name: 'passwordRotationExpired', email, userId: from.userId, token: secret(from.token) }
    case 'breachedPassword':
      return { name: 'breachedPassword', email: from.email ?? email, isSignedIn: false }
    case 'resetLinkSent':
      return { name: 'breachedPasswordSuccess', email: from.email, isSignedIn: from.isSignedIn }
    case 'passwordChanged':
      return { name: 'loginWithPassword', email: from.email }
    case 'unsupported':
      return { name: 'unsupported', email, reason: from.reason }
    default:
      return from satisfies never
  }
}

import type { Client, Tools } from '../../client/index.ts'
import { beginWith } from '../../client/quick-login.ts'
import { registerPasskey } from '../../client/register-passkey.ts'
import { rememberWay } from '../../client/ways-in.ts'
import { anySignal } from '../../core/any-signal.ts'
import { checkedAddress } from '../../core/email-address.ts'
import { PorticoError } from '../../core/errors.ts'
import type { StepCall, TaskCall } from '../../core/feature.ts'
import type { WebAuthnAssertion } from '../../core/ports/ports.ts'
import { webAuthnOf } from '../../core/ports/web-authn.ts'
import { sleep } from '../../core/sleep.ts'
import { sessionFeature } from '../../session/feature.ts'
import { isStrategyActive } from '../../startup/secondary-strategy.ts'
import { loginFeature } from '../login/index.ts'
import type { PasskeySignInActions, PasskeySignInInput, PasskeySignInState, SkipPromptInput } from './types.ts'

/** The codes of errors that `passkey-sign-in` makes itself. Their meaning is in its guide. */
const passkeySignInErrors = {
  noPrompt: 'no-prompt',
} as const

/** The private memory of the sign-in by passkey. */
export interface PasskeySignInMemory {
  /** Ends the offer of passkeys in the autofill. */
  offering: AbortController | null
}

type PasskeyTools = Tools<PasskeySignInState, PasskeySignInActions, PasskeySignInMemory>

type Call = TaskCall<PasskeySignInState>

/** Reads what the policy allows and the browser supports. */
export async function loadSupport({ client }: PasskeyTools, { set }: Call): Promise<void> {
  const [{ isSupported, hasPlatform, hasAutofill }, isAllowed] = await Promise.all([
    webAuthnOf(client.ports).availability(),
    isStrategyActive(client, 'Passkeys'),
  ])
  set({ support: { canSignIn: isSupported && isAllowed, canOffer: hasAutofill && isAllowed, hasPlatform } })
}

/** Opens the passkey dialog at once and signs in with the result. */
export async function signIn(
  { client }: PasskeyTools,
  call: Call,
  { email, asLastUser = false, ...more }: PasskeySignInInput = {},
): Promise<void> {
  // A browser takes one request at a time.
  call.cancelOthers()
  const { signal } = call
  const userId = asLastUser ? client.ports.storage.local.get('userId') : null
  const { recaptchaToken } = more
  const address = checkedAddress(email ?? '')
  const body = {
    ...(address && { email: address }),
    ...(userId && { userId }),
    ...(recaptchaToken && { recaptchaToken }),
  }
  const options = await client.api.post(preLogin, { body, signal })
  await finish(client, call, await webAuthnOf(client.ports).get(options, { signal }), more)
}

/** Offers passkeys with the autofill until one is chosen. A new challenge replaces one that is about to expire. */
export async function offer({ client }: PasskeyTools, call: Call, ended: AbortSignal): Promise<void> {
  // The form may still be shown for a moment after a sign-in.
  if (client.get(sessionFeature).getSnapshot().status === 'authenticated') return
  let chosen: WebAuthnAssertion | 'late' | null = 'late'
  while (chosen === 'late') {
    const round = new AbortController()
    const signal = anySignal([call.signal, ended, round.signal])
    try {
      const request = await client.api.post(preLogin, { body: {}, signal })
      const waiting = webAuthnOf(client.ports).get(request, { signal, mediation: 'conditional' })
      const renewal = sleep(client.ports.clock, renewAfter * (request.timeout ?? usualTimeout), signal)
      chosen = await Promise.race([waiting, renewal.then(() => 'late' as const)])
    } catch (error) {
      if (signal.aborted) throw error
      // Without an offer there is still the form.
      chosen = null
    } finally {
      round.abort()
    }
  }
  if (chosen) await finish(client, call, chosen)
}

/** Adds a passkey at the prompt, and proceeds. */
export async function addAtPrompt({ client }: PasskeyTools, call: Call): Promise<void> {
  const { step } = client.get(loginFeature).getSnapshot()
  if (step.name !== 'promptPasskeys')
    throw new PorticoError(passkeySignInErrors.noPrompt, 'No passkey is asked for here')
  const { quickLogin } = step
  await registerPasskey(client, { deviceType: quickLogin ?? undefined, signal: call.signal })
  client.changed(['passkeys'])
  if (quickLogin) beginWith(client, `WebAuthn${quickLogin}`)
  else rememberWay(client, 'Passkeys')
  leadOn(client)
}

/** Proceeds from the offer of a passkey without one. */
export function skipPrompt(
  { client }: PasskeyTools,
  _: StepCall<PasskeySignInState>,
  { dontAskAgain = false }: SkipPromptInput = {},
): void {
  if (client.get(loginFeature).getSnapshot().step.name !== 'promptPasskeys') return
  if (dontAskAgain) client.ports.storage.local.set('dont-show-again-prompt-passkeys', 'true')
  leadOn(client)
}

const preLogin = '/identity/resources/auth/v1/webauthn/prelogin'

/** The fraction of its lifetime after which a challenge is renewed. */
const renewAfter = 0.8

/** The lifetime of a challenge if the provider names none, in milliseconds. */
const usualTimeout = 5 * 60_000

async function finish(
  client: Client,
  call: Call,
  assertion: WebAuthnAssertion,
  { recaptchaToken, invitationToken }: PasskeySignInInput = {},
): Promise<void> {
  const body = { ...assertion, ...(recaptchaToken && { recaptchaToken }), ...(invitationToken && { invitationToken }) }
  const path = '/identity/resources/auth/v1/webauthn/postlogin'
  const accepted = await client.session.accept(await client.api.post(path, { body, signal: call.signal }), call)
  rememberWay(client, 'Passkeys')
  void client.get(loginFeature).actions.proceed(accepted)
}

function leadOn(client: Client): void {
  void client.get(loginFeature).actions.proceed({ kind: 'passed', step: 'promptPasskeys' })
}

import { takeFromAddress } from '../../client/address-values.ts'
import type { Client } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { genericErrorMessage, PorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { isRefused } from '../../core/is-refused.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { LoginAnswer } from '../../session/types.ts'
import { leadOnFromCallback } from '../login/internal.ts'
import { type Attempt, takeAttempt } from './attempts.ts'
import { socialLoginErrors } from './errors.ts'
import type { SocialTools } from './providers.ts'
import type { SocialLoginState, SocialStep } from './types.ts'

/**
 * Finishes the sign-in on the way back from a provider. Its values leave the address and the record of the attempt is
 * removed before any call, so that a reload, a way back and a second mount have nothing to exchange.
 */
export async function finish({ client }: SocialTools, { set, signal }: TaskCall<SocialLoginState>): Promise<void> {
  const { code, id_token, state = '', error, provider, customised } = takeFromAddress(client, brought)
  const attempt = takeAttempt(client, state)
  if (error) return show({ name: 'denied', provider: attempt?.provider ?? null, reason: plain(error) })
  const isTheirs = !customised || (customised === 'false' && provider === attempt?.provider)
  if (!attempt || !isTheirs || !(code ?? id_token)) return show({ name: 'invalid' })
  show({ name: 'verifying' })
  try {
    await settled(client)
    const answer = await exchange(client, attempt, { code, id_token }, signal)
    const challenge = challengeIn(answer)
    if (challenge) return leadOnFromCallback(client, await client.session.accept(challenge, { signal }))
    const outcome = await client.session.refresh()
    if (!outcome.ok && outcome.reason === 'failed') throw outcome.error
    const { user } = client.get(sessionFeature).getSnapshot()
    if (!user) throw new PorticoError('unreadable-answer', genericErrorMessage)
    const isNewUser = answer.isNewUser === true
    show({ name: 'signedIn', isNewUser })
    const { signUpSuccessUrl } = routesOf(client)
    if (isNewUser && signUpSuccessUrl) client.navigate(signUpSuccessUrl, { replace: true })
    else leadOnFromCallback(client, { kind: 'authenticated', user })
  } catch (thrown) {
    if (signal.aborted) throw thrown
    const failure = failedToAuthenticate(thrown)
    show({ name: 'failed', provider: attempt.provider, error: failure })
    throw failure
  }

  function show(step: SocialStep) {
    set({ step })
  }
}

/** All parameters that a provider adds. */
const brought = [
  'code',
  'id_token',
  'state',
  'error',
  'error_description',
  'error_uri',
  'provider',
  'customised',
  'iss',
  'scope',
  'authuser',
  'prompt',
  'hd',
  'session_state',
] as const

function exchange(
  client: Client,
  { provider, state, verifier, redirectUri, invitationToken, metadata }: Attempt,
  { code, id_token }: { readonly code: string | undefined; readonly id_token: string | undefined },
  signal: AbortSignal,
) {
  return client.api.post('/identity/resources/auth/v1/user/sso/{provider}/postlogin', {
    path: { provider },
    query: {
      state,
      code_verifier_pkce: verifier,
      ...(code && { code }),
      ...(id_token && { id_token }),
      // The Portico provider redeems the code with the verifier if the page itself requested the code.
      ...(redirectUri && { redirectUri, code_verifier: verifier }),
    },
    body: { ...(metadata && { metadata }), ...(invitationToken && { invitationToken }) },
    signal,
  })
}

/** Waits for a renewal under way, which could otherwise overwrite the new cookie. */
async function settled(client: Client): Promise<void> {
  if (client.get(sessionFeature).getSnapshot().status === 'restoring') await client.session.refresh()
}

/** The second factor that the answer requires, or `null`. */
function challengeIn(answer: LoginAnswer): LoginAnswer | null {
  return answer.mfaRequired && answer.mfaToken ? answer : null
}

/** Repeats only well-formed codes of a provider, because a link may contain any text. */
function plain(reason: string): string {
  return /^[\w.-]{1,60}$/.test(reason) ? reason : 'unknown'
}

function failedToAuthenticate(thrown: unknown): PorticoError {
  if (thrown instanceof PorticoError && !isRefused(thrown)) return thrown
  const { status, traceId } = thrown instanceof PorticoError ? thrown : {}
  return new PorticoError(socialLoginErrors.failedToAuthenticate, 'Failed to authenticate', {
    status,
    traceId,
    cause: thrown,
  })
}

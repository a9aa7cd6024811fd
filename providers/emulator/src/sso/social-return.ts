import { Refusal } from '@portico/headless/provider'
import type { Identity } from '../calls/relying-party.ts'
import type { World } from '../calls/world.ts'
import { drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { askedAt, federationOf, takeAttempt } from './attempts.ts'
import type { FederatedAttempt, SocialProvider } from './records.ts'

/** The callback address for providers that the application does not call itself. */
export function socialCallback({ origin }: URL): string {
  return `${origin}/auth/social/callback`
}

/** Takes a person back from a social provider; answers where the application goes on, with a code or an error. */
export async function socialReturn(world: World, url: URL): Promise<string> {
  const { state, options } = world
  const call = { state, now: world.now() }
  const attempt = takeAttempt(call, url.searchParams.get('state') ?? '')
  const provider = federationOf(state).social.find(({ id }) => id === attempt.providerId)
  const code = url.searchParams.get('code')
  if (!provider?.oidc || !options.relyingParty || !code) {
    return backWith(attempt, { error: url.searchParams.get('error') ?? 'server_error' })
  }
  const { nonce, verifier } = attempt
  const answer = {
    code,
    state: attempt.state,
    nonce,
    verifier,
    redirectUri: socialCallback(url),
    askedAt: askedAt(attempt),
    now: call.now,
  }
  try {
    const reached = { ...provider.oidc, send: options.reach }
    return grantedTo(call, attempt, provider, await options.relyingParty.oidcIdentity(reached, answer))
  } catch (error) {
    console.warn(`social sign-in: ${error instanceof Error ? error.message : error}`)
    return backWith(attempt, { error: error instanceof Refusal ? 'access_denied' : 'server_error' })
  } finally {
    world.changed()
  }
}

/** Keeps who came, for the application to fetch once; answers where it goes on. */
export function grantedTo(
  { state, now }: { readonly state: CoreState; readonly now: number },
  attempt: Pick<FederatedAttempt, 'returnTo' | 'clientState' | 'challenge'>,
  { id: providerId }: SocialProvider,
  { email, name, isVerified }: Identity,
): string {
  const federation = federationOf(state)
  if (!isVerified) return backWith(attempt, { error: 'email_not_verified' })
  const code = drawToken(state, 40)
  const { challenge = '' } = attempt
  const grant = { code, providerId, email: email.toLowerCase(), name, challenge, expiresAt: now + 60_000 }
  federation.grants = [...federation.grants.filter(({ expiresAt }) => expiresAt > now), grant]
  return backWith(attempt, { code, provider: providerId, customised: 'false' })
}

/** The application's return address, without a user. */
export function refusedTo(attempt: Pick<FederatedAttempt, 'returnTo' | 'clientState'>, error: string): string {
  return backWith(attempt, { error })
}

/** The application's return address with parameters. */
function backWith(
  { returnTo, clientState }: Pick<FederatedAttempt, 'returnTo' | 'clientState'>,
  values: Readonly<Record<string, string>>,
): string {
  const back = new URL(returnTo)
  for (const [name, value] of Object.entries(values)) back.searchParams.set(name, value)
  if (clientState) back.searchParams.set('state', clientState)
  return back.href
}

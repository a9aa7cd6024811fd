import { readFromAddress } from '../../client/address-values.ts'
import type { Client } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { signUpMetadata } from '../../client/sign-up-metadata.ts'
import { keepWayBack } from '../../client/way-back.ts'
import { PorticoError, part } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { pkce, unguessable } from '../../core/pkce.ts'
import { mayBeNative } from '../../core/ports/browser.ts'
import { webAddress } from '../../core/web-address.ts'
import { addressOf } from '../../http/address.ts'
import type { NativeSocialLogin } from '../../native/index.ts'
import { keepAttempt } from './attempts.ts'
import { socialLoginErrors } from './errors.ts'
import { loadProviders, type SocialTools } from './providers.ts'
import type { SocialLoginState, SocialProvider, SocialSignInInput } from './types.ts'

/** Leaves for a provider. The values that must come back are kept before, one record for each attempt. */
export async function signIn(
  { client }: SocialTools,
  { state, signal }: TaskCall<SocialLoginState>,
  { provider: id, mode, address, action = 'login', ...input }: SocialSignInInput,
): Promise<void> {
  const invitationToken = input.invitationToken ?? readFromAddress(client, ['invitationToken']).invitationToken
  const present = client.ports.page.url()
  if (!present) return
  const providers = state().providers ?? (await loadProviders(client, signal))
  const provider = providers.find(
    (one) => one.id === id && (mode === undefined || mode === 'direct' || mode === one.mode),
  )
  if (!provider && mode !== 'direct')
    throw new PorticoError(socialLoginErrors.unknownProvider, `There is no sign-in with "${id}" here`)
  const begin = mode === 'direct' ? (address ?? '') : (provider?.authorizationUrl ?? '')
  const isOwn = mode !== 'direct' && begin.startsWith('/')
  const target = webAddress(isOwn ? addressOf(client.options, begin) : begin, present)
  if (!target)
    throw new PorticoError(socialLoginErrors.unsafeAddress, `"${begin.slice(0, 60)}" is no http or https address`)
  const { verifier, challenge } = await pkce(client.ports)
  signal.throwIfAborted()
  const attempt = JSON.stringify({ provider: id, action, attempt: unguessable(client.ports) })
  const redirectUri = new URL(routesOf(client).socialLoginCallbackUrl, present).href
  const asked = isOwn ? askedOfOurs(present, redirectUri) : askedOfTheirs(provider, redirectUri, attempt)
  for (const [name, value] of asked) if (!target.searchParams.has(name)) target.searchParams.set(name, value)
  target.searchParams.set('state', attempt)
  target.searchParams.set('code_challenge', challenge)
  target.searchParams.set('code_challenge_method', 'S256')
  keepWayBack(client)
  const metadata = signUpMetadata(client, input)
  keepAttempt(client, {
    state: attempt,
    provider: id,
    action,
    verifier,
    ...(!isOwn && { redirectUri }),
    ...(invitationToken && { invitationToken }),
    ...(metadata !== undefined && { metadata }),
  })
  const wish = { ...(mode !== 'direct' && nativeName(provider)), address: target.href }
  if (await isDoneNatively(client, signal, wish)) return
  await leaveFor(client, target.href)
}

/** Parameters for the Portico provider, which adds its own client data and receives the page's parameters. */
function askedOfOurs(present: URL, redirectUri: string): [string, string][] {
  const own = [...present.searchParams].filter(([name]) => !['redirectUrl', 'invitationToken', 'token'].includes(name))
  return [['redirectUri', redirectUri], ...own]
}

/**
 * Parameters for the social provider. The exchange carries no separate nonce, so the token is verified against the
 * state.
 */
function askedOfTheirs(provider: SocialProvider | undefined, redirectUri: string, state: string): [string, string][] {
  return [
    ['response_type', 'code'],
    ['redirect_uri', redirectUri],
    ['nonce', state],
    ...(provider
      ? ([
          ['client_id', provider.clientId],
          ['scope', provider.scopes],
        ] satisfies [string, string][])
      : []),
  ]
}

/** Lets a native application around the page do the sign-in. Returns `true` if it does. */
async function isDoneNatively({ ports }: Client, signal: AbortSignal, wish: NativeSocialLogin): Promise<boolean> {
  if (!mayBeNative(ports)) return false
  const { socialNatively } = await part(import('../../native/index.ts'))
  signal.throwIfAborted()
  return socialNatively(ports, wish)
}

/** The provider's name in native applications. */
function nativeName(provider: SocialProvider | undefined) {
  return provider?.mode === 'custom-social-login' ? { customProviderId: provider.id } : { provider: provider?.id }
}

/** Opens the address. A provider within the page answers at the return address instead. */
async function leaveFor(client: Client, address: string): Promise<void> {
  const { preview } = client.options
  if (!preview) return client.leave(address)
  const answer = await preview.fetch(new Request(address))
  const back = answer.headers.get('location')
  if (!back) throw new PorticoError(socialLoginErrors.previewOnly, 'A preview cannot leave the page to sign in')
  client.navigate(back, { replace: true })
}

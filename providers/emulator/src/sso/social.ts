import { Refusal } from '@portico/headless/provider'
import type { Call, Handlers } from '../calls/call.ts'
import type { Identity } from '../calls/relying-party.ts'
import { s256 } from '../crypto/s256.ts'
import { optionalText } from '../http/body.ts'
import { challengeAnswer, needsSecondFactor } from '../mfa/challenge.ts'
import { openSession } from '../session/grant.ts'
import { federationOf } from './attempts.ts'
import { believed } from './handlers.ts'
import { accountOf } from './person.ts'
import { relyingPartyOf } from './provider-calls.ts'
import type { SocialProvider } from './records.ts'
import { socialCallback } from './social-return.ts'
import { socialSignInAddress } from './social-way.ts'

export const social: Handlers = {
  listSocialProvidersV1: (call) =>
    builtIn(call).map(({ id, active, oidc }) => ({
      type: id,
      clientId: oidc?.clientId ?? '',
      redirectUrl: socialCallback(call.url),
      active,
    })),
  listSocialProviders: (call) => builtIn(call).map((one) => configuration(call, one)),
  listSocialProvidersAuthenticated: (call) => builtIn(call).map((one) => configuration(call, one)),
  listCustomSocialProviders: (call) => ({
    providers: federationOf(call.state)
      .social.filter(({ id }) => !isBuiltIn(id))
      .map(customConfiguration),
  }),
  authorizeSocialDefault,
  postLoginSocial,
}

/** The providers every vendor has by name. */
const names: readonly string[] = ['microsoft', 'facebook', 'google', 'github', 'slack', 'apple', 'linkedin']

const isBuiltIn = (id: string) => names.includes(id)

function builtIn({ state }: Call): readonly SocialProvider[] {
  return federationOf(state).social.filter(({ id }) => isBuiltIn(id))
}

function configuration({ url }: Call, { id, active, oidc }: SocialProvider) {
  return {
    type: id,
    clientId: oidc?.clientId ?? null,
    redirectUrl: socialCallback(url),
    active,
    customised: false,
    authorizationUrl: `/identity/resources/auth/v2/user/sso/default/${id}/prelogin`,
    additionalScopes: [],
  }
}

/** The configuration of a custom provider that the application calls itself. */
function customConfiguration({ id, displayName = id, active, oidc, authorizationUrl = '' }: SocialProvider) {
  return {
    id,
    type: 'oidc',
    clientId: oidc?.clientId ?? '',
    redirectUrl: '/account/social/success',
    redirectUrlPattern: '*',
    authorizationUrl,
    userInfoUrl: '',
    scopes: 'openid profile email',
    ssoLogoUrl: null,
    displayName,
    active,
  }
}

/** Redirects the browser to the provider. Failures go back to the page it came from. */
async function authorizeSocialDefault(call: Call): Promise<Response> {
  const { url, path } = call
  const asked = url.searchParams
  const returnTo = returnOf(call, asked.get('redirectUri'))
  if (!returnTo) return sendTo('/')
  const back = {
    returnTo,
    ...(asked.get('state') && { clientState: asked.get('state') ?? '' }),
    ...(asked.get('code_challenge') && { challenge: asked.get('code_challenge') ?? '' }),
  }
  return sendTo((await socialSignInAddress(call, path['provider'] ?? '', back)) ?? failedAt(back))
}

function failedAt({
  returnTo,
  clientState = '',
}: {
  readonly returnTo: string
  readonly clientState?: string
}): string {
  const back = new URL(returnTo)
  back.searchParams.set('error', 'temporarily_unavailable')
  back.searchParams.set('state', clientState)
  return back.href
}

/** The page to go back to, where it is of an origin that may call. */
function returnOf(call: Call, address: string | null): string | null {
  if (!address || !/^https?:/.test(address) || !URL.canParse(address)) return null
  return call.mayCall(new URL(address).origin) ? address : null
}

function sendTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

async function postLoginSocial(call: Call) {
  const identity = await believed(call, identityOf(call))
  const { user, isNewUser } = accountOf(call, { ...identity, provider: call.path['provider'] ?? '' })
  const { id: userId, email, name, activeTenantId: tenantId } = user
  const told = { email, isNewUser, userId, tenantId, name, userEmail: email }
  if (needsSecondFactor(call, user)) return { ...told, ...challengeAnswer(call, user, ['fed']) }
  // The page reads the session by a refresh: the token is not in the address.
  await openSession(call, user, ['fed'])
  return { ...told, mfaRequired: false }
}

/** The identity of a code: a grant of the emulator, or a code that the application got from a provider. */
async function identityOf(call: Call): Promise<Identity> {
  const { state, now, url, path } = call
  const asked = url.searchParams
  const code = asked.get('code') ?? optionalText(call.body, 'code') ?? ''
  const verifier = asked.get('code_verifier_pkce') ?? asked.get('code_verifier') ?? ''
  const federation = federationOf(state)
  const grant = federation.grants.find((one) => one.code === code)
  federation.grants = federation.grants.filter((one) => one !== grant)
  if (grant) {
    const isProven = grant.challenge === '' || grant.challenge === (await s256(verifier))
    if (grant.providerId !== path['provider'] || grant.expiresAt <= now || !isProven) throw failed()
    return { email: grant.email, name: grant.name, isVerified: true }
  }
  const provider = federation.social.find(({ id, active }) => active && id === path['provider'])
  const redirectUri = asked.get('redirectUri')
  if (!provider?.oidc || isBuiltIn(provider.id) || !redirectUri || !code) throw failed()
  const answer = {
    code,
    state: asked.get('state') ?? '',
    nonce: asked.get('state') ?? '',
    verifier,
    redirectUri,
    askedAt: now,
    now,
  }
  return relyingPartyOf(call).oidcIdentity({ ...provider.oidc, send: call.reach }, answer)
}

const failed = () => new Refusal(401, 'ER-SOCIAL-FAILED', 'Failed to authenticate')

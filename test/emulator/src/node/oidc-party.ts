import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockSkew,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import type { Identity, OidcAnswer, OidcRequest, ReachedProvider } from '../calls/relying-party.ts'

export async function oidcAddress(provider: ReachedProvider, request: OidcRequest): Promise<string> {
  const { state, nonce, verifier, redirectUri } = request
  return buildAuthorizationUrl(await configurationOf(provider), {
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(redirectUri !== undefined && { redirect_uri: redirectUri }),
  }).href
}

export async function oidcIdentity(provider: ReachedProvider, answer: OidcAnswer): Promise<Identity> {
  const configuration = await configurationOf(provider, answer.now)
  const back = new URL(answer.redirectUri)
  back.searchParams.set('code', answer.code)
  back.searchParams.set('state', answer.state)
  // The wire between application and emulator has no room for it; the state already names the one provider it is from.
  back.searchParams.set('iss', configuration.serverMetadata().issuer)
  const tokens = await authorizationCodeGrant(configuration, back, {
    expectedState: answer.state,
    expectedNonce: answer.nonce,
    pkceCodeVerifier: answer.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  const email = claims?.['email']
  const name = claims?.['name']
  const groups = [claims?.['groups']].flat().filter((one) => typeof one === 'string')
  if (typeof email !== 'string') throw new Error('The token names no e-mail address')
  const isVerified = claims?.['email_verified'] === true
  return { email, isVerified, name: typeof name === 'string' ? name : email, groups }
}

/** The configuration and the keys of the provider. They verify every token. */
async function configurationOf(
  { issuer, clientId, clientSecret, send }: ReachedProvider,
  now = Date.now(),
): Promise<Configuration> {
  // The stand-in is served by http, and every other origin was allowed by its name.
  const execute = [allowInsecureRequests, enableNonRepudiationChecks]
  const authentication = clientSecret === null ? None() : ClientSecretPost(clientSecret)
  const metadata = { [clockSkew]: Math.round((now - Date.now()) / 1000) }
  const reach = { [customFetch]: (address: string, init: object) => send(new Request(address, init)) }
  return discovery(new URL(issuer), clientId, metadata, authentication, { execute, ...reach })
}

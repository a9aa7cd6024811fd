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
  fetchUserInfo,
  None,
} from 'openid-client'
import { fault, IdentityFault, type SsoFault } from '../calls/identity-fault.ts'
import type { Identity, OidcAnswer, OidcRequest, ReachedProvider } from '../calls/relying-party.ts'
import { discoveryFault } from '../sso/oidc/discovery-fault.ts'
import { type Exchanges, keepExchanges, outcomeOf } from '../sso/oidc/exchanges.ts'
import { readIdToken } from '../sso/oidc/read-id-token.ts'
import { identityInClaims, receivedClaims, type UserClaims } from '../sso/oidc/received-claims.ts'
import { scopes } from '../sso/oidc/reported-fault.ts'
import { type Endpoints, tokenFault } from '../sso/oidc/token-fault.ts'

export async function oidcAddress(provider: ReachedProvider, request: OidcRequest): Promise<string> {
  return addressOf(await configurationOf(provider, keepExchanges(provider.send)), request)
}

export async function oidcIdentity(provider: ReachedProvider, answer: OidcAnswer): Promise<Identity> {
  const exchanges = keepExchanges(provider.send)
  const configuration = await configurationOf(provider, exchanges, answer.now)
  const tokens = await granted(configuration, exchanges, provider, answer)
  const claims: UserClaims = tokens.claims() ?? {}
  const all =
    claims['email'] === undefined ? { ...(await userInfo(configuration, exchanges, tokens)), ...claims } : claims
  return identityInClaims(all, tokens.scope)
}

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>

async function granted(
  configuration: Configuration,
  exchanges: Exchanges,
  provider: ReachedProvider,
  answer: OidcAnswer,
): Promise<Tokens> {
  const back = new URL(answer.redirectUri)
  back.searchParams.set('code', answer.code)
  back.searchParams.set('state', answer.state)
  // The wire between application and emulator has no room for it; the state already names the one provider it is from.
  back.searchParams.set('iss', configuration.serverMetadata().issuer)
  const checks = { expectedState: answer.state, expectedNonce: answer.nonce, pkceCodeVerifier: answer.verifier }
  try {
    return await authorizationCodeGrant(configuration, back, { ...checks, idTokenExpected: true })
  } catch (error) {
    const endpoints = endpointsOf(configuration)
    const found = tokenFault(exchanges, endpoints, provider, answer)
    throw new IdentityFault(found ?? unknown(error), receivedWith(exchanges, endpoints))
  }
}

/** The claims that the id token has not; none without an address of user info. */
async function userInfo(configuration: Configuration, exchanges: Exchanges, tokens: Tokens): Promise<UserClaims> {
  const address = configuration.serverMetadata().userinfo_endpoint
  const subject = tokens.claims()?.sub ?? ''
  if (address === undefined) return {}
  try {
    return await fetchUserInfo(configuration, tokens.access_token, subject)
  } catch (error) {
    const exchange = exchanges.at(address)
    const other = exchange && subjectIn(exchange.text)
    if (exchange?.status === 200 && other && other !== subject)
      throw new IdentityFault(fault('userinfo-mismatch', subject, other))
    throw new IdentityFault(exchange ? fault('userinfo-failed', address, outcomeOf(exchange)) : unknown(error))
  }
}

function subjectIn(text: string): string | undefined {
  return /"sub"\s*:\s*"([^"]*)"/.exec(text)?.[1]
}

/** The claims of the id token, although it was refused. */
function receivedWith(exchanges: Exchanges, { tokens }: Endpoints) {
  const token = /"id_token"\s*:\s*"([^"]+)"/.exec(exchanges.at(tokens)?.text ?? '')?.[1]
  return token === undefined ? null : receivedClaims(readIdToken(token).claims)
}

function endpointsOf(configuration: Configuration): Endpoints {
  const metadata = configuration.serverMetadata()
  const algorithms = metadata.id_token_signing_alg_values_supported?.filter((one) => !/^(?:none|HS)/.test(one))
  const { issuer, token_endpoint: tokens, jwks_uri: keys } = metadata
  return { issuer, tokens, keys, algorithms: algorithms ?? ['RS256'] }
}

async function addressOf(configuration: Configuration, request: OidcRequest): Promise<string> {
  const { state, nonce, verifier, redirectUri } = request
  return buildAuthorizationUrl(configuration, {
    scope: scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(redirectUri !== undefined && { redirect_uri: redirectUri }),
  }).href
}

/** The configuration and the keys of the provider. They verify every token. */
async function configurationOf(
  { issuer, clientId, clientSecret }: ReachedProvider,
  exchanges: Exchanges,
  now = Date.now(),
): Promise<Configuration> {
  // The stand-in is served by http, and every other origin was allowed by its name.
  const execute = [allowInsecureRequests, enableNonRepudiationChecks]
  const authentication = clientSecret === null ? None() : ClientSecretPost(clientSecret)
  const metadata = { [clockSkew]: Math.round((now - Date.now()) / 1000) }
  const reach = { [customFetch]: (address: string, init: object) => exchanges.send(new Request(address, init)) }
  try {
    return await discovery(new URL(issuer), clientId, metadata, authentication, { execute, ...reach })
  } catch {
    throw new IdentityFault(discoveryFault(exchanges, issuer))
  }
}

function unknown(error: unknown): SsoFault {
  return fault('unknown', null, error instanceof Error ? error.message : String(error))
}

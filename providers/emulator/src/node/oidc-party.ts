import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
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
import { fault, IdentityFault, type SsoFault, type SsoFaultCode } from '../calls/identity-fault.ts'
import type { Identity, OidcAnswer, OidcRequest, ReachedProvider } from '../calls/relying-party.ts'
import { discoveryFault } from '../sso/oidc/discovery-fault.ts'
import { type Exchanges, keepExchanges, outcomeOf } from '../sso/oidc/exchanges.ts'
import { readIdToken } from '../sso/oidc/read-id-token.ts'
import {
  completeClaims,
  identityInClaims,
  isFilled,
  readClaims,
  receivedClaims,
  type UserClaims,
} from '../sso/oidc/received-claims.ts'
import { scopes } from '../sso/oidc/reported-fault.ts'
import { type Endpoints, tokenFault } from '../sso/oidc/token-fault.ts'

export async function oidcAddress(provider: ReachedProvider, request: OidcRequest): Promise<string> {
  return addressOf(await configurationOf(provider, keepExchanges(provider.send)), request)
}

export async function oidcIdentity(provider: ReachedProvider, answer: OidcAnswer): Promise<Identity> {
  const exchanges = keepExchanges(provider.send)
  const { configuration, tokens, warnings } = await exchanged(provider, answer, exchanges)
  const claims: UserClaims = tokens.claims() ?? {}
  const isWhole = readClaims.every((name) => isFilled(claims[name]))
  const all = isWhole ? claims : completeClaims(claims, await userInfo(configuration, exchanges, tokens))
  return { ...identityInClaims(all, tokens.scope, answer.domains ?? []), warnings }
}

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>

interface Exchanged {
  readonly configuration: Configuration
  readonly tokens: Tokens
  readonly warnings: readonly SsoFault[]
}

/** Exchanges the code. A client that is refused sends its secret once more, in the other way. */
async function exchanged(provider: ReachedProvider, answer: OidcAnswer, exchanges: Exchanges): Promise<Exchanged> {
  const configuration = await configurationOf(provider, exchanges, { now: answer.now })
  try {
    return { configuration, tokens: await granted(configuration, exchanges, provider, answer), warnings: [] }
  } catch (refusal) {
    if (provider.clientSecret === null || !isWithCode(refusal, 'client-secret-wrong')) throw refusal
    const other = await configurationOf(provider, exchanges, { now: answer.now, method: 1 })
    const [first, second] = methodsOf(configuration.serverMetadata().token_endpoint_auth_methods_supported)
    try {
      const tokens = await granted(other, exchanges, provider, answer)
      return { configuration: other, tokens, warnings: [fault('client-method-mismatch', first, second)] }
    } catch (error) {
      // The code may have been spent by the first try.
      throw isWithCode(error, 'client-secret-wrong', 'code-refused') ? refusal : error
    }
  }
}

function isWithCode(error: unknown, ...codes: readonly SsoFaultCode[]): boolean {
  return error instanceof IdentityFault && codes.includes(error.fault.code)
}

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

/** The claims of the user info; none without an address of it, and if the id token has the address of the user anyway. */
async function userInfo(configuration: Configuration, exchanges: Exchanges, tokens: Tokens): Promise<UserClaims> {
  const address = configuration.serverMetadata().userinfo_endpoint
  const subject = tokens.claims()?.sub ?? ''
  if (address === undefined) return {}
  try {
    return await fetchUserInfo(configuration, tokens.access_token, subject)
  } catch (error) {
    if (isFilled(tokens.claims()?.['email'])) return {}
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

function unknown(error: unknown): SsoFault {
  return fault('unknown', null, error instanceof Error ? error.message : String(error))
}

/** The configuration and the keys of the provider. They verify every token. */
async function configurationOf(
  { issuer, clientId, clientSecret }: ReachedProvider,
  exchanges: Exchanges,
  { now = Date.now(), method = 0 }: ConfigurationOptions = {},
): Promise<Configuration> {
  // The stand-in is served by http, and every other origin was allowed by its name.
  const execute = [allowInsecureRequests, enableNonRepudiationChecks]
  const authentication = clientAuthentication(clientSecret, method)
  const metadata = { [clockSkew]: Math.round((now - Date.now()) / 1000) }
  const reach = { [customFetch]: (address: string, init: object) => exchanges.send(new Request(address, init)) }
  try {
    return await discovery(new URL(issuer), clientId, metadata, authentication, { execute, ...reach })
  } catch {
    throw new IdentityFault(discoveryFault(exchanges, issuer))
  }
}

interface ConfigurationOptions {
  /** The emulator's time, in epoch milliseconds. Default: the present time. */
  readonly now?: number
  /** The first or the second way to send the secret. Default: the first one. */
  readonly method?: 0 | 1
}

/** The addresses and the algorithms of a provider. */
function endpointsOf(configuration: Configuration): Endpoints {
  const metadata = configuration.serverMetadata()
  const listed = metadata.id_token_signing_alg_values_supported?.filter((one) => !/^(?:none|HS)/.test(one)) ?? []
  const { issuer, token_endpoint: tokens, jwks_uri: keys } = metadata
  return { issuer, tokens, keys, algorithms: listed.length > 0 ? listed : ['RS256'] }
}

/** The ways in which a client sends its secret, as OpenID Connect names them. */
type ClientMethod = 'client_secret_basic' | 'client_secret_post'

/**
 * The ways to send a secret, the first one first: in the body if the provider lists that alone, else by Basic.
 *
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderMetadata
 */
function methodsOf(listed: readonly string[] | undefined): readonly [ClientMethod, ClientMethod] {
  const isBodyAlone = listed?.includes('client_secret_post') && !listed.includes('client_secret_basic')
  return isBodyAlone ? ['client_secret_post', 'client_secret_basic'] : ['client_secret_basic', 'client_secret_post']
}

/** Authenticates a client by the first or the second way to send its secret; without a secret by its id alone. */
function clientAuthentication(secret: string | null, at: 0 | 1): ClientAuth {
  if (secret === null) return None()
  const by = { client_secret_basic: basic(secret), client_secret_post: ClientSecretPost(secret) }
  return (server, ...others) => by[methodsOf(server.token_endpoint_auth_methods_supported)[at]](server, ...others)
}

/**
 * Basic authentication. The library also encodes characters that need no encoding, such as the hyphen, and some providers decode
 * none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-2.3.1
 */
function basic(secret: string): ClientAuth {
  return (_, { client_id: id }, __, headers) =>
    headers.set('authorization', `Basic ${btoa(`${formEncoded(id)}:${formEncoded(secret)}`)}`)
}

function formEncoded(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1)
}

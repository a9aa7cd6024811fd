import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretPost,
  type Configuration,
  clockSkew,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import { IdentityFault } from '../calls/identity-fault.ts'
import type { ReachedProvider } from '../calls/relying-party.ts'
import { discoveryFault } from '../sso/oidc/discovery-fault.ts'
import type { Exchanges } from '../sso/oidc/exchanges.ts'
import type { Endpoints } from '../sso/oidc/token-fault.ts'

/** The configuration and the keys of the provider. They verify every token. */
export async function configurationOf(
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

export interface ConfigurationOptions {
  /** The emulator's time, in epoch milliseconds. Default: the present time. */
  readonly now?: number
  /** The first or the second way to send the secret. Default: the first one. */
  readonly method?: 0 | 1
}

/** The addresses and the algorithms of a provider. */
export function endpointsOf(configuration: Configuration): Endpoints {
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
export function methodsOf(listed: readonly string[] | undefined): readonly [ClientMethod, ClientMethod] {
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

import { type ClientAuth, ClientSecretPost, None } from 'openid-client'

/** The ways in which a client sends its secret, as OpenID Connect names them. */
export type ClientMethod = 'client_secret_basic' | 'client_secret_post'

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
export function clientAuthentication(secret: string | null, at: 0 | 1): ClientAuth {
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

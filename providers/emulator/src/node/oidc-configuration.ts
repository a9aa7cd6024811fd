import {
  allowInsecureRequests,
  type Configuration,
  clockSkew,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { IdentityFault } from '../calls/identity-fault.ts'
import type { ReachedProvider } from '../calls/relying-party.ts'
import { discoveryFault } from '../sso/oidc/discovery-fault.ts'
import type { Exchanges } from '../sso/oidc/exchanges.ts'
import type { Endpoints } from '../sso/oidc/token-fault.ts'
import { clientAuthentication } from './client-authentication.ts'

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

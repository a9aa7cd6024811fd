import { malformed, Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import type { SsoFault } from '../calls/identity-fault.ts'
import type { Identity, ReachedProvider, RelyingParty, SamlProvider } from '../calls/relying-party.ts'
import { askedAt } from './attempts.ts'
import { type FederatedAttempt, protocolOf, type SsoConnection } from './records.ts'
import { serviceProvider } from './service-provider.ts'
import { standInOidc, standInSaml } from './stand-in/provider.ts'

/** The means to reach an identity provider: those of a call, or of a page. */
export type Reaching = Pick<Call, 'now' | 'url' | 'relyingParty' | 'ownFetch' | 'reach'>

/** The client of identity providers. Refuses the call without one, as in a page. */
export function relyingPartyOf({ relyingParty }: Pick<Call, 'relyingParty'>): RelyingParty {
  if (relyingParty) return relyingParty
  throw new Refusal(501, 'ER-SSO-UNAVAILABLE', 'This emulator speaks to no identity provider. Serve it in Node')
}

/** The address of the sign-in for an attempt. An attempt by SAML has the id of its request. */
export async function signInAddress(
  reaching: Reaching,
  connection: SsoConnection,
  attempt: FederatedAttempt,
  redirectUri?: string,
): Promise<string> {
  const party = relyingPartyOf(reaching)
  if (protocolOf(connection) === 'oidc')
    return party.oidcAddress(oidcOf(reaching, connection), { ...attempt, ...(redirectUri && { redirectUri }) })
  return party.samlAddress(samlOf(reaching, connection), {
    serviceProvider: serviceProvider(reaching.url, connection),
    relayState: attempt.state,
    requestId: attempt.requestId ?? '',
    isSigned: connection.signRequest ?? false,
  })
}

/** The fault that an OpenID Connect provider reports before a user is there; `null` without one, and for SAML. */
export async function refusalOf(
  reaching: Reaching,
  connection: SsoConnection,
  attempt: FederatedAttempt,
  redirectUri: string,
): Promise<SsoFault | null> {
  if (protocolOf(connection) !== 'oidc') return null
  return relyingPartyOf(reaching).oidcRefusal(oidcOf(reaching, connection), { ...attempt, redirectUri })
}

/** The identity in the answer of OpenID Connect. */
export async function oidcIdentityOf(
  reaching: Reaching,
  connection: SsoConnection,
  attempt: FederatedAttempt,
  given: { readonly code: string; readonly redirectUri: string },
): Promise<Identity> {
  if (protocolOf(connection) !== 'oidc') throw malformed('The connection does not speak OpenID Connect')
  const { state, nonce, verifier } = attempt
  const { domains } = connection
  const answer = { ...given, state, nonce, verifier, askedAt: askedAt(attempt), now: reaching.now, domains }
  return relyingPartyOf(reaching).oidcIdentity(oidcOf(reaching, connection), answer)
}

/** The identity in the answer of SAML. `answered` are the ids of requests that were answered before. */
export async function samlIdentityOf(
  reaching: Reaching,
  connection: SsoConnection,
  attempt: FederatedAttempt,
  response: string,
  answered: readonly string[] = [],
): Promise<Identity> {
  const { requestId } = attempt
  if (protocolOf(connection) !== 'saml' || !requestId) throw malformed('The connection does not speak SAML')
  return relyingPartyOf(reaching).samlIdentity(samlOf(reaching, connection), {
    serviceProvider: serviceProvider(reaching.url, connection),
    response,
    requestId,
    askedAt: askedAt(attempt),
    answered,
    now: reaching.now,
    domains: connection.domains,
  })
}

/** The provider of a connection: its own, or the one that stands in for it in this process. */
function oidcOf({ url, ownFetch, reach }: Reaching, connection: SsoConnection): ReachedProvider {
  const { oidc } = connection
  if (!oidc) return { ...standInOidc(connection, url.origin), send: ownFetch }
  const isOwn = URL.canParse(oidc.issuer) && new URL(oidc.issuer).origin === url.origin
  return { ...oidc, send: isOwn ? ownFetch : reach }
}

/** Assertions by the present certificate and by the next one are accepted. */
function samlOf({ url }: Reaching, connection: SsoConnection): SamlProvider {
  const provider = connection.saml ?? standInSaml(connection, url.origin)
  const { nextCertificate } = connection
  return nextCertificate ? { ...provider, certificate: `${provider.certificate}\n${nextCertificate}` } : provider
}

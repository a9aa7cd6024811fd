import type { OidcProvider, SamlProvider } from '../calls/relying-party.ts'
import { part, records, rows } from '../core/records.ts'
import { address, flag, list, nullable, number, oneOf, optional, record, text } from '../core/shape.ts'

/** The identity provider of a tenant. */
export interface SsoConnection {
  id: string
  tenantId: string
  type: 'saml' | 'oidc'
  enabled: boolean
  /** The e-mail domains of the tenant's users. */
  domains: string[]
  /** The identity provider. Default: a page of the emulator. */
  oidc?: OidcProvider
  saml?: SamlProvider
}

/** A social provider: anyone may sign in with it. */
export interface SocialProvider {
  /** `google` and the like, or the id of a custom provider. */
  id: string
  /** The name of a custom provider. */
  displayName?: string
  /** The authorization address of a custom provider. */
  authorizationUrl?: string
  active: boolean
  /** The identity provider. Default: a page of the emulator. */
  oidc?: OidcProvider
}

/** A sign-in at an identity provider that has not returned yet. */
export interface FederatedAttempt {
  /** The `state` that returns with the user. */
  state: string
  /** The id of the connection or of the social provider. */
  providerId: string
  /** Binds the id token to the attempt; empty for SAML. */
  nonce: string
  /** The PKCE verifier; empty for SAML. */
  verifier: string
  /** The id of the SAML request. The assertion has to name it. */
  requestId?: string
  /** The return address in the application. */
  returnTo: string
  clientState?: string
  challenge?: string
  expiresAt: number
}

/** The identity from a social provider. The application reads it once. */
export interface SocialGrant {
  /** The code of the grant. */
  code: string
  /** The id of the social provider. */
  providerId: string
  email: string
  name: string
  /** The application's S256 challenge; empty without one. */
  challenge: string
  expiresAt: number
}

/** The connections to other providers and their sign-ins. */
export interface Federation {
  social: SocialProvider[]
  /** The sign-ins that have not returned yet. */
  attempts: FederatedAttempt[]
  grants: SocialGrant[]
}

const oidc = optional(record<OidcProvider>({ issuer: text, clientId: text, clientSecret: nullable(text) }))

const socialProvider = record<SocialProvider>({
  id: text,
  displayName: optional(text),
  authorizationUrl: optional(text),
  active: flag,
  oidc,
})

const attempt = record<FederatedAttempt>({
  state: text,
  providerId: text,
  nonce: text,
  verifier: text,
  requestId: optional(text),
  returnTo: text,
  clientState: optional(text),
  challenge: optional(text),
  expiresAt: number,
})

const grant = record<SocialGrant>({
  code: text,
  providerId: text,
  email: address,
  name: text,
  challenge: text,
  expiresAt: number,
})

export const ssoRecords = records({
  ssoConnections: rows<SsoConnection>({
    id: text,
    tenantId: text,
    type: oneOf('saml', 'oidc'),
    enabled: flag,
    domains: list(text),
    oidc,
    saml: optional(record<SamlProvider>({ entityId: text, entryPoint: text, certificate: text })),
  }),
  federation: part(
    record<Federation>({ social: list(socialProvider), attempts: list(attempt), grants: list(grant) }),
    (): Federation => ({ social: [], attempts: [], grants: [] }),
  ),
})

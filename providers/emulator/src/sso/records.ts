import type { OidcProvider, SamlProvider } from '../calls/relying-party.ts'
import { part, records, rows } from '../core/records.ts'
import { address, flag, list, nullable, number, oneOf, optional, record, text } from '../core/shape.ts'
import { type SsoTest, ssoTestShape } from './connection-test/records.ts'

/** The identity provider of a tenant. */
export interface SsoConnection {
  id: string
  tenantId: string
  /** The name, which distinguishes connections of one type. Default: none. */
  name?: string
  /** The product of the identity provider. All but `oidc` use SAML. */
  type: SsoType
  enabled: boolean
  /** The validated e-mail domains. Their users sign in here. */
  domains: string[]
  /** The domains that are not validated yet. Default: none. */
  pendingDomains?: string[]
  /** The identity provider. Default: a page of the emulator. */
  oidc?: OidcProvider
  saml?: SamlProvider
  /** The next certificates beside the present ones of SAML, as PEM. Default: none. */
  nextCertificate?: string
  /** The end of the certificates of which users were notified, in ISO 8601 format. Default: none. */
  warnedOf?: string
  /** A fault with which the identity provider that stands in answers. Default: none. */
  standInFault?: string
  /** The origin of the application in which the last sign-in or test began. Default: none began yet. */
  applicationOrigin?: string
  /** SAML requests are signed. Default `false`. */
  signRequest?: boolean
  /** The address that receives assertions. Default: that of the emulator. */
  acsUrl?: string
  /** The audience of assertions. Default: that of the emulator. */
  spEntityId?: string
  /** The roles of everyone who signs in here. Default: the default roles of the tenant, at the first sign-in. */
  roleIds?: string[]
  /** The roles of the members of a group at the identity provider. */
  groups?: SsoGroup[]
  /** Addresses of other domains are accepted, unless their account belongs to another tenant. Default `false`. */
  skipEmailDomainValidation?: boolean
  /** The older interface alone has it: the list of connections leaves it out. Default `false`. */
  isOlder?: boolean
  /** A time in ISO 8601 format. */
  createdAt?: string
  updatedAt?: string
}

/** The products of identity providers. */
export type SsoType = (typeof ssoTypes)[number]

export const ssoTypes = ['saml', 'okta', 'azure', 'google', 'oidc'] as const

/** A group at the identity provider, and the roles of its members. */
export interface SsoGroup {
  id: string
  group: string
  roleIds: string[]
}

/** A TXT record of the emulator's own DNS. */
export interface TxtRecord {
  /** The name in small letters. */
  name: string
  value: string
}

/** The protocol of a connection. */
export function protocolOf({ type }: Pick<SsoConnection, 'type'>): 'saml' | 'oidc' {
  return type === 'oidc' ? 'oidc' : 'saml'
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
  /** The id of the test that it is. Default: a sign-in. */
  testId?: string
  /** The user began at the identity provider. Default `false`. */
  isBegunThere?: boolean
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
  testId: optional(text),
  isBegunThere: optional(flag),
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
    name: optional(text),
    type: oneOf(...ssoTypes),
    enabled: flag,
    domains: list(text),
    pendingDomains: optional(list(text)),
    oidc,
    saml: optional(record<SamlProvider>({ entityId: text, entryPoint: text, certificate: text })),
    nextCertificate: optional(text),
    warnedOf: optional(text),
    standInFault: optional(text),
    applicationOrigin: optional(text),
    signRequest: optional(flag),
    acsUrl: optional(text),
    spEntityId: optional(text),
    roleIds: optional(list(text)),
    groups: optional(list(record<SsoGroup>({ id: text, group: text, roleIds: list(text) }))),
    skipEmailDomainValidation: optional(flag),
    isOlder: optional(flag),
    createdAt: optional(text),
    updatedAt: optional(text),
  }),
  ssoTests: rows<SsoTest>(ssoTestShape),
  txtRecords: rows<TxtRecord>({ name: text, value: text }),
  federation: part(
    record<Federation>({ social: list(socialProvider), attempts: list(attempt), grants: list(grant) }),
    (): Federation => ({ social: [], attempts: [], grants: [] }),
  ),
})

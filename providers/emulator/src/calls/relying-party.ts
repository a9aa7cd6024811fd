import type { ReceivedIdentity, SsoFault } from './identity-fault.ts'
import type { Send } from './reach.ts'

/** The client of identity providers. */
export interface RelyingParty {
  /** The address of a sign-in by OpenID Connect. */
  oidcAddress(provider: ReachedProvider, request: OidcRequest): Promise<string>
  /** The fault that the identity provider reports for the address of a sign-in, before a user is there; `null` without one. */
  oidcRefusal(provider: ReachedProvider, request: Required<OidcRequest>): Promise<SsoFault | null>
  /** Exchanges the code and verifies the id token. Rejects with an `IdentityFault` if a check fails. */
  oidcIdentity(provider: ReachedProvider, answer: OidcAnswer): Promise<Identity>
  /** The address of a sign-in by SAML. */
  samlAddress(provider: SamlProvider, request: SamlRequest): Promise<string>
  /** Verifies the response and reads the identity. Rejects with an `IdentityFault` if a check fails. */
  samlIdentity(provider: SamlProvider, answer: SamlAnswer): Promise<Identity>
  /** Reads a document by HTTP, without following redirects. Rejects if it cannot be read, or is longer than `mostBytes`. */
  readDocument(send: Send, address: string, mostBytes: number): Promise<string>
}

/** An identity provider that uses OpenID Connect. */
export interface OidcProvider {
  /** The issuer. Its configuration is below this address. */
  issuer: string
  /** The client id of the emulator. */
  clientId: string
  /** The client secret of the emulator; `null` for a public client. */
  clientSecret: string | null
}

/** An identity provider that uses SAML 2.0. */
export interface SamlProvider {
  /** Empty if it is not known. Then the certificate alone identifies the provider. */
  entityId: string
  /** The address of the sign-in page. */
  entryPoint: string
  /** The signing certificates, as PEM. */
  certificate: string
}

/** A provider, and the function that reaches it. */
export interface ReachedProvider extends OidcProvider {
  readonly send: Send
}

/** The parameters of a sign-in by OpenID Connect. */
export interface OidcRequest {
  readonly state: string
  /** Returns in the id token. */
  readonly nonce: string
  readonly verifier: string
  /** The redirect address. Default: the application's own. */
  readonly redirectUri?: string
}

/** The answer to a request. */
export interface OidcAnswer extends Required<OidcRequest> {
  readonly code: string
  /** The time of the request, in epoch milliseconds. */
  readonly askedAt: number
  /** The emulator's time, in epoch milliseconds. */
  readonly now: number
  /** Of several e-mail addresses, one of these domains is used. Default: the first address. */
  readonly domains?: readonly string[]
}

/** The emulator as a SAML service provider. */
export interface ServiceProvider {
  /** The entity id: the audience of assertions. */
  readonly entityId: string
  /** The address that receives assertions. */
  readonly acsUrl: string
}

/** The parameters of a sign-in by SAML. */
export interface SamlRequest {
  readonly serviceProvider: ServiceProvider
  readonly relayState: string
  /** The id that the assertion has to name. */
  readonly requestId: string
  readonly isSigned: boolean
}

/** The answer to a SAML request. */
export interface SamlAnswer {
  readonly serviceProvider: ServiceProvider
  /** The response, in base 64. */
  readonly response: string
  /** The id of the request. */
  readonly requestId: string
  /** The time of the request, in epoch milliseconds. */
  readonly askedAt: number
  /** The ids of requests that were answered before. Default: none. */
  readonly answered?: readonly string[]
  /** The emulator's time, in epoch milliseconds. */
  readonly now: number
  /** Of several e-mail addresses, one of these domains is used. Default: the first address. */
  readonly domains?: readonly string[]
}

/** The identity of a user, from an identity provider. */
export interface Identity {
  readonly email: string
  /** `true` if the provider has verified the address; `null` if it does not state it. */
  readonly isVerified: boolean | null
  readonly name: string
  /** The groups of the user there. Default: none. */
  readonly groups?: readonly string[]
  /** The whole answer of the provider. */
  readonly received?: ReceivedIdentity
  /** Faults that refuse no sign-in. Default: none. */
  readonly warnings?: readonly SsoFault[]
}

import type { OidcProvider, SamlProvider } from '../state/settings.ts'

/** Speaks to identity providers, as a provider of applications does. */
export interface RelyingParty {
  /** Where a person is sent to sign in by OpenID Connect. What is to come back goes along. */
  oidcAddress(provider: ReachedProvider, request: OidcRequest): Promise<string>
  /** Exchanges what came back for the person, whose token is checked in all it says. Rejects where anything is wrong. */
  oidcIdentity(provider: ReachedProvider, answer: OidcAnswer): Promise<Identity>
  /** Where a person is sent to sign in by SAML. */
  samlAddress(provider: SamlProvider, request: SamlRequest): Promise<string>
  /** Reads the person from a response, which is checked in all it says. Rejects where anything is wrong. */
  samlIdentity(provider: SamlProvider, answer: SamlAnswer): Promise<Identity>
}

/** An identity provider that speaks OpenID Connect, and how it is reached where it is in this process. */
export interface ReachedProvider extends OidcProvider {
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>
}

/** A request for a person by OpenID Connect. */
export interface OidcRequest {
  /** Comes back with the person. */
  readonly state: string
  /** Comes back within the token. */
  readonly nonce: string
  /** Whose digest goes along. */
  readonly verifier: string
  /** Where the person comes back to; the application adds its own where it is absent. */
  readonly redirectUri?: string
}

/** What came back, and what it must agree with. */
export interface OidcAnswer extends Required<OidcRequest> {
  /** To exchange, once. */
  readonly code: string
  /** The emulator's time, in epoch milliseconds. */
  readonly now: number
}

/** Who the emulator is to an identity provider that speaks SAML. */
export interface ServiceProvider {
  /** Its entity id, which an assertion is made for. */
  readonly entityId: string
  /** Where it takes assertions. */
  readonly acsUrl: string
}

/** A request for a person by SAML. */
export interface SamlRequest {
  readonly serviceProvider: ServiceProvider
  /** Comes back with the person. */
  readonly relayState: string
  /** What the assertion must answer. */
  readonly requestId: string
}

/** What came back, and what it must agree with. */
export interface SamlAnswer {
  readonly serviceProvider: ServiceProvider
  /** The response, in base 64. */
  readonly response: string
  /** The id of the request. */
  readonly requestId: string
  /** The emulator's time, in epoch milliseconds. */
  readonly now: number
}

/** Who somebody is, in the word of an identity provider. */
export interface Identity {
  /** Their address. */
  readonly email: string
  /** Whether the provider has made sure that it is theirs. */
  readonly isVerified: boolean
  /** What people call them. */
  readonly name: string
}

import type { PorticoError } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'

/** The kind of redirect to a provider. */
export type SocialMode =
  /** A standard provider, by its name. */
  | 'social-login'
  /** A provider configured by the vendor, by its id. */
  | 'custom-social-login'
  /** Any provider, by an address that the application passes. */
  | 'direct'

/** A provider for signing in. */
export interface SocialProvider {
  /** `google` and the like, or the id of a custom provider. */
  readonly id: string
  /** The display name, which is not translated. */
  readonly name: string
  readonly mode: Exclude<SocialMode, 'direct'>
  /**
   * The start of the sign-in. A path belongs to the Portico provider, which handles the return; an absolute address
   * belongs to the social provider.
   */
  readonly authorizationUrl: string
  /** The OAuth client id; empty if the Portico provider is the client. */
  readonly clientId: string
  /** The requested scopes, separated by spaces. */
  readonly scopes: string
}

/** The purpose of the redirect. */
export type SocialPurpose = 'login' | 'signUp'

export interface SocialSignInInput {
  /** The id of a provider. */
  readonly provider: string
  /** Default: the mode in the provider's configuration. */
  readonly mode?: SocialMode
  /** The authorization address, for the mode `direct`. */
  readonly address?: string
  /** The purpose of the redirect. Default `login`. */
  readonly action?: SocialPurpose
  /** The invitation that the sign-in accepts. Default: the invitation in the page's address. */
  readonly invitationToken?: string
  /** `true` stores the time of consent to the terms with the new account. */
  readonly acceptsTerms?: boolean | undefined
  /** Custom fields stored with the new account. */
  readonly additionalFields?: Readonly<Record<string, unknown>> | undefined
}

/** No return has been handled yet. */
export interface IdleSocialStep {
  readonly name: 'idle'
}

/** The return is being verified with the provider. */
export interface VerifyingSocialStep {
  readonly name: 'verifying'
}

/** The user is signed in; the page moves on. */
export interface SignedInSocialStep {
  readonly name: 'signedIn'
  /** `true` if an account was created. */
  readonly isNewUser: boolean
}

/** The person returned without a sign-in: canceled, or denied by the provider. */
export interface DeniedSocialStep {
  readonly name: 'denied'
  /** The id of the provider, or `null` if unknown. */
  readonly provider: string | null
  /** The provider's error code, such as `access_denied` (RFC 6749, section 4.1.2.1). */
  readonly reason: string
}

/** The return is unusable: used before, incomplete, or not started in this tab. */
export interface InvalidSocialStep {
  readonly name: 'invalid'
}

/** The provider refused the return. */
export interface FailedSocialStep {
  readonly name: 'failed'
  /** The id of the provider. */
  readonly provider: string
  readonly error: PorticoError
}

/** The steps of a return from a provider. */
export type SocialStep =
  | IdleSocialStep
  | VerifyingSocialStep
  | SignedInSocialStep
  | DeniedSocialStep
  | InvalidSocialStep
  | FailedSocialStep

/** The state that `useSocialLogin` returns. */
export interface SocialLoginState {
  /** The offered providers; `null` until loaded, empty if loading fails. */
  readonly providers: readonly SocialProvider[] | null
  /** The step of a return, on the route `socialLoginCallbackUrl`. */
  readonly step: SocialStep
}

/** The actions that `useSocialLogin` returns. */
export interface SocialLoginActions {
  /** Loads the providers. Runs by itself off the callback route. */
  load(): Promise<Outcome>
  /**
   * Redirects to a provider with a random `state` and a PKCE challenge, whose verifier stays in this tab. Fails with
   * `unknown-provider`, with `insecure-page` over http, and with `unsafe-address`.
   */
  signIn(input: SocialSignInInput): Promise<Outcome>
  /** Completes the return in the page's address, once. Runs by itself on the callback route. */
  finish(): Promise<Outcome>
}

import type { PorticoError } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'

/** How a person is sent to a provider. */
export type SocialMode =
  /** One of those every vendor has by name. */
  | 'social-login'
  /** One that a vendor has set up, by its id. */
  | 'custom-social-login'
  /** Any of them, by an address of the application's own. */
  | 'direct'

/** A provider that people may sign in with. */
export interface SocialProvider {
  /** Its id: `google` and the like, or that of a custom one. */
  readonly id: string
  /** What people call it, in no language. */
  readonly name: string
  /** How a person is sent there. */
  readonly mode: Exclude<SocialMode, 'direct'>
  /**
   * Where its sign-in begins. A path is one of the Portico provider's, which brings the person back by itself; an address is
   * the social provider's own.
   */
  readonly authorizationUrl: string
  /** What the application is called there; empty where the Portico provider stands between. */
  readonly clientId: string
  /** What is asked for, separated by spaces. */
  readonly scopes: string
}

/** What somebody came for. */
export type SocialPurpose = 'login' | 'signUp'

/** What {@link SocialLoginActions.signIn} takes. */
export interface SocialSignInInput {
  /** The id of a provider. */
  readonly provider: string
  /** How to get there. Default: as the provider's configuration says. */
  readonly mode?: SocialMode
  /** Where its sign-in begins, for the mode `direct`. */
  readonly address?: string
  /** What for. Default `login`. */
  readonly action?: SocialPurpose
  /** An invitation to accept by it. Default: that of the page's address. */
  readonly invitationToken?: string
  /** Whether the person agreed to the terms beside the button: the time is kept with the new account. */
  readonly acceptsTerms?: boolean | undefined
  /** Fields of the application's own, kept with the new account. */
  readonly additionalFields?: Readonly<Record<string, unknown>> | undefined
}

/** Nobody has come back yet. */
export interface IdleSocialStep {
  /** Which step this is. */
  readonly name: 'idle'
}

/** The person is back, and the provider is asked who they are. */
export interface VerifyingSocialStep {
  /** Which step this is. */
  readonly name: 'verifying'
}

/** The person is signed in; the page moves on. */
export interface SignedInSocialStep {
  /** Which step this is. */
  readonly name: 'signedIn'
  /** Whether an account was made for them. */
  readonly isNewUser: boolean
}

/** The person came back without having signed in: they did not want to, or the provider did not let them. */
export interface DeniedSocialStep {
  /** Which step this is. */
  readonly name: 'denied'
  /** The id of the provider, where it is known. */
  readonly provider: string | null
  /** The provider's code for it, such as `access_denied` (RFC 6749, section 4.1.2.1). */
  readonly reason: string
}

/** Nothing that can be used came back: it was used before, is incomplete, or was not asked for by this tab. */
export interface InvalidSocialStep {
  /** Which step this is. */
  readonly name: 'invalid'
}

/** What came back was refused. */
export interface FailedSocialStep {
  /** Which step this is. */
  readonly name: 'failed'
  /** The id of the provider. */
  readonly provider: string
  /** Why. */
  readonly error: PorticoError
}

/** Where coming back from a provider stands. */
export type SocialStep =
  | IdleSocialStep
  | VerifyingSocialStep
  | SignedInSocialStep
  | DeniedSocialStep
  | InvalidSocialStep
  | FailedSocialStep

/** Signing in by a provider that people have an account with. */
export interface SocialLoginState {
  /** Who is offered; `null` until it is known. Where that cannot be read, nobody. */
  readonly providers: readonly SocialProvider[] | null
  /** Where coming back stands, on the route `socialLoginCallbackUrl`. */
  readonly step: SocialStep
}

/** What can be done. */
export interface SocialLoginActions {
  /** Reads who is offered. Done by itself off the callback route. */
  load(): Promise<Outcome>
  /**
   * Leaves for a provider, with a `state` that nobody can guess and a challenge whose verifier stays in this tab. Fails with
   * `unknown-provider`, with `insecure-page` over http, and with `unsafe-address`.
   */
  signIn(input: SocialSignInInput): Promise<Outcome>
  /** Takes the person back, by what the address of the page holds, once. Done by itself on the callback route. */
  finish(): Promise<Outcome>
}

import type { PorticoError } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { User } from '../../session/types.ts'

/** How a client signs people in on a page of the provider's own. */
export interface HostedLoginOptions {
  /** What the provider calls the environment. Sent as `client_id` where there is no `appId`. */
  readonly clientId: string
  /** What the provider calls the application, where it serves several. */
  readonly appId?: string
  /** Who signs the tokens. Default: the origin of the base URL. */
  readonly issuer?: string
  /** Which of the tokens goes with calls. Default `id_token`, as the provider expects it. */
  readonly bearer?: 'id_token' | 'access_token'
  /** Whether a session is looked for at the provider before anybody is sent there. Default `true`. */
  readonly silentRefresh?: boolean
  /** What is asked for. Default `openid email profile`. */
  readonly scope?: string
  /** How tokens may be signed. Default `RS256` and `ES256`. */
  readonly algorithms?: readonly string[]
  /** Seconds by which the provider's times may differ from each other. Default 60. */
  readonly clockTolerance?: number
  /** Where another OpenID provider is; there is no silent refresh then, and no profile beside the token. */
  readonly endpoints?: HostedEndpoints
}

/** Where an OpenID provider is, as its discovery document says. */
export interface HostedEndpoints {
  /** `authorization_endpoint`. */
  readonly authorization: string
  /** `token_endpoint`. */
  readonly token: string
  /** `jwks_uri`. */
  readonly keys: string
  /** `end_session_endpoint`, where there is one. */
  readonly endSession?: string
}

/** What the hosted page jumps to, in place of its first form. */
export interface DirectAction {
  /** What kind of way in it is. */
  readonly type: 'social-login' | 'custom-social-login' | 'direct' | 'signup'
  /** Which one: the name of a provider, or an address. */
  readonly data: string
}

/** How {@link HostedLoginActions.signIn} asks for a sign-in. */
export interface HostedSignInInput {
  /** `login` asks for the password although somebody is signed in. */
  readonly prompt?: 'login'
  /** The address to begin with. */
  readonly loginHint?: string
  /** The account alias. Default: that of the client's `tenantResolver`. */
  readonly organization?: string
  /** What the page jumps to. */
  readonly directAction?: DirectAction
  /** Further parameters. They take the place of none that the exchange is protected by. */
  readonly params?: Readonly<Record<string, string>>
}

/** How {@link HostedLoginActions.stepUp} asks for a second factor. */
export interface HostedStepUpInput {
  /** Seconds since the last proof that are the most. Default: any proof by a second factor. */
  readonly maxAge?: number | undefined
}

/** How {@link HostedLoginActions.signOut} ends. */
export interface HostedSignOutInput {
  /** Where the person goes in the end: an address of the page's origin or of `allowedOrigins`. Default: the page's root. */
  readonly returnTo?: string
}

/** Nothing is under way. */
export interface HostedIdleStep {
  /** Which step this is. */
  readonly name: 'idle'
}

/** The sign-in that the person came back from is being finished. */
export interface HostedWorkingStep {
  /** Which step this is. */
  readonly name: 'working'
}

/** The page is being left for the provider's. */
export interface HostedLeavingStep {
  /** Which step this is. */
  readonly name: 'leaving'
}

/** Somebody is signed in; the page moves on in 200 ms, unless told to stay. */
export interface HostedSuccessStep {
  /** Which step this is. */
  readonly name: 'success'
  /** Who. */
  readonly user: User
  /** Whether the page was told to stay where it is: {@link HostedLoginActions.continueNow} moves on. */
  readonly isStaying: boolean
}

/** The sign-in came to nothing. Nothing is tried again by itself. */
export interface HostedFailedStep {
  /** Which step this is. */
  readonly name: 'failed'
  /** Why: the provider's error, or one of the codes in the guide on hosted login. */
  readonly failure: PorticoError
}

/** There is nothing to finish here: the page was reloaded, or the person went back to it. */
export interface HostedInvalidStep {
  /** Which step this is. */
  readonly name: 'invalid'
}

/** Where hosted login stands. */
export type HostedLoginStep =
  | HostedIdleStep
  | HostedWorkingStep
  | HostedLeavingStep
  | HostedSuccessStep
  | HostedFailedStep
  | HostedInvalidStep

/** Hosted login. */
export interface HostedLoginState {
  /** Where it stands. */
  readonly step: HostedLoginStep
}

/** What can be done. */
export interface HostedLoginActions {
  /**
   * Signs in: looks for a session at the provider first, else leaves for its page. `prompt: 'login'` leaves in any case.
   */
  signIn(input?: HostedSignInInput): Promise<Outcome>
  /** Leaves for the provider's page to have the person prove again who they are, by a second factor. */
  stepUp(input?: HostedStepUpInput): Promise<Outcome>
  /** Signs out here, in all tabs and at the provider, and comes back. */
  signOut(input?: HostedSignOutInput): Promise<Outcome>
  /** Finishes what the page's address brought back. Runs by itself on the route for it. */
  resume(): Promise<Outcome>
  /** Moves on now instead of in 200 ms. */
  continueNow(): void
  /** Keeps the page where it is. */
  stay(): void
}

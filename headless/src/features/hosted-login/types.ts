import type { PorticoError } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { User } from '../../session/types.ts'
import type { StepUpRule } from '../../step-up/index.ts'

/** The options of hosted login. */
export interface HostedLoginOptions {
  /** The environment's id at the provider. Sent as `client_id` if there is no `appId`. */
  readonly clientId: string
  /** The application's id at the provider, if it serves several. */
  readonly appId?: string
  /** The issuer of the tokens. Default: the origin of the base URL. */
  readonly issuer?: string
  /** The token sent with API calls. Default `id_token`. */
  readonly bearer?: 'id_token' | 'access_token'
  /** `true` tries the provider's session before any redirect. Default `true`. */
  readonly silentRefresh?: boolean
  /** The requested scopes, separated by spaces. Default `openid email profile`. */
  readonly scope?: string
  /** The accepted signature algorithms. Default: RS, PS and ES with 256, 384 and 512 bits, and EdDSA. */
  readonly algorithms?: readonly string[]
  /** Tolerance between the provider's times, in seconds. Default 60. */
  readonly clockTolerance?: number
  /** The endpoints of another OpenID provider. It gets no silent refresh and no profile call. */
  readonly endpoints?: HostedEndpoints
  /**
   * Returns tenants, roles and permissions from the claims of a token, if there are `endpoints`. It has to return at once, and the
   * same for the same claims. Its errors, and members of another type, count as none. Default: the claims `roles` and
   * `permissions`, without tenants.
   */
  person?(claims: Readonly<Record<string, unknown>>): ClaimedPerson
  /** The proof of a step-up at another OpenID provider. Default: a second factor, by the `acr` of Portico's providers. */
  readonly stepUp?: StepUpRule
}

/** The place of a person in the application, as claims state it. A member that is left out has nothing in it. */
export interface ClaimedPerson {
  /** The tenants of the person. The active one is that of the claim `tenantId`, else the first. */
  readonly tenants?: readonly ClaimedTenant[]
  /** The keys of the roles. */
  readonly roles?: readonly string[]
  /** The keys of the permissions, such as `invoices.read`; they may hold `*`. */
  readonly permissions?: readonly string[]
}

/** A tenant of a person, as claims state it. */
export interface ClaimedTenant {
  readonly id: string
  /** The name that people read. Default: the id. */
  readonly name?: string
}

/** The endpoints of an OpenID provider, from its discovery document. */
export interface HostedEndpoints {
  /** The `authorization_endpoint` of the document. */
  readonly authorization: string
  /** The `token_endpoint` of the document. */
  readonly token: string
  /** The `jwks_uri` of the document. */
  readonly keys: string
  /** The `end_session_endpoint`, if the document has one. */
  readonly endSession?: string
}

/** The options of `hostedOnServer`: routes that the server answers. */
export interface HostedOnServerOptions {
  /** The route that leads to the provider. Default `/account/login`. */
  readonly loginUrl?: string
  /** The route that ends the session there. Default `/account/logout`. */
  readonly logoutUrl?: string
  /** The proof of a step-up, if the provider behind the server has one of its own. Default: a second factor. */
  readonly stepUp?: StepUpRule
}

/** Makes the hosted page skip its first form. */
export interface DirectAction {
  readonly type: 'social-login' | 'custom-social-login' | 'direct' | 'signup'
  /** The name of a provider, or an address. */
  readonly data: string
}

export interface HostedSignInInput {
  /** `login` requires the password even with an active session. */
  readonly prompt?: 'login'
  /** The initial e-mail address of the form. */
  readonly loginHint?: string
  /** The account alias. Default: the result of the client's `tenantResolver`. */
  readonly organization?: string
  /** The sign-in to jump to on the hosted page. */
  readonly directAction?: DirectAction
  /** Extra query parameters. They cannot override the parameters that protect the exchange. */
  readonly params?: Readonly<Record<string, string>>
}

export interface HostedStepUpInput {
  /** Maximum age of the proof in seconds. Default: any second-factor proof. */
  readonly maxAge?: number | undefined
}

export interface HostedSignOutInput {
  /** The final address, on the page's origin or in `allowedOrigins`. Default: the page's root. */
  readonly returnTo?: string
}

/** No sign-in is under way. */
export interface HostedIdleStep {
  readonly name: 'idle'
}

/** A return from the provider is being completed. */
export interface HostedWorkingStep {
  readonly name: 'working'
}

/** The page is leaving for the provider. */
export interface HostedLeavingStep {
  readonly name: 'leaving'
}

/** The user is signed in. The page moves on after 200 ms. */
export interface HostedSuccessStep {
  readonly name: 'success'
  readonly user: User
  /**
   * `true` after {@link HostedLoginActions.stay}: the page does not move on until
   * {@link HostedLoginActions.continueNow}.
   */
  readonly isStaying: boolean
}

/** The sign-in failed. It is not retried by itself. */
export interface HostedFailedStep {
  readonly name: 'failed'
  /** The provider's error, or one of the codes in the hosted login guide. */
  readonly failure: PorticoError
}

/** The page holds no return to complete, after a reload or a history navigation. */
export interface HostedInvalidStep {
  readonly name: 'invalid'
}

/** The steps of hosted login. */
export type HostedLoginStep =
  | HostedIdleStep
  | HostedWorkingStep
  | HostedLeavingStep
  | HostedSuccessStep
  | HostedFailedStep
  | HostedInvalidStep

/** The state that `useHostedLogin` returns. */
export interface HostedLoginState {
  readonly step: HostedLoginStep
}

/** The actions that `useHostedLogin` returns. */
export interface HostedLoginActions {
  /**
   * Signs in by the provider's session if there is one, otherwise on its page. `prompt: 'login'` always uses the page.
   */
  signIn(input?: HostedSignInInput): Promise<Outcome>
  /** Leaves for the provider's page to prove a second factor again. */
  stepUp(input?: HostedStepUpInput): Promise<Outcome>
  /** Signs out here, in all tabs and at the provider, and returns. */
  signOut(input?: HostedSignOutInput): Promise<Outcome>
  /** Completes the return from the provider. Runs by itself on its route. */
  resume(): Promise<Outcome>
  /** Moves on now instead of after 200 ms. */
  continueNow(): void
  /** Keeps the page open instead of moving on. */
  stay(): void
}

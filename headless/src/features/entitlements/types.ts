import type { PorticoError } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { AttributeSources, EntitlementsContext, Justification } from '../../rules/index.ts'

/** What is known of what the user may use. */
export interface EntitlementsState {
  /**
   * `disabled` unless the client was made with `entitlements: true`; `loading` until the first answer; `failed` where
   * none could be had, and then nobody is entitled to anything.
   */
  readonly status: 'disabled' | 'loading' | 'loaded' | 'failed'
  /** Features, plans and permissions, as the provider tells them; `null` before that. */
  readonly context: EntitlementsContext | null
}

/** What can be done with entitlements. */
export interface EntitlementsActions {
  /** Asks the provider anew; what is known stays until it answers, and where it does not. */
  load(): Promise<Outcome>
}

/** What an entitlement is asked for by. */
export type EntitlementQuestion = FeatureQuestion | PermissionQuestion

/** Asks for a feature. */
export interface FeatureQuestion {
  /** Its key. */
  readonly featureKey: string
  /** Not asked for. */
  readonly permissionKey?: undefined
}

/** Asks for a permission. */
export interface PermissionQuestion {
  /** Its key. */
  readonly permissionKey: string
  /** Not asked for. */
  readonly featureKey?: undefined
}

/** The application's own attributes for rules, by name. */
export type CustomAttributes = NonNullable<AttributeSources['custom']>

/** Whether the user is entitled, as far as that is known. */
export interface EntitlementAnswer {
  /** Whether the user may use it. `false` until it is known. */
  readonly isEntitled: boolean
  /** Why not; `null` where entitled, and while that is not known. */
  readonly justification: Justification | null
  /** Whether it is not known yet. */
  readonly isPending: boolean
  /** That entitlements are not enabled, with the way to enable them: code `entitlements-disabled`. */
  readonly error: PorticoError | null
}

/** What {@link useCan} is asked for. Everything that is named has to hold. */
export interface CanRequest {
  /** The keys of roles. */
  readonly roles?: readonly string[] | undefined
  /** The keys of permissions, as the user holds them. */
  readonly permissions?: readonly string[] | undefined
  /** Whether every role and permission is asked for, or one of each list that names any. Default `every`. */
  readonly mode?: 'every' | 'any' | undefined
  /** The key of a feature the user must be entitled to. */
  readonly feature?: string | undefined
  /** The key of a permission the user must be entitled to: held, and worth something by the features linked to it. */
  readonly permission?: string | undefined
  /** A second factor, at most so many seconds ago. `true` for one of any age. */
  readonly stepUp?: true | StepUpRequest | undefined
  /** The application's own attributes for the rules of features. */
  readonly attributes?: CustomAttributes | undefined
}

/** How fresh a second factor has to be. */
export interface StepUpRequest {
  /** Seconds ago at most; of any age where it is not given. */
  readonly maxAge?: number | undefined
}

/** Why something is not allowed. `UNAVAILABLE`: it could not be read what the user may use. */
export type DenialReason =
  | 'SIGNED_OUT'
  | 'MISSING_ROLE'
  | Justification
  | 'STEP_UP_REQUIRED'
  | 'ENTITLEMENTS_DISABLED'
  | 'UNAVAILABLE'

/** What would open it: signing in, an administrator, another plan, a second factor, or nothing one can do. */
export type Remedy = 'signIn' | 'askAdministrator' | 'upgrade' | 'stepUp' | 'none'

/** One thing that was looked at. */
export interface TraceLine {
  /** What was looked at. */
  readonly check: 'session' | 'roles' | 'permissions' | 'feature' | 'permission' | 'stepUp'
  /** Which, in the words of the request. */
  readonly asked: string
  /** Whether it holds. */
  readonly holds: boolean
  /** Why not. */
  readonly reason: DenialReason | null
}

/** Whether something is allowed, why not, and what would open it. */
export interface Permit {
  /** Whether everything asked for holds. `false` until it is known. */
  readonly allowed: boolean
  /** Whether it is not known yet. */
  readonly isPending: boolean
  /** Why not, each reason once. Empty where allowed, and while that is not known. */
  readonly reasons: readonly DenialReason[]
  /** What would open it, the hardest first: stepping up opens nothing to those who lack the role. */
  readonly remedy: Remedy | null
  /** What was looked at, in order. */
  readonly trace: readonly TraceLine[]
}

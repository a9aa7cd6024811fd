import type { PorticoError } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { AttributeSources, EntitlementsContext, Justification } from '../../rules/index.ts'

/** The state of the user's entitlements. */
export interface EntitlementsState {
  /**
   * `disabled` unless the client has `entitlements: true`; `loading` until the first answer; `failed` if none arrived.
   * With `failed`, no entitlement is granted.
   */
  readonly status: 'disabled' | 'loading' | 'loaded' | 'failed'
  /** Features, plans and permissions from the provider; `null` until loaded. */
  readonly context: EntitlementsContext | null
}

/** The actions on the user's entitlements. */
export interface EntitlementsActions {
  /** Reloads from the provider. The current context stays until the answer arrives, and after a failure. */
  load(): Promise<Outcome>
}

/** The feature or permission that {@link useEntitlements} checks. */
export type EntitlementQuestion = FeatureQuestion | PermissionQuestion

/** Checks a feature by its key. */
export interface FeatureQuestion {
  readonly featureKey: string
  readonly permissionKey?: undefined
}

/** Checks a permission by its key. */
export interface PermissionQuestion {
  readonly permissionKey: string
  readonly featureKey?: undefined
}

/** Custom attributes that rules read, by name. */
export type CustomAttributes = NonNullable<AttributeSources['custom']>

/** The result of an entitlement check. */
export interface EntitlementAnswer {
  /** `false` until loaded and if not granted. */
  readonly isEntitled: boolean
  /** The reason for a refusal; `null` if granted or still loading. */
  readonly justification: Justification | null
  /** `true` until the entitlements are loaded. */
  readonly isPending: boolean
  /** The code `entitlements-disabled` if the client was created without entitlements. */
  readonly error: PorticoError | null
}

/** The roles and permissions that {@link useAuthorized} checks. */
export interface GuardRequest {
  readonly roles?: readonly string[] | undefined
  /** Keys of permissions that the user must hold. */
  readonly permissions?: readonly string[] | undefined
  /** `every` requires all listed roles and permissions; `any` requires one of each list. Default `every`. */
  readonly mode?: 'every' | 'any' | undefined
}

/** The conditions that {@link useCan} checks. All that are given must hold. */
export interface CanRequest extends GuardRequest {
  /** A feature key that the user must be entitled to. */
  readonly feature?: string | undefined
  /** A permission key that the user must be entitled to: held, and enabled by the features linked to it. */
  readonly permission?: string | undefined
  /** Requires a second factor within the given age; `true` accepts any age. */
  readonly stepUp?: true | StepUpRequest | undefined
  /** Custom attributes for the rules of features. */
  readonly attributes?: CustomAttributes | undefined
}

/** The maximum age of a second factor. */
export interface StepUpRequest {
  /** Maximum age in seconds. Default: any age. */
  readonly maxAge?: number | undefined
}

/** The reason for a refusal. `UNAVAILABLE` means that the entitlements could not be loaded. */
export type DenialReason =
  | 'SIGNED_OUT'
  | 'MISSING_ROLE'
  | Justification
  | 'STEP_UP_REQUIRED'
  | 'ENTITLEMENTS_DISABLED'
  | 'UNAVAILABLE'

/** The action that can open access; `none` if the user can do nothing. */
export type Remedy = 'signIn' | 'askAdministrator' | 'upgrade' | 'stepUp' | 'none'

/** One check of a request. */
export interface TraceLine {
  readonly check: 'session' | 'roles' | 'permissions' | 'feature' | 'permission' | 'stepUp'
  /** The checked key, as written in the request. */
  readonly asked: string
  readonly isMet: boolean
  /** The reason of a failed check, or `null`. */
  readonly reason: DenialReason | null
}

/** The result of a request: if it is allowed, the reasons if not, and the remedy. */
export interface Permit {
  /** `true` if every condition holds; `false` until loaded. */
  readonly isAllowed: boolean
  /** `true` while the result is loading. */
  readonly isPending: boolean
  /** Each reason once; empty if allowed or still loading. */
  readonly reasons: readonly DenialReason[]
  /** The hardest remedy needed: a step-up does not help a user who lacks the role. */
  readonly remedy: Remedy | null
  /** Every check of the request, in order. */
  readonly trace: readonly TraceLine[]
}

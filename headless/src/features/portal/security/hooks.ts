'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import type {
  SecurityCenterActions,
  SecurityCenterState,
  SecurityUsersActions,
  SecurityUsersOptions,
  SecurityUsersState,
} from './center-types.ts'
import { securityPoliciesFeature } from './feature.ts'
import { securityCenterFeature } from './security-center.ts'
import { securityUsersFeature } from './security-users.ts'
import { sessionPolicyFeature } from './session-policy.ts'
import type {
  SecurityPoliciesActions,
  SecurityPoliciesState,
  SessionPolicyActions,
  SessionPolicyState,
} from './types.ts'

/**
 * The findings of the provider about the tenant, with a score.
 *
 * @example
 * ```tsx
 * const { value, load } = useSecurityCenter()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSecurityCenter: FeatureHook<SecurityCenterState, SecurityCenterActions> =
  createFeatureHook(securityCenterFeature)

/**
 * The policies of the tenant.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useSecurityPolicies()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSecurityPolicies: FeatureHook<SecurityPoliciesState, SecurityPoliciesActions> =
  createFeatureHook(securityPoliciesFeature)

/**
 * The users who need attention for one reason.
 *
 * @example
 * ```tsx
 * const { rows, total, resetPassword } = useSecurityUsers({ preset: 'breached-passwords' })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSecurityUsers: FeatureHook<SecurityUsersState, SecurityUsersActions, SecurityUsersOptions> =
  createFeatureHook(securityUsersFeature)

/**
 * The limits of sessions in the tenant.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useSessionPolicy()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSessionPolicy: FeatureHook<SessionPolicyState, SessionPolicyActions> =
  createFeatureHook(sessionPolicyFeature)

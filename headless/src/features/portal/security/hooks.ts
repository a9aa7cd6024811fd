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
 * The findings of the provider about the tenant, with a score, without markup.
 *
 * @example
 * ```tsx
 * const { value, load } = useSecurityCenter()
 * ```
 *
 * @returns The members of {@link SecurityCenterState} and {@link SecurityCenterActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSecurityCenter: FeatureHook<SecurityCenterState, SecurityCenterActions> =
  createFeatureHook(securityCenterFeature)

/**
 * The policies of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useSecurityPolicies()
 * ```
 *
 * @returns The members of {@link SecurityPoliciesState} and {@link SecurityPoliciesActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSecurityPolicies: FeatureHook<SecurityPoliciesState, SecurityPoliciesActions> =
  createFeatureHook(securityPoliciesFeature)

/**
 * The users who need attention for one reason, without markup.
 *
 * @example
 * ```tsx
 * const { rows, total, resetPassword } = useSecurityUsers({ preset: 'breached-passwords' })
 * ```
 *
 * @returns The members of {@link SecurityUsersState} and {@link SecurityUsersActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSecurityUsers: FeatureHook<SecurityUsersState, SecurityUsersActions, SecurityUsersOptions> =
  createFeatureHook(securityUsersFeature)

/**
 * The limits of sessions in the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useSessionPolicy()
 * ```
 *
 * @returns The members of {@link SessionPolicyState} and {@link SessionPolicyActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSessionPolicy: FeatureHook<SessionPolicyState, SessionPolicyActions> =
  createFeatureHook(sessionPolicyFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { securityPoliciesFeature } from './feature.ts'
import type { SecurityPoliciesActions, SecurityPoliciesState } from './types.ts'

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

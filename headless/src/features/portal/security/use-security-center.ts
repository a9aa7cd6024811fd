'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import type { SecurityCenterActions, SecurityCenterState } from './center-types.ts'
import { securityCenterFeature } from './security-center.ts'

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

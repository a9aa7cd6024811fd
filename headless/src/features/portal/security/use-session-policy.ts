'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { sessionPolicyFeature } from './session-policy.ts'
import type { SessionPolicyActions, SessionPolicyState } from './types.ts'

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

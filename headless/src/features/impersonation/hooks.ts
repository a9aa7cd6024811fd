'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { impersonationFeature } from './feature.ts'
import type { ImpersonationActions, ImpersonationState } from './types.ts'

/**
 * Starts an impersonation by a link.
 *
 * @example
 * ```tsx
 * const { step, submit } = useImpersonation()
 * ```
 *
 * @see The [guide](../../../../docs/features/impersonation.md).
 * @function
 */
export const useImpersonation: FeatureHook<ImpersonationState, ImpersonationActions> =
  createFeatureHook(impersonationFeature)

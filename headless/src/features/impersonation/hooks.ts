'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { impersonationFeature } from './feature.ts'
import type { ImpersonationActions, ImpersonationState } from './types.ts'

/**
 * Starts an impersonation by a link, without markup.
 *
 * @example
 * ```tsx
 * const { step, retry } = useImpersonation()
 * ```
 *
 * @returns The members of {@link ImpersonationState} and {@link ImpersonationActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/impersonation.md).
 * @function
 */
export const useImpersonation: FeatureHook<ImpersonationState, ImpersonationActions> =
  createFeatureHook(impersonationFeature)

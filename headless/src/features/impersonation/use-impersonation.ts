'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { impersonation } from './feature.ts'
import type { ImpersonationActions, ImpersonationState } from './types.ts'

/**
 * Beginning to act as another person, without a pixel.
 *
 * @example
 * ```tsx
 * const { step, retry } = useImpersonation()
 * ```
 */
export const useImpersonation: FeatureHook<ImpersonationState, ImpersonationActions> =
  /* @__PURE__ */ createFeatureHook(impersonation)

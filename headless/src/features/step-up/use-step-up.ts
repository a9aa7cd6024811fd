'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { stepUp } from './feature.ts'
import type { StepUpActions, StepUpState } from './types.ts'

/**
 * Proving once more who one is, without a pixel: `stepUp` goes to the step-up page, `begin` starts there, and `demand`
 * says when calls made with `withStepUp` wait for a dialog. While `step` is `secondFactor`, `useMfa` holds its steps.
 *
 * @example
 * ```tsx
 * const { stepUp } = useStepUp()
 * ```
 *
 * @returns The members of {@link StepUpState} and {@link StepUpActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/step-up.md).
 * @function
 */
export const useStepUp: FeatureHook<StepUpState, StepUpActions> = /* @__PURE__ */ createFeatureHook(stepUp)

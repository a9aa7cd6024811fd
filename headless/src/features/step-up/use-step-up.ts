'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { stepUpFeature } from './feature.ts'
import type { StepUpActions, StepUpState } from './types.ts'

/**
 * Proves a second factor again, without markup. `stepUp` opens the step-up page, `begin` starts it there. `demand` is
 * set while calls of `withStepUp` wait for a dialog. While `step` is `secondFactor`, `useMfa` holds its steps.
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
export const useStepUp: FeatureHook<StepUpState, StepUpActions> = createFeatureHook(stepUpFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { activationFeature } from './feature.ts'
import type { ActivationActions, ActivationState } from './types.ts'

/**
 * Account activation without markup: render `step` and call the action it needs.
 *
 * @example
 * ```tsx
 * const { step, submit, resend, isPending, error } = useActivation()
 * ```
 *
 * @see The [guide](../../../../docs/features/activation.md).
 * @function
 */
export const useActivation: FeatureHook<ActivationState, ActivationActions> = createFeatureHook(activationFeature)

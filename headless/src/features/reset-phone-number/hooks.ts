'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { resetPhoneNumberFeature } from './feature.ts'
import type { ResetPhoneNumberActions, ResetPhoneNumberState } from './types.ts'

/**
 * Replaces a lost phone number.
 *
 * @example
 * ```tsx
 * const { step, submitEmail, submitCode, submitPhoneNumber } = useResetPhoneNumber()
 * ```
 *
 * @see The [guide](../../../../docs/features/reset-phone-number.md).
 * @function
 */
export const useResetPhoneNumber: FeatureHook<ResetPhoneNumberState, ResetPhoneNumberActions> =
  createFeatureHook(resetPhoneNumberFeature)

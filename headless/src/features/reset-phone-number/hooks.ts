'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { resetPhoneNumberFeature } from './feature.ts'
import type { ResetPhoneNumberActions, ResetPhoneNumberState } from './types.ts'

/**
 * Replaces a lost phone number, without markup.
 *
 * @example
 * ```tsx
 * const { step, submitEmail, submitCode, submitPhoneNumber } = useResetPhoneNumber()
 * ```
 *
 * @returns The members of {@link ResetPhoneNumberState} and {@link ResetPhoneNumberActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/reset-phone-number.md).
 * @function
 */
export const useResetPhoneNumber: FeatureHook<ResetPhoneNumberState, ResetPhoneNumberActions> =
  createFeatureHook(resetPhoneNumberFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { phoneNumbersFeature } from './feature.ts'
import type { PhoneNumbersActions, PhoneNumbersState } from './types.ts'

/**
 * The user's phone numbers, without markup: a list, and a code for each change.
 *
 * @example
 * ```tsx
 * const { rows, step, add, verify, remove } = usePhoneNumbers()
 * ```
 *
 * @returns The members of {@link PhoneNumbersState} and {@link PhoneNumbersActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/phone-numbers.md).
 * @function
 */
export const usePhoneNumbers: FeatureHook<PhoneNumbersState, PhoneNumbersActions> =
  createFeatureHook(phoneNumbersFeature)

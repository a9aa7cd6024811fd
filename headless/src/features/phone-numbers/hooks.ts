'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { phoneNumbersFeature } from './feature.ts'
import type { PhoneNumbersActions, PhoneNumbersState } from './types.ts'

/**
 * The user's phone numbers: a list, and a code for each change.
 *
 * @example
 * ```tsx
 * const { rows, step, add, verify, remove } = usePhoneNumbers()
 * ```
 *
 * @see The [guide](../../../../docs/features/phone-numbers.md).
 * @function
 */
export const usePhoneNumbers: FeatureHook<PhoneNumbersState, PhoneNumbersActions> =
  createFeatureHook(phoneNumbersFeature)

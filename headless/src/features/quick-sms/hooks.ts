'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { quickSmsFeature } from './feature.ts'
import type { QuickSmsActions, QuickSmsState } from './types.ts'

/**
 * The sign-in step `promptQuickSms`: a phone number, then the code sent to it.
 *
 * @example
 * ```tsx
 * const { step, submitPhoneNumber, submitCode, skip } = useQuickSms()
 * ```
 *
 * @see The [guide](../../../../docs/features/quick-sms.md).
 * @function
 */
export const useQuickSms: FeatureHook<QuickSmsState, QuickSmsActions> = createFeatureHook(quickSmsFeature)

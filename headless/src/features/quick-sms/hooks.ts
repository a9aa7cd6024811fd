'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { quickSmsFeature } from './feature.ts'
import type { QuickSmsActions, QuickSmsState } from './types.ts'

/**
 * The sign-in step `promptQuickSms`, without markup: a phone number, then the code sent to it.
 *
 * @example
 * ```tsx
 * const { step, submitPhoneNumber, submitCode, skip } = useQuickSms()
 * ```
 *
 * @returns The members of {@link QuickSmsState} and {@link QuickSmsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/quick-sms.md).
 * @function
 */
export const useQuickSms: FeatureHook<QuickSmsState, QuickSmsActions> = createFeatureHook(quickSmsFeature)

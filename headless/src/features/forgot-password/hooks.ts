'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { forgotPasswordFeature } from './feature.ts'
import type { ForgotPasswordActions, ForgotPasswordState } from './types.ts'

/**
 * Requests a new password.
 *
 * @example
 * ```tsx
 * const { step, submitEmail, resend, calls } = useForgotPassword()
 * ```
 *
 * @see The [guide](../../../../docs/features/forgot-password.md).
 * @function
 */
export const useForgotPassword: FeatureHook<ForgotPasswordState, ForgotPasswordActions> =
  createFeatureHook(forgotPasswordFeature)

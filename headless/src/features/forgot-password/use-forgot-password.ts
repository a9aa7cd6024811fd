'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { forgotPassword } from './feature.ts'
import type { ForgotPasswordActions, ForgotPasswordState } from './types.ts'

/**
 * Asking for a new password, without a pixel.
 *
 * @example
 * ```tsx
 * const { step, submitEmail, resend, calls } = useForgotPassword()
 * ```
 */
export const useForgotPassword: FeatureHook<ForgotPasswordState, ForgotPasswordActions> =
  /* @__PURE__ */ createFeatureHook(forgotPassword)

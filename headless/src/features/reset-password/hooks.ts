'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { resetPasswordFeature } from './feature.ts'
import type { ResetPasswordActions, ResetPasswordState } from './types.ts'

/**
 * Sets a new password by a mailed link.
 *
 * @example
 * ```tsx
 * const { step, submitPassword, stay, calls } = useResetPassword()
 * ```
 *
 * @see The [guide](../../../../docs/features/reset-password.md).
 * @function
 */
export const useResetPassword: FeatureHook<ResetPasswordState, ResetPasswordActions> =
  createFeatureHook(resetPasswordFeature)

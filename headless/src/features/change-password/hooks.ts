'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { changePasswordFeature } from './feature.ts'
import type { ChangePasswordActions, ChangePasswordState } from './types.ts'

/**
 * Changes the password of the signed-in user.
 *
 * @example
 * ```tsx
 * const { isChanged, submit, calls } = useChangePassword()
 * ```
 *
 * @see The [guide](../../../../docs/features/change-password.md).
 * @function
 */
export const useChangePassword: FeatureHook<ChangePasswordState, ChangePasswordActions> =
  createFeatureHook(changePasswordFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { passwordRotationFeature } from './feature.ts'
import type { PasswordRotationActions, PasswordRotationState } from './types.ts'

/**
 * The sign-in steps about the password: render them by `useLogin().step`.
 *
 * @example
 * ```tsx
 * const { submitPassword, sendResetLink, continueAnyway } = usePasswordRotation()
 * ```
 *
 * @see The [guide](../../../../docs/features/password-rotation.md).
 * @function
 */
export const usePasswordRotation: FeatureHook<PasswordRotationState, PasswordRotationActions> =
  createFeatureHook(passwordRotationFeature)

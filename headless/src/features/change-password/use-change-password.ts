'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { changePassword } from './feature.ts'
import type { ChangePasswordActions, ChangePasswordState } from './types.ts'

/**
 * Changing the password of the person who is signed in, without a pixel.
 *
 * @example
 * ```tsx
 * const { isChanged, submit, calls } = useChangePassword()
 * ```
 *
 * @returns The members of {@link ChangePasswordState} and {@link ChangePasswordActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/change-password.md).
 * @function
 */
export const useChangePassword: FeatureHook<ChangePasswordState, ChangePasswordActions> =
  /* @__PURE__ */ createFeatureHook(changePassword)

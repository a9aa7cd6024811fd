'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { passwordlessFeature } from './feature.ts'
import type { PasswordlessActions, PasswordlessState } from './types.ts'

/**
 * Signs in by a code or a link, without markup. Render it while `useLogin().step` is `loginWithOtc`, `loginWithSmsOtc`,
 * `loginWithQuickSmsOtc` or `magicLinkPreLoginSuccess`.
 *
 * @example
 * ```tsx
 * const { submitCode, resend, isPending, error } = usePasswordless()
 * ```
 *
 * @returns The members of {@link PasswordlessState} and {@link PasswordlessActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/passwordless.md).
 * @function
 */
export const usePasswordless: FeatureHook<PasswordlessState, PasswordlessActions> =
  createFeatureHook(passwordlessFeature)

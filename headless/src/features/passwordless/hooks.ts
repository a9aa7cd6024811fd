'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { passwordlessFeature } from './feature.ts'
import { magicLinkFeature } from './magic-link.ts'
import type { MagicLinkActions, MagicLinkState, PasswordlessActions, PasswordlessState } from './types.ts'

/**
 * The page at `magicLinkCallbackUrl`, without markup. It opens the link by itself, once, however often it is rendered.
 *
 * @example
 * ```tsx
 * const { step, startAgain } = useMagicLink()
 * ```
 *
 * @returns The members of {@link MagicLinkState} and {@link MagicLinkActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/passwordless.md).
 * @function
 */
export const useMagicLink: FeatureHook<MagicLinkState, MagicLinkActions> = createFeatureHook(magicLinkFeature)

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

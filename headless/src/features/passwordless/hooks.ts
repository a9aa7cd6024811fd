'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { passwordlessFeature } from './feature.ts'
import { magicLinkFeature } from './magic-link.ts'
import type { MagicLinkActions, MagicLinkState, PasswordlessActions, PasswordlessState } from './types.ts'

/**
 * The page at `magicLinkCallbackUrl`. It opens the link by itself, once, however often it is rendered.
 *
 * @example
 * ```tsx
 * const { step, restart } = useMagicLink()
 * ```
 *
 * @see The [guide](../../../../docs/features/passwordless.md).
 * @function
 */
export const useMagicLink: FeatureHook<MagicLinkState, MagicLinkActions> = createFeatureHook(magicLinkFeature)

/**
 * Signs in by a code or a link. Render it while `useLogin().step` is `loginWithOtc`, `loginWithSmsOtc`,
 * `loginWithQuickSmsOtc` or `magicLinkPreLoginSuccess`.
 *
 * @example
 * ```tsx
 * const { submitCode, resend, isPending, error } = usePasswordless()
 * ```
 *
 * @see The [guide](../../../../docs/features/passwordless.md).
 * @function
 */
export const usePasswordless: FeatureHook<PasswordlessState, PasswordlessActions> =
  createFeatureHook(passwordlessFeature)

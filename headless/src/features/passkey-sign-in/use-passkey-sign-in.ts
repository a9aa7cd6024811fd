'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { passkeySignIn } from './feature.ts'
import type { PasskeySignInActions, PasskeySignInState } from './types.ts'

/**
 * Signing in with a passkey, without a pixel: beside `useLogin`, whose steps it leads on to.
 *
 * @example
 * ```tsx
 * const { support, signIn, isPending, error } = usePasskeySignIn()
 * ```
 *
 * @returns The members of {@link PasskeySignInState} and {@link PasskeySignInActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/passkey-sign-in.md).
 * @function
 */
export const usePasskeySignIn: FeatureHook<PasskeySignInState, PasskeySignInActions> =
  /* @__PURE__ */ createFeatureHook(passkeySignIn)

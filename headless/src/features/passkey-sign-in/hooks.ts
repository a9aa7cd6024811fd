'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { passkeySignInFeature } from './feature.ts'
import type { PasskeySignInActions, PasskeySignInState } from './types.ts'

/**
 * Signs in with a passkey. Use it beside `useLogin`, which renders the steps that follow.
 *
 * @example
 * ```tsx
 * const { support, signIn, isPending, error } = usePasskeySignIn()
 * ```
 *
 * @see The [guide](../../../../docs/features/passkey-sign-in.md).
 * @function
 */
export const usePasskeySignIn: FeatureHook<PasskeySignInState, PasskeySignInActions> =
  createFeatureHook(passkeySignInFeature)

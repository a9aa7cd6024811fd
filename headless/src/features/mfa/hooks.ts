'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { mfaFeature } from './feature.ts'
import type { MfaActions, MfaState } from './types.ts'

/**
 * The second factor, without markup: render it while `useLogin().step` is `loginWithTwoFactor` or `forceTwoFactor`.
 *
 * @example
 * ```tsx
 * const { step, submitAuthenticatorCode, isPending, error } = useMfa()
 * ```
 *
 * @returns The members of {@link MfaState} and {@link MfaActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/mfa.md).
 * @function
 */
export const useMfa: FeatureHook<MfaState, MfaActions> = createFeatureHook(mfaFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { mfaFeature } from './feature.ts'
import type { MfaActions, MfaState } from './types.ts'

/**
 * The second factor: render it while `useLogin().step` is `loginWithTwoFactor` or `forceTwoFactor`.
 *
 * @example
 * ```tsx
 * const { step, submitAuthenticatorCode, isPending, error } = useMfa()
 * ```
 *
 * @see The [guide](../../../../docs/features/mfa.md).
 * @function
 */
export const useMfa: FeatureHook<MfaState, MfaActions> = createFeatureHook(mfaFeature)

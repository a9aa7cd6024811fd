'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { signUpFeature } from './feature.ts'
import type { SignUpActions, SignUpState } from './types.ts'

/**
 * Creates an account: render `step` and `fields`, then call `submit`.
 *
 * @example
 * ```tsx
 * const { step, fields, submit, isPending, error } = useSignUp()
 * ```
 *
 * @see The [guide](../../../../docs/features/sign-up.md).
 * @function
 */
export const useSignUp: FeatureHook<SignUpState, SignUpActions> = createFeatureHook(signUpFeature)

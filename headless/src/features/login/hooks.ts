'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { loginFeature } from './feature.ts'
import type { LoginActions, LoginState } from './types.ts'

/**
 * Signs in: render `step` and call the action it needs.
 *
 * @example
 * ```tsx
 * const { step, submitEmail, submitPassword, isPending, error } = useLogin()
 * ```
 *
 * @see The [guide](../../../../docs/features/login.md).
 * @function
 */
export const useLogin: FeatureHook<LoginState, LoginActions> = createFeatureHook(loginFeature)

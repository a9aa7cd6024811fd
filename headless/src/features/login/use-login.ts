'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { login } from './feature.ts'
import type { LoginActions, LoginState } from './types.ts'

/**
 * Signing in, without a pixel: show `step`, call the action it asks for.
 *
 * @example
 * ```tsx
 * const { step, submitEmail, submitPassword, isPending, error } = useLogin()
 * ```
 *
 * @returns The members of {@link LoginState} and {@link LoginActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/login.md).
 * @function
 */
export const useLogin: FeatureHook<LoginState, LoginActions> = /* @__PURE__ */ createFeatureHook(login)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { login } from './feature.ts'
import type { LoginActions, LoginState } from './types.ts'

/**
 * Signing in, without a pixel: show `step`, call the action it asks for. See the guide on building a sign-in.
 *
 * @example
 * ```tsx
 * const { step, submitEmail, submitPassword, isPending, error } = useLogin()
 * ```
 */
export const useLogin: FeatureHook<LoginState, LoginActions> = /* @__PURE__ */ createFeatureHook(login)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { socialLoginFeature } from './feature.ts'
import type { SocialLoginActions, SocialLoginState } from './types.ts'

/**
 * Signs in with Google, GitHub and the like, without markup. Render a button for each of `providers`, and `step` on the
 * callback route.
 *
 * @example
 * ```tsx
 * const { providers, signIn, step } = useSocialLogin()
 * ```
 *
 * @returns The members of {@link SocialLoginState} and {@link SocialLoginActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/social-login.md).
 * @function
 */
export const useSocialLogin: FeatureHook<SocialLoginState, SocialLoginActions> = createFeatureHook(socialLoginFeature)

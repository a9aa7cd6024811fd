'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { socialLoginFeature } from './feature.ts'
import type { SocialLoginActions, SocialLoginState } from './types.ts'

/**
 * Signs in with Google, GitHub and the like. Render a button for each of `providers`, and `step` on the
 * callback route.
 *
 * @example
 * ```tsx
 * const { providers, signIn, step } = useSocialLogin()
 * ```
 *
 * @see The [guide](../../../../docs/features/social-login.md).
 * @function
 */
export const useSocialLogin: FeatureHook<SocialLoginState, SocialLoginActions> = createFeatureHook(socialLoginFeature)

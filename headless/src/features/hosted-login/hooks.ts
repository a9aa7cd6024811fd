'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { hostedLoginFeature } from './feature.ts'
import type { HostedLoginActions, HostedLoginState } from './types.ts'

/**
 * Signs in on a page of the provider. On the return route it completes the sign-in by itself.
 *
 * @example
 * ```tsx
 * const { step, signIn, signOut } = useHostedLogin()
 * ```
 *
 * @see The [guide](../../../../docs/features/hosted-login.md).
 * @function
 */
export const useHostedLogin: FeatureHook<HostedLoginState, HostedLoginActions> = createFeatureHook(hostedLoginFeature)

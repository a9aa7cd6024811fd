'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { hostedLoginFeature } from './feature.ts'
import type { HostedLoginActions, HostedLoginState } from './types.ts'

/**
 * Signs in on a page of the provider, without markup. On the return route it completes the sign-in by itself.
 *
 * @example
 * ```tsx
 * const { step, signIn, signOut } = useHostedLogin()
 * ```
 *
 * @returns The members of {@link HostedLoginState} and {@link HostedLoginActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/hosted-login.md).
 * @function
 */
export const useHostedLogin: FeatureHook<HostedLoginState, HostedLoginActions> = createFeatureHook(hostedLoginFeature)

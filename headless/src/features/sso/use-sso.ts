'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { sso } from './feature.ts'
import type { SsoActions, SsoState } from './types.ts'

/**
 * Coming back from a company's identity provider, without a pixel: show `step` on the routes `oidcRedirectUrl` and
 * `samlCallbackUrl`. Where that leads on is the sign-in's to show: see `useLogin`.
 *
 * @example
 * ```tsx
 * const { step } = useSso()
 * ```
 *
 * @returns The members of {@link SsoState} and {@link SsoActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/sso.md).
 * @function
 */
export const useSso: FeatureHook<SsoState, SsoActions> = /* @__PURE__ */ createFeatureHook(sso)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { ssoFeature } from './feature.ts'
import type { SsoActions, SsoState } from './types.ts'

/**
 * Handles the return from a company's identity provider. Render `step` on the routes `oidcRedirectUrl`
 * and `samlCallbackUrl`; `useLogin` renders what follows.
 *
 * @example
 * ```tsx
 * const { step } = useSso()
 * ```
 *
 * @see The [guide](../../../../docs/features/sso.md).
 * @function
 */
export const useSso: FeatureHook<SsoState, SsoActions> = createFeatureHook(ssoFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { customLoginFeature } from './custom-login.ts'
import type { CustomLoginActions, CustomLoginState } from './types.ts'

/**
 * The look of the login box of the account, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useCustomLogin()
 * ```
 *
 * @returns The members of {@link CustomLoginState} and {@link CustomLoginActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/account-settings.md).
 * @function
 */
export const useCustomLogin: FeatureHook<CustomLoginState, CustomLoginActions> = createFeatureHook(customLoginFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { customLoginFeature } from './custom-login.ts'
import { accountSettingsFeature } from './feature.ts'
import type { AccountSettingsActions, AccountSettingsState, CustomLoginActions, CustomLoginState } from './types.ts'

/**
 * The settings of the account, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useAccountSettings()
 * ```
 *
 * @returns The members of {@link AccountSettingsState} and {@link AccountSettingsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/account-settings.md).
 * @function
 */
export const useAccountSettings: FeatureHook<AccountSettingsState, AccountSettingsActions> =
  createFeatureHook(accountSettingsFeature)

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

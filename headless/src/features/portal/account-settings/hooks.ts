'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { customLoginFeature } from './custom-login.ts'
import { accountSettingsFeature } from './feature.ts'
import type { AccountSettingsActions, AccountSettingsState, CustomLoginActions, CustomLoginState } from './types.ts'

/**
 * The settings of the account.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useAccountSettings()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/account-settings.md).
 * @function
 */
export const useAccountSettings: FeatureHook<AccountSettingsState, AccountSettingsActions> =
  createFeatureHook(accountSettingsFeature)

/**
 * The look of the login box of the account.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useCustomLogin()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/account-settings.md).
 * @function
 */
export const useCustomLogin: FeatureHook<CustomLoginState, CustomLoginActions> = createFeatureHook(customLoginFeature)

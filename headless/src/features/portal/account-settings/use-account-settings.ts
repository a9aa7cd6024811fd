'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { accountSettingsFeature } from './feature.ts'
import type { AccountSettingsActions, AccountSettingsState } from './types.ts'

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

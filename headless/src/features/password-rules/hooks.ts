'use client'

import type { Snapshot } from '../../core/feature.ts'
import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { passwordRulesFeature } from './feature.ts'
import type { PasswordRulesActions, PasswordRulesOptions, PasswordRulesState } from './types.ts'

/**
 * The rules for a new password. Pass `rules` and the input to `checkPassword`.
 *
 * @example
 * ```tsx
 * const { rules } = usePasswordRules({ userId })
 * ```
 */
export function usePasswordRules({
  userId,
}: PasswordRulesOptions = {}): Snapshot<PasswordRulesState, PasswordRulesActions> {
  return useRules({ userId })
}

const useRules: FeatureHook<PasswordRulesState, PasswordRulesActions, PasswordRulesOptions | undefined> =
  createFeatureHook(passwordRulesFeature)

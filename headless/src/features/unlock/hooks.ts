'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { unlockFeature } from './feature.ts'
import type { UnlockActions, UnlockState } from './types.ts'

/**
 * Unlocks an account by a mailed link, without markup.
 *
 * @example
 * ```tsx
 * const { step, retry, stay } = useUnlock()
 * ```
 *
 * @returns The members of {@link UnlockState} and {@link UnlockActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/unlock.md).
 * @function
 */
export const useUnlock: FeatureHook<UnlockState, UnlockActions> = createFeatureHook(unlockFeature)

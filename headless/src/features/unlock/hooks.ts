'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { unlockFeature } from './feature.ts'
import type { UnlockActions, UnlockState } from './types.ts'

/**
 * Unlocks an account by a mailed link.
 *
 * @example
 * ```tsx
 * const { step, submit, stay } = useUnlock()
 * ```
 *
 * @see The [guide](../../../../docs/features/unlock.md).
 * @function
 */
export const useUnlock: FeatureHook<UnlockState, UnlockActions> = createFeatureHook(unlockFeature)

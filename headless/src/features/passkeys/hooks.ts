'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { passkeysFeature } from './feature.ts'
import type { PasskeysActions, PasskeysState } from './types.ts'

/**
 * The passkeys of the signed-in user.
 *
 * @example
 * ```tsx
 * const { rows, add, remove, calls } = usePasskeys()
 * ```
 *
 * @see The [guide](../../../../docs/features/passkeys.md).
 * @function
 */
export const usePasskeys: FeatureHook<PasskeysState, PasskeysActions> = createFeatureHook(passkeysFeature)

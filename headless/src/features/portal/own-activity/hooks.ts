'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ownActivityFeature } from './feature.ts'
import type { OwnActivityActions, OwnActivityState } from './types.ts'

/**
 * The last events of the audit log that the signed-in user caused.
 *
 * @example
 * ```tsx
 * const { rows, calls } = useOwnActivity()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/own-activity.md).
 * @function
 */
export const useOwnActivity: FeatureHook<OwnActivityState, OwnActivityActions> = createFeatureHook(ownActivityFeature)

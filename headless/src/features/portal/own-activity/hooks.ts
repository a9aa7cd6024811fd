'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ownActivityFeature } from './feature.ts'
import type { OwnActivityActions, OwnActivityState } from './types.ts'

/**
 * The last events of the audit log that the signed-in user caused, without markup.
 *
 * @example
 * ```tsx
 * const { rows, calls } = useOwnActivity()
 * ```
 *
 * @returns The members of {@link OwnActivityState} and {@link OwnActivityActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/own-activity.md).
 * @function
 */
export const useOwnActivity: FeatureHook<OwnActivityState, OwnActivityActions> = createFeatureHook(ownActivityFeature)

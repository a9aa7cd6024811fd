'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { ownFactorsFeature } from './feature.ts'
import type { OwnFactorsActions, OwnFactorsState } from './types.ts'

/**
 * The second factors of the signed-in user. `useMfa` adds and removes them.
 *
 * @example
 * ```tsx
 * const { rows, addable } = useOwnFactors()
 * ```
 *
 * @see The [guide](../../../../docs/features/own-factors.md).
 * @function
 */
export const useOwnFactors: FeatureHook<OwnFactorsState, OwnFactorsActions> = createFeatureHook(ownFactorsFeature)

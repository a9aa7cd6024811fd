'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { sparePartFeature } from './feature.ts'
import type { SparePartActions, SparePartState } from './types.ts'

/**
 * The spare part of the signed-in person: render the present step and call its actions.
 *
 * @example
 * ```tsx
 * const { step, begin, submitCode, restart, calls } = useSparePart()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/spare-part.md).
 * @function
 */
export const useSparePart: FeatureHook<SparePartState, SparePartActions> = createFeatureHook(sparePartFeature)

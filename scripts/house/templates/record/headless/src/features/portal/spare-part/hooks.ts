'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { sparePartFeature } from './feature.ts'
import type { SparePartActions, SparePartState } from './types.ts'

/**
 * The spare part of the tenant.
 *
 * @example
 * ```tsx
 * const { value, save, calls } = useSparePart()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/spare-part.md).
 * @function
 */
export const useSparePart: FeatureHook<SparePartState, SparePartActions> = createFeatureHook(sparePartFeature)

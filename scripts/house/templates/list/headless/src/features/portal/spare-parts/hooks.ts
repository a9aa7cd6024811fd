'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { sparePartsFeature } from './feature.ts'
import type { SparePartsActions, SparePartsState } from './types.ts'

/**
 * The spare parts of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, create, update, remove, calls } = useSpareParts()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/spare-parts.md).
 * @function
 */
export const useSpareParts: FeatureHook<SparePartsState, SparePartsActions> = createFeatureHook(sparePartsFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ipPlaceFeature } from './feature.ts'
import type { IpPlaceActions, IpPlaceOptions, IpPlaceState } from './types.ts'

/**
 * The place of an IP address. Rows with the same address share one call.
 *
 * @example
 * ```tsx
 * const { value, calls } = useIpPlace({ ip })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/ip-place.md).
 * @function
 */
export const useIpPlace: FeatureHook<IpPlaceState, IpPlaceActions, IpPlaceOptions | undefined> =
  createFeatureHook(ipPlaceFeature)

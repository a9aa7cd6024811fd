'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ipPlaceFeature } from './feature.ts'
import type { IpPlaceActions, IpPlaceOptions, IpPlaceState } from './types.ts'

/**
 * The place of an IP address, without markup. Rows with the same address share one call.
 *
 * @example
 * ```tsx
 * const { value, calls } = useIpPlace({ ip })
 * ```
 *
 * @returns The members of {@link IpPlaceState} and {@link IpPlaceActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/ip-place.md).
 * @function
 */
export const useIpPlace: FeatureHook<IpPlaceState, IpPlaceActions, IpPlaceOptions | undefined> =
  createFeatureHook(ipPlaceFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ipRestrictionsFeature } from './feature.ts'
import type { IpRestrictionsActions, IpRestrictionsState } from './types.ts'

/**
 * The IP addresses from which the account may be used, without markup. No change may shut out its own author.
 *
 * @example
 * ```tsx
 * const { rows, config, ownAddress, save, add, addOwnAddress } = useIpRestrictions()
 * ```
 *
 * @returns The members of {@link IpRestrictionsState} and {@link IpRestrictionsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/restrictions.md).
 * @function
 */
export const useIpRestrictions: FeatureHook<IpRestrictionsState, IpRestrictionsActions> =
  createFeatureHook(ipRestrictionsFeature)

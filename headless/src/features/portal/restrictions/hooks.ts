'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { domainRestrictionsFeature } from './domain-restrictions.ts'
import { ipRestrictionsFeature } from './feature.ts'
import type {
  DomainRestrictionsActions,
  DomainRestrictionsState,
  IpRestrictionsActions,
  IpRestrictionsState,
} from './types.ts'

/**
 * The e-mail domains whose addresses may join the account.
 *
 * @example
 * ```tsx
 * const { rows, config, save, add, remove } = useDomainRestrictions()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/restrictions.md).
 * @function
 */
export const useDomainRestrictions: FeatureHook<DomainRestrictionsState, DomainRestrictionsActions> =
  createFeatureHook(domainRestrictionsFeature)

/**
 * The IP addresses from which the account may be used. No change may shut out its own author.
 *
 * @example
 * ```tsx
 * const { rows, config, ownAddress, save, add, addOwnAddress } = useIpRestrictions()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/restrictions.md).
 * @function
 */
export const useIpRestrictions: FeatureHook<IpRestrictionsState, IpRestrictionsActions> =
  createFeatureHook(ipRestrictionsFeature)

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
 * The e-mail domains whose addresses may join the account, without markup.
 *
 * @example
 * ```tsx
 * const { rows, config, save, add, remove } = useDomainRestrictions()
 * ```
 *
 * @returns The members of {@link DomainRestrictionsState} and {@link DomainRestrictionsActions}, and `isPending`, `error` and
 * `calls`.
 * @see The [guide](../../../../../docs/features/portal/restrictions.md).
 * @function
 */
export const useDomainRestrictions: FeatureHook<DomainRestrictionsState, DomainRestrictionsActions> =
  createFeatureHook(domainRestrictionsFeature)

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

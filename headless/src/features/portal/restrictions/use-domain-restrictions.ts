'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { domainRestrictionsFeature } from './domain-restrictions.ts'
import type { DomainRestrictionsActions, DomainRestrictionsState } from './types.ts'

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

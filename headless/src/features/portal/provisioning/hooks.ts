'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { provisioningFeature } from './feature.ts'
import type { ProvisioningActions, ProvisioningState } from './types.ts'

/**
 * The connections of directories that add and remove people by SCIM, without markup.
 *
 * @example
 * ```tsx
 * const { rows, create, change, remove } = useProvisioning()
 * ```
 *
 * @returns The members of {@link ProvisioningState} and {@link ProvisioningActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/provisioning.md).
 * @function
 */
export const useProvisioning: FeatureHook<ProvisioningState, ProvisioningActions> =
  createFeatureHook(provisioningFeature)

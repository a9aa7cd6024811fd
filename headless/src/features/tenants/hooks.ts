'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { tenantsFeature } from './feature.ts'
import type { TenantsActions, TenantsState } from './types.ts'

/**
 * The tenants of the signed-in user: render `rows`, and call `switchTenant` with the chosen one.
 *
 * @example
 * ```tsx
 * const { rows, tenant, switchingTo, switchTenant } = useTenants()
 * ```
 *
 * @see The [guide](../../../../docs/features/tenants.md).
 * @function
 */
export const useTenants: FeatureHook<TenantsState, TenantsActions> = createFeatureHook(tenantsFeature)

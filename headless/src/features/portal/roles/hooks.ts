'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { rolesFeature } from './feature.ts'
import type { RolesActions, RolesState } from './types.ts'

/**
 * The roles of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, create, remove, setPermissions, calls } = useRoles()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/roles.md).
 * @function
 */
export const useRoles: FeatureHook<RolesState, RolesActions> = createFeatureHook(rolesFeature)

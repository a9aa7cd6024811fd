'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { permissionsFeature } from './feature.ts'
import type { PermissionsActions, PermissionsState } from './types.ts'

/**
 * All permissions that roles can have.
 *
 * @example
 * ```tsx
 * import { permissionTree } from '@portico/headless/portal/permissions'
 *
 * const { rows } = usePermissions()
 * const tree = permissionTree(rows, { permissions: role.permissions, isFixed: role.isBuiltIn })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/permissions.md).
 * @function
 */
export const usePermissions: FeatureHook<PermissionsState, PermissionsActions> = createFeatureHook(permissionsFeature)

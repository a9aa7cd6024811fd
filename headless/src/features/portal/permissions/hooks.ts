'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { permissionsFeature } from './feature.ts'
import type { PermissionsActions, PermissionsState } from './types.ts'

/**
 * All permissions that roles can have, without markup.
 *
 * @example
 * ```tsx
 * const { rows } = usePermissions()
 * const tree = permissionTree(rows, role)
 * ```
 *
 * @returns The members of {@link PermissionsState} and {@link PermissionsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/permissions.md).
 * @function
 */
export const usePermissions: FeatureHook<PermissionsState, PermissionsActions> = createFeatureHook(permissionsFeature)

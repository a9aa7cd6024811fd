'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { adminPortalFeature } from './feature.ts'
import type { AdminPortalActions, AdminPortalState } from './types.ts'

/**
 * The place in the portal, without markup. It opens and closes the portal from anywhere, at a section or a record.
 *
 * @example
 * ```tsx
 * const { open, close, isOpen, section, record } = useAdminPortal()
 * open({ section: 'groups', record: group.id })
 * ```
 *
 * @returns The members of {@link AdminPortalState} and {@link AdminPortalActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/admin-portal.md).
 * @function
 */
export const useAdminPortal: FeatureHook<AdminPortalState, AdminPortalActions> = createFeatureHook(adminPortalFeature)

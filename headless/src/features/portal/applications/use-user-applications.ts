'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import type { UserApplicationsActions, UserApplicationsOptions, UserApplicationsState } from './types.ts'
import { userApplicationsFeature } from './user-applications.ts'

/**
 * The applications of the tenant as one user has them, without markup.
 *
 * @example
 * ```tsx
 * const { rows, assign, unassign, calls } = useUserApplications({ userId })
 * ```
 *
 * @returns The members of {@link UserApplicationsState} and {@link UserApplicationsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/applications.md).
 * @function
 */
export const useUserApplications: FeatureHook<UserApplicationsState, UserApplicationsActions, UserApplicationsOptions> =
  createFeatureHook(userApplicationsFeature)

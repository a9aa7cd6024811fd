'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { applicationAccessFeature } from './access.ts'
import { applicationsFeature } from './feature.ts'
import type {
  ApplicationAccessActions,
  ApplicationAccessOptions,
  ApplicationAccessState,
  ApplicationsActions,
  ApplicationsOptions,
  ApplicationsState,
  UserApplicationsActions,
  UserApplicationsOptions,
  UserApplicationsState,
} from './types.ts'
import { userApplicationsFeature } from './user-applications.ts'

/**
 * One application with the users who are assigned.
 *
 * @example
 * ```tsx
 * const { value, addUsers, removeUsers, calls } = useApplicationAccess({ id })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/applications.md).
 * @function
 */
export const useApplicationAccess: FeatureHook<
  ApplicationAccessState,
  ApplicationAccessActions,
  ApplicationAccessOptions
> = createFeatureHook(applicationAccessFeature)

/**
 * The applications of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, addUser, removeUser, calls } = useApplications()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/applications.md).
 * @function
 */
export const useApplications: FeatureHook<ApplicationsState, ApplicationsActions, ApplicationsOptions | undefined> =
  createFeatureHook(applicationsFeature)

/**
 * The applications of the tenant as one user has them.
 *
 * @example
 * ```tsx
 * const { rows, addMany, removeMany, calls } = useUserApplications({ userId })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/applications.md).
 * @function
 */
export const useUserApplications: FeatureHook<UserApplicationsState, UserApplicationsActions, UserApplicationsOptions> =
  createFeatureHook(userApplicationsFeature)

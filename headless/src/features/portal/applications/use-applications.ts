'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { applicationsFeature } from './feature.ts'
import type { ApplicationsActions, ApplicationsOptions, ApplicationsState } from './types.ts'

/**
 * The applications of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { rows, assign, unassign, calls } = useApplications()
 * ```
 *
 * @returns The members of {@link ApplicationsState} and {@link ApplicationsActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/applications.md).
 * @function
 */
export const useApplications: FeatureHook<ApplicationsState, ApplicationsActions, ApplicationsOptions | undefined> =
  createFeatureHook(applicationsFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { applicationAccessFeature } from './access.ts'
import type { ApplicationAccessActions, ApplicationAccessOptions, ApplicationAccessState } from './types.ts'

/**
 * One application with the users who are assigned, without markup.
 *
 * @example
 * ```tsx
 * const { value, assign, unassign, calls } = useApplicationAccess({ id })
 * ```
 *
 * @returns The members of {@link ApplicationAccessState} and {@link ApplicationAccessActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/applications.md).
 * @function
 */
export const useApplicationAccess: FeatureHook<
  ApplicationAccessState,
  ApplicationAccessActions,
  ApplicationAccessOptions
> = createFeatureHook(applicationAccessFeature)

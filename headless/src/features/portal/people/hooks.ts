'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { peopleFeature } from './feature.ts'
import type { PeopleActions, PeopleState } from './types.ts'

/**
 * The users of the tenant.
 *
 * @example
 * ```tsx
 * const { rows, total, search, goToPage } = usePeople()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/people.md).
 * @function
 */
export const usePeople: FeatureHook<PeopleState, PeopleActions> = createFeatureHook(peopleFeature)

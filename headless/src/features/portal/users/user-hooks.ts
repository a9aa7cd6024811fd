'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { userFeature } from './user.ts'
import type { UserActions, UserOptions, UserState } from './user-types.ts'

/**
 * One user with their access and its origins.
 *
 * @example
 * ```tsx
 * const { value, save, setRoles, disable, endSessions } = useUser({ id })
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useUser: FeatureHook<UserState, UserActions, UserOptions> = createFeatureHook(userFeature)

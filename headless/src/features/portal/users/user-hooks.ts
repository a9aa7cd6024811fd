'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { userFeature } from './user.ts'
import type { UserActions, UserOptions, UserState } from './user-types.ts'

/**
 * One user with their access and its origins, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, setRoles, disable, endSessions } = useUser({ id })
 * ```
 *
 * @returns The members of {@link UserState} and {@link UserActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/users.md).
 * @function
 */
export const useUser: FeatureHook<UserState, UserActions, UserOptions> = createFeatureHook(userFeature)

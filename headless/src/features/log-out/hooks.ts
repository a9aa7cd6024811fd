'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { logOutRouteFeature } from './feature.ts'
import type { LogOutRouteActions, LogOutState } from './types.ts'

/**
 * The log-out route: the session ends when it renders on `logoutUrl`. For a log-out button,
 * `useSession().logOut` is enough.
 *
 * @example
 * ```tsx
 * const { step } = useLogOut()
 * ```
 *
 * @see The [guide](../../../../docs/features/log-out.md).
 * @function
 */
export const useLogOut: FeatureHook<LogOutState, LogOutRouteActions> = createFeatureHook(logOutRouteFeature)

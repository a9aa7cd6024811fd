'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { logOutRoute } from './feature.ts'
import type { LogOutRouteActions, LogOutState } from './types.ts'

/**
 * The log-out route, without a pixel: show it on `logoutUrl`, and the session ends. To end it on the press of a button,
 * `useSession().logOut` is enough.
 *
 * @example
 * ```tsx
 * const { step } = useLogOut()
 * ```
 *
 * @returns The members of {@link LogOutState} and {@link LogOutRouteActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/log-out.md).
 * @function
 */
export const useLogOut: FeatureHook<LogOutState, LogOutRouteActions> = /* @__PURE__ */ createFeatureHook(logOutRoute)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { loginSessionsFeature } from './feature.ts'
import type { LoginSessionsActions, LoginSessionsState } from './types.ts'

/**
 * The open sessions of the signed-in person.
 *
 * @example
 * ```tsx
 * const { rows, remove, removeOthers, calls } = useLoginSessions()
 * ```
 *
 * @see The [guide](../../../../docs/features/login-sessions.md).
 * @function
 */
export const useLoginSessions: FeatureHook<LoginSessionsState, LoginSessionsActions> =
  createFeatureHook(loginSessionsFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../react/feature-hook.ts'
import { sessionFeature } from './feature.ts'
import type { SessionActions, SessionState } from './types.ts'

/**
 * The signed-in user and the actions of the session.
 *
 * @returns The members of {@link SessionState} and {@link SessionActions}, and `isPending`, `error` and `calls`.
 * @function
 */
export const useSession: FeatureHook<SessionState, SessionActions> = createFeatureHook(sessionFeature)

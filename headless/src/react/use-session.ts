'use client'

import { sessionFeature } from '../session/feature.ts'
import type { SessionActions, SessionState } from '../session/types.ts'
import { createFeatureHook, type FeatureHook } from './feature-hook.ts'

/**
 * The signed-in user and the actions of the session.
 *
 * @function
 */
export const useSession: FeatureHook<SessionState, SessionActions> = createFeatureHook(sessionFeature)

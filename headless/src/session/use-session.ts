'use client'

import { createFeatureHook, type FeatureHook } from '../react/feature-hook.ts'
import { session } from './feature.ts'
import type { SessionActions, SessionState } from './types.ts'

/** Who is signed in, and what can be done about it (SPEC section 4). */
export const useSession: FeatureHook<SessionState, SessionActions> = /* @__PURE__ */ createFeatureHook(session)

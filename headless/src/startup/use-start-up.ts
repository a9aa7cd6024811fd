'use client'

import { createFeatureHook, type FeatureHook } from '../react/feature-hook.ts'
import { startUpFeature } from './feature.ts'
import type { StartUpActions, StartUpState } from './types.ts'

/**
 * Data loaded before a sign-in: the client's status, flags, metadata and the public policy.
 *
 * @returns The members of {@link StartUpState} and {@link StartUpActions}, and `isPending`, `error` and `calls`.
 * @function
 */
export const useStartUp: FeatureHook<StartUpState, StartUpActions> = createFeatureHook(startUpFeature)

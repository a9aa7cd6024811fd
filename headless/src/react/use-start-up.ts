'use client'

import { startUpFeature } from '../startup/feature.ts'
import type { StartUpActions, StartUpState } from '../startup/types.ts'
import { createFeatureHook, type FeatureHook } from './feature-hook.ts'

/**
 * Data loaded before a sign-in: the client's status, flags, metadata and the public policy.
 *
 * @function
 */
export const useStartUp: FeatureHook<StartUpState, StartUpActions> = createFeatureHook(startUpFeature)

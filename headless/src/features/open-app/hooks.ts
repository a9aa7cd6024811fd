'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { openAppFeature } from './feature.ts'
import type { OpenAppActions, OpenAppState } from './types.ts'

/**
 * The route that opens the native application.
 *
 * @example
 * ```tsx
 * const { step, open, continueInBrowser } = useOpenApp()
 * ```
 *
 * @see The [guide](../../../../docs/features/open-app.md).
 * @function
 */
export const useOpenApp: FeatureHook<OpenAppState, OpenAppActions> = createFeatureHook(openAppFeature)

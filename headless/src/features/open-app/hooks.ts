'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { openAppFeature } from './feature.ts'
import type { OpenAppActions, OpenAppState } from './types.ts'

/**
 * The route that opens the native application, without markup.
 *
 * @example
 * ```tsx
 * const { step, open, continueInBrowser } = useOpenApp()
 * ```
 *
 * @returns The members of {@link OpenAppState} and {@link OpenAppActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/open-app.md).
 * @function
 */
export const useOpenApp: FeatureHook<OpenAppState, OpenAppActions> = createFeatureHook(openAppFeature)

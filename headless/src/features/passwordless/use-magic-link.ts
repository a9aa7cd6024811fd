'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { magicLinkFeature } from './magic-link.ts'
import type { MagicLinkActions, MagicLinkState } from './types.ts'

/**
 * The page at `magicLinkCallbackUrl`, without markup. It opens the link by itself, once, however often it is rendered.
 *
 * @example
 * ```tsx
 * const { step, startAgain } = useMagicLink()
 * ```
 *
 * @returns The members of {@link MagicLinkState} and {@link MagicLinkActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/passwordless.md).
 * @function
 */
export const useMagicLink: FeatureHook<MagicLinkState, MagicLinkActions> = createFeatureHook(magicLinkFeature)

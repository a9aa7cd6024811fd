'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ownEmailFeature } from './feature.ts'
import type { OwnEmailActions, OwnEmailState } from './types.ts'

/**
 * The user's e-mail addresses: the list, and the change of the address to sign in with by a code.
 *
 * @example
 * ```tsx
 * const { rows, step, canChange, start, verify } = useOwnEmail()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/own-email.md).
 * @function
 */
export const useOwnEmail: FeatureHook<OwnEmailState, OwnEmailActions> = createFeatureHook(ownEmailFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { ownEmailFeature } from './feature.ts'
import type { OwnEmailActions, OwnEmailState } from './types.ts'

/**
 * The user's e-mail addresses, without markup: the list, and the change of the address to sign in with by a code.
 *
 * @example
 * ```tsx
 * const { rows, step, canChange, start, verify } = useOwnEmail()
 * ```
 *
 * @returns The members of {@link OwnEmailState} and {@link OwnEmailActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/own-email.md).
 * @function
 */
export const useOwnEmail: FeatureHook<OwnEmailState, OwnEmailActions> = createFeatureHook(ownEmailFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { profileFeature } from './feature.ts'
import type { ProfileActions, ProfileState } from './types.ts'

/**
 * The profile of the signed-in user, without markup.
 *
 * @example
 * ```tsx
 * const { value, save, uploadPicture, calls } = useProfile()
 * ```
 *
 * @returns The members of {@link ProfileState} and {@link ProfileActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/profile.md).
 * @function
 */
export const useProfile: FeatureHook<ProfileState, ProfileActions> = createFeatureHook(profileFeature)

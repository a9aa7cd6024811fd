'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { profileFeature } from './feature.ts'
import type { ProfileActions, ProfileState } from './types.ts'

/**
 * The profile of the signed-in user.
 *
 * @example
 * ```tsx
 * const { value, save, uploadPicture, calls } = useProfile()
 * ```
 *
 * @see The [guide](../../../../../docs/features/portal/profile.md).
 * @function
 */
export const useProfile: FeatureHook<ProfileState, ProfileActions> = createFeatureHook(profileFeature)

'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { invitationFeature } from './feature.ts'
import type { InvitationActions, InvitationState } from './types.ts'

/**
 * Invitations without markup: `step` is for mailed ones, `invite` for one in the address of a sign-in or sign-up.
 *
 * @example
 * ```tsx
 * const { step, invite, submitCode, isPending, error } = useInvitation()
 * ```
 *
 * @see The [guide](../../../../docs/features/invitation.md).
 * @function
 */
export const useInvitation: FeatureHook<InvitationState, InvitationActions> = createFeatureHook(invitationFeature)

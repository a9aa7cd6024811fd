'use client'

import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { invitation } from './feature.ts'
import type { InvitationActions, InvitationState } from './types.ts'

/**
 * Invitations, without a pixel: `step` is that of accepting one that was mailed, `invite` the one a sign-in or sign-up brings.
 *
 * @example
 * ```tsx
 * const { step, invite, submitCode, isPending, error } = useInvitation()
 * ```
 *
 * @returns The members of {@link InvitationState} and {@link InvitationActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../docs/features/invitation.md).
 * @function
 */
export const useInvitation: FeatureHook<InvitationState, InvitationActions> =
  /* @__PURE__ */ createFeatureHook(invitation)

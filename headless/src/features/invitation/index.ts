export { invitationErrors } from './errors.ts'
export { invitation } from './feature.ts'
export type {
  FailedInvitationStep,
  IdleInvitationStep,
  InvitationActions,
  InvitationCodeInput,
  InvitationState,
  InvitationStep,
  Invite,
  PlainInvitationStep,
  ValidateInvitationStep,
} from './types.ts'
export { useInvitation } from './use-invitation.ts'

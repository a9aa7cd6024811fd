export { invitationErrors } from './errors.ts'
export { invitationFeature } from './feature.ts'
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

export {
  InvitationBox,
  type InvitationBoxProps,
  InvitationCodePage,
  InvitationPage,
  type InvitationPageProps,
} from './invitation-page.tsx'

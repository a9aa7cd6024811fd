import {
  ActivationCodePage,
  ActivationPage,
  InvitationCodePage,
  InvitationPage,
  LoginPage,
  type PorticoKitProps,
  SignUpPage,
} from '@portico/ui-kit'

/** The screens of Portico's routes. */
export const screens: PorticoKitProps['screens'] = {
  loginUrl: LoginPage,
  signUpUrl: () => <SignUpPage termsUrl="https://lantern.example/terms" privacyUrl="https://lantern.example/privacy" />,
  activateUrl: ActivationPage,
  activateWithOTCUrl: ActivationCodePage,
  acceptInvitationUrl: InvitationPage,
  acceptInvitationWithOTCUrl: InvitationCodePage,
}

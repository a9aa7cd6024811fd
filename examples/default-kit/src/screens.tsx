import {
  ActivationCodePage,
  ActivationPage,
  ForgotPasswordPage,
  ImpersonationPage,
  InvitationCodePage,
  InvitationPage,
  LoginPage,
  MagicLinkPage,
  type PorticoKitProps,
  ResetPasswordPage,
  SignUpPage,
  SocialCallbackPage,
  SsoCallbackPage,
  UnlockPage,
} from '@portico/ui-kit'

/** The screens of Portico's routes. */
export const screens: PorticoKitProps['screens'] = {
  loginUrl: LoginPage,
  signUpUrl: () => <SignUpPage termsUrl="https://lantern.example/terms" privacyUrl="https://lantern.example/privacy" />,
  activateUrl: ActivationPage,
  activateWithOTCUrl: ActivationCodePage,
  acceptInvitationUrl: InvitationPage,
  acceptInvitationWithOTCUrl: InvitationCodePage,
  socialLoginCallbackUrl: SocialCallbackPage,
  oidcRedirectUrl: SsoCallbackPage,
  samlCallbackUrl: SsoCallbackPage,
  magicLinkCallbackUrl: MagicLinkPage,
  forgetPasswordUrl: ForgotPasswordPage,
  resetPasswordUrl: ResetPasswordPage,
  unlockAccountUrl: UnlockPage,
  impersonationUrl: ImpersonationPage,
}

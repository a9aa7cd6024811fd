'use client'

import type { ScreenRoute } from '@portico/headless/routes'
import type { ComponentType, ReactElement } from 'react'
import { lazyPart } from '../frame/loading/lazy-part.tsx'
import { ActivationCodePage, ActivationPage } from '../screens/activation/index.ts'
import { HostedLoginCallbackPage } from '../screens/hosted-login/index.ts'
import { InvitationCodePage, InvitationPage } from '../screens/invitation/index.ts'
import { ImpersonationPage, UnlockPage } from '../screens/links/link-pages.tsx'
import { MagicLinkPage } from '../screens/magic-link/index.ts'
import { ResetPhoneNumberPage } from '../screens/phone/reset-phone-number-page.tsx'
import { ForgotPasswordPage, ResetPasswordPage } from '../screens/recovery/index.ts'
import { LogOutPage, MobileAuthenticatorPage, OpenAppPage } from '../screens/routes/index.ts'
import { SignUpPage } from '../screens/sign-up/index.ts'
import { SocialCallbackPage } from '../screens/social-callback/index.ts'
import { SsoCallbackPage } from '../screens/sso-callback/index.ts'
import { StepUpPage } from '../screens/step-up/step-up-page.tsx'

/** Contains its first form instead of loading it, so the page itself loads only on its route. */
const LoginPage = lazyPart(async () => (await import('../screens/login/login-page.tsx')).LoginPage)

/** The kit's screens by route. Each loads when its route opens. */
export const ownScreens: Readonly<Record<ScreenRoute, ComponentType>> = {
  loginUrl: LoginPage,
  customLoginUrl: LoginPage,
  signUpUrl: SignUpPage,
  activateUrl: ActivationPage,
  activateWithOTCUrl: ActivationCodePage,
  acceptInvitationUrl: InvitationPage,
  acceptInvitationWithOTCUrl: InvitationCodePage,
  forgetPasswordUrl: ForgotPasswordPage,
  resetPasswordUrl: ResetPasswordPage,
  resetPhoneNumberUrl: ResetPhoneNumberPage,
  magicLinkCallbackUrl: MagicLinkPage,
  socialLoginCallbackUrl: SocialCallbackPage,
  oidcRedirectUrl: SsoCallbackPage,
  samlCallbackUrl: SsoCallbackPage,
  hostedLoginRedirectUrl: HostedLoginCallbackPage,
  stepUpUrl: StepUpPage,
  unlockAccountUrl: UnlockPage,
  impersonationUrl: ImpersonationPage,
  logoutUrl: LogOutPage,
  openAppUrl: OpenAppPage,
  mfaMobileAuthenticator: MobileAuthenticatorPage,
}

/** Renders the kit's screen of a route. */
export function RouteScreen({ route }: { readonly route: ScreenRoute }): ReactElement {
  const Own = ownScreens[route]
  return <Own />
}

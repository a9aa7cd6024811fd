'use client'

import type { ScreenRoute } from '@portico/headless/routes'
import type { ComponentType, ReactElement } from 'react'
import { later } from '../screens/login/later.tsx'

const LoginPage = later(async () => (await import('../screens/login/login-page.tsx')).LoginPage)
const SsoCallbackPage = later(async () => (await import('../screens/sso-callback/index.ts')).SsoCallbackPage)

/** The kit's own screens, by route. Each loads when it is met. */
export const ownScreens: Readonly<Record<ScreenRoute, ComponentType>> = {
  loginUrl: LoginPage,
  customLoginUrl: LoginPage,
  signUpUrl: later(async () => (await import('../screens/sign-up/index.ts')).SignUpPage),
  activateUrl: later(async () => (await import('../screens/activation/index.ts')).ActivationPage),
  activateWithOTCUrl: later(async () => (await import('../screens/activation/index.ts')).ActivationCodePage),
  acceptInvitationUrl: later(async () => (await import('../screens/invitation/index.ts')).InvitationPage),
  acceptInvitationWithOTCUrl: later(async () => (await import('../screens/invitation/index.ts')).InvitationCodePage),
  forgetPasswordUrl: later(async () => (await import('../screens/recovery/index.ts')).ForgotPasswordPage),
  resetPasswordUrl: later(async () => (await import('../screens/recovery/index.ts')).ResetPasswordPage),
  resetPhoneNumberUrl: later(async () => (await import('../screens/phone/index.ts')).ResetPhoneNumberPage),
  magicLinkCallbackUrl: later(async () => (await import('../screens/magic-link/index.ts')).MagicLinkPage),
  socialLoginCallbackUrl: later(async () => (await import('../screens/social-callback/index.ts')).SocialCallbackPage),
  oidcRedirectUrl: SsoCallbackPage,
  samlCallbackUrl: SsoCallbackPage,
  hostedLoginRedirectUrl: later(async () => (await import('../screens/hosted-login/index.ts')).HostedLoginCallbackPage),
  stepUpUrl: later(async () => (await import('../screens/step-up/index.ts')).StepUpPage),
  unlockAccountUrl: later(async () => (await import('../screens/links/index.ts')).UnlockPage),
  impersonationUrl: later(async () => (await import('../screens/links/index.ts')).ImpersonationPage),
  logoutUrl: later(async () => (await import('../screens/routes/index.ts')).LogOutPage),
  openAppUrl: later(async () => (await import('../screens/routes/index.ts')).OpenAppPage),
  mfaMobileAuthenticator: later(async () => (await import('../screens/routes/index.ts')).MobileAuthenticatorPage),
}

/** The kit's screen of a route. */
export function RouteScreen({ route }: { readonly route: ScreenRoute }): ReactElement {
  const Own = ownScreens[route]
  return <Own />
}

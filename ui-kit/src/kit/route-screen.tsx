'use client'

import type { ScreenRoute } from '@portico/headless/routes'
import type { ComponentType, ReactElement } from 'react'
import { later } from '../screens/login/later.tsx'
import { NoScreen } from './no-screen.tsx'

/** The routes whose screens are not built yet. A route that is neither here nor in {@link ownScreens} does not compile. */
export const unbuiltRoutes = [
  'impersonationUrl',
  'forgetPasswordUrl',
  'resetPasswordUrl',
  'socialLoginCallbackUrl',
  'oidcRedirectUrl',
  'samlCallbackUrl',
  'magicLinkCallbackUrl',
  'unlockAccountUrl',
] as const satisfies readonly ScreenRoute[]

const LoginPage = later(async () => (await import('../screens/login/login-page.tsx')).LoginPage)

/** The kit's own screens, by route. Each loads when it is met. */
export const ownScreens: Readonly<Record<Exclude<ScreenRoute, (typeof unbuiltRoutes)[number]>, ComponentType>> = {
  loginUrl: LoginPage,
  customLoginUrl: LoginPage,
  hostedLoginRedirectUrl: later(async () => (await import('../screens/hosted-login/index.ts')).HostedLoginCallbackPage),
  signUpUrl: later(async () => (await import('../screens/sign-up/index.ts')).SignUpPage),
  activateUrl: later(async () => (await import('../screens/activation/index.ts')).ActivationPage),
  activateWithOTCUrl: later(async () => (await import('../screens/activation/index.ts')).ActivationCodePage),
  acceptInvitationUrl: later(async () => (await import('../screens/invitation/index.ts')).InvitationPage),
  acceptInvitationWithOTCUrl: later(async () => (await import('../screens/invitation/index.ts')).InvitationCodePage),
  logoutUrl: later(async () => (await import('../screens/routes/index.ts')).LogOutPage),
  openAppUrl: later(async () => (await import('../screens/routes/index.ts')).OpenAppPage),
  mfaMobileAuthenticator: later(async () => (await import('../screens/routes/index.ts')).MobileAuthenticatorPage),
  stepUpUrl: later(async () => (await import('../screens/step-up/index.ts')).StepUpPage),
  resetPhoneNumberUrl: later(async () => (await import('../screens/phone/index.ts')).ResetPhoneNumberPage),
}

/** The kit's screen of a route; where there is none, what that means and a way out. */
export function RouteScreen({ route }: { readonly route: ScreenRoute }): ReactElement {
  const Own = isBuilt(route) ? ownScreens[route] : NoScreen
  return <Own />
}

function isBuilt(route: ScreenRoute): route is keyof typeof ownScreens {
  return Object.hasOwn(ownScreens, route)
}

import type { RouteName } from '../../src/routes/index.ts'

/** The place of a feature in an application. */
export interface Place {
  /** The routes that show the feature. */
  readonly routes: readonly RouteName[]
  /** The names of the features on the same page. */
  readonly beside?: readonly string[]
}

/** The place of each feature that has routes of its own. The others can be on any page. */
export const places: Readonly<Record<string, Place>> = {
  activation: { routes: ['activateUrl', 'activateWithOTCUrl'] },
  'forgot-password': { routes: ['forgetPasswordUrl'] },
  'hosted-login': { routes: ['hostedLoginRedirectUrl', 'authenticatedUrl'] },
  impersonation: { routes: ['impersonationUrl'] },
  invitation: { routes: ['acceptInvitationUrl', 'acceptInvitationWithOTCUrl', 'loginUrl'] },
  'log-out': { routes: ['logoutUrl'] },
  login: { routes: ['loginUrl'] },
  'magic-link': { routes: ['magicLinkCallbackUrl'], beside: ['login'] },
  mfa: { routes: ['loginUrl'], beside: ['login'] },
  'open-app': { routes: ['openAppUrl'] },
  'passkey-sign-in': { routes: ['loginUrl'], beside: ['login'] },
  'password-rotation': { routes: ['loginUrl'], beside: ['login'] },
  passwordless: { routes: ['loginUrl'], beside: ['login'] },
  'quick-sms': { routes: ['loginUrl'], beside: ['login'] },
  'reset-password': { routes: ['resetPasswordUrl'] },
  'reset-phone-number': { routes: ['resetPhoneNumberUrl'] },
  'sign-up': { routes: ['signUpUrl'], beside: ['mfa'] },
  'social-login': { routes: ['loginUrl', 'socialLoginCallbackUrl'], beside: ['login'] },
  sso: { routes: ['oidcRedirectUrl', 'samlCallbackUrl'], beside: ['login'] },
  'step-up': { routes: ['stepUpUrl', 'authenticatedUrl'], beside: ['mfa'] },
  unlock: { routes: ['unlockAccountUrl'] },
}

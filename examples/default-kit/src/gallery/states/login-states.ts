import { type LoginStep, loginFeature, PorticoError } from '@portico/headless'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'
import {
  breachedStates,
  breachedSuccessStates,
  rotationExpiredStates,
  rotationNoticeStates,
} from './after-login-states.ts'
import { emailStates, providers } from './email-states.ts'
import { promptStates } from './passkey-states.ts'
import { passwordStates } from './password-states.ts'
import { codeSentStates, linkSentStates, linkSuccessStates, quickSmsStates, smsStates } from './passwordless-states.ts'
import { promptQuickSmsStates } from './quick-sms-states.ts'
import { recoverStates } from './recover-states.ts'

const email = 'ada@acme.test'
const noLocal = statesOf('no-local', { step: { name: 'noLocalAuthentication', email } }, loginFeature)
const success = statesOf('success', { step: { name: 'success', isStaying: false } }, loginFeature)

/** The states of every step of the sign-in. A step without one does not compile. */
export const loginStates: Readonly<Record<LoginStep['name'], StatesOf>> = {
  preLogin: emailStates,
  loginWithPassword: passwordStates,
  redirectToSSO: one('sso', 'On the way to the company’s sign-in', {
    name: 'redirectToSSO',
    email: 'sam@globex.test',
    address: 'https://id.globex.test/saml/login',
  }),
  loginWithTwoFactor: waiting('second-factor', 'Before the second factor is known', {
    name: 'loginWithTwoFactor',
    email,
  }),
  forceTwoFactor: waiting('set-up', 'Before it is known what to set up', { name: 'forceTwoFactor', email }),
  recoverTwoFactor: recoverStates,
  success: [
    success.state('leading-on', 'The page moves on'),
    success.state('staying', 'Told to stay', { step: { name: 'success', isStaying: true } }),
  ],
  unsupported: one('unsupported', 'A way in that is not known', {
    name: 'unsupported',
    email,
    reason: 'SmartCard',
  }),
  loginWithSSOFailed: [
    ssoFailed(
      'failed',
      'The company’s sign-in failed',
      new PorticoError('failed-to-authenticate', 'Failed to authenticate'),
    ),
    ssoFailed('refused', 'The company did not let them in', new PorticoError('sso-refused', 'No seat')),
    ssoFailed('staying', 'Told to stay', new PorticoError('failed-to-authenticate', 'Failed to authenticate'), true),
  ],
  magicLinkPreLoginSuccess: linkSentStates,
  loginWithSmsOtc: smsStates,
  loginWithQuickSmsOtc: quickSmsStates,
  loginWithOtc: codeSentStates,
  promptPasskeys: promptStates,
  promptQuickSms: promptQuickSmsStates,
  magicLinkPostLoginSuccess: linkSuccessStates,
  breachedPassword: breachedStates,
  breachedPasswordSuccess: breachedSuccessStates,
  passwordRotationExpired: rotationExpiredStates,
  passwordRotationNotification: rotationNoticeStates,
  noLocalAuthentication: [
    noLocal.state('', 'An address no company is found for'),
    noLocal.state('social', 'No passwords, but social providers', { providers }),
  ],
}

function ssoFailed(id: string, title: string, error: PorticoError, isStaying = false) {
  return statesOf('sso-failed', { step: { name: 'loginWithSSOFailed', error, isStaying } }, loginFeature).state(
    id,
    title,
  )
}

function one(id: string, title: string, step: LoginStep): StatesOf {
  return [statesOf(id, { step }, loginFeature).state('', title)]
}

/** A step that looks like the placeholder of its code. */
function waiting(id: string, title: string, step: LoginStep): StatesOf {
  return [statesOf(id, { step }, loginFeature).state('', title, { isWaiting: true })]
}

import { type LoginStep, PorticoError } from '@portico/headless'
import { type StatesOf, statesOf } from '../gallery-state.ts'
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
const noLocal: LoginStep = { name: 'noLocalAuthentication', email }
const success = statesOf('success', { step: { name: 'success', isStaying: false } })

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
    { id: 'no-local', title: 'An address no company is found for', fixed: { step: noLocal } },
    { id: 'no-local-social', title: 'No passwords, but social providers', fixed: { step: noLocal, providers } },
  ],
}

function ssoFailed(id: string, title: string, error: PorticoError, isStaying = false) {
  return { id: `sso-failed-${id}`, title, fixed: { step: { name: 'loginWithSSOFailed', error, isStaying } } } as const
}

function one(id: string, title: string, step: LoginStep): StatesOf {
  return [{ id, title, fixed: { step } }]
}

/** A step that is not told apart from waiting for its code. */
function waiting(id: string, title: string, step: LoginStep): StatesOf {
  return [{ id, title, fixed: { step }, isWaiting: true }]
}

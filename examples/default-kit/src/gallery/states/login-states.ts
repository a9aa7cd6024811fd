import type { LoginStep, NamedLoginStep } from '@portico/headless'
import { type StatesOf, statesOf } from '../gallery-state.ts'
import { emailStates } from './email-states.ts'
import { promptStates } from './passkey-states.ts'
import { passwordStates } from './password-states.ts'
import { recoverStates } from './recover-states.ts'

const email = 'ada@acme.test'
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
  loginWithTwoFactor: one('second-factor', 'Before the second factor is known', { name: 'loginWithTwoFactor', email }),
  forceTwoFactor: one('set-up', 'Before it is known what to set up', { name: 'forceTwoFactor', email }),
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
  magicLinkPreLoginSuccess: unbuilt('magicLinkPreLoginSuccess'),
  loginWithSmsOtc: unbuilt('loginWithSmsOtc'),
  loginWithQuickSmsOtc: unbuilt('loginWithQuickSmsOtc'),
  loginWithOtc: unbuilt('loginWithOtc'),
  loginWithSSOFailed: unbuilt('loginWithSSOFailed'),
  promptPasskeys: promptStates,
  breachedPassword: unbuilt('breachedPassword'),
  breachedPasswordSuccess: unbuilt('breachedPasswordSuccess'),
  passwordRotationExpired: unbuilt('passwordRotationExpired'),
  passwordRotationNotification: unbuilt('passwordRotationNotification'),
  magicLinkPostLoginSuccess: unbuilt('magicLinkPostLoginSuccess'),
}

function one(id: string, title: string, step: LoginStep): StatesOf {
  return [{ id, title, fixed: { step } }]
}

/** A step that has no screen yet: the way out. */
function unbuilt(name: NamedLoginStep['name']): StatesOf {
  return one(`unbuilt-${name.toLowerCase()}`, 'A step without a screen yet', { name })
}

import type { MfaStep, NamedMfaStep } from '@portico/headless'
import type { StatesOf } from '../gallery-state.ts'
import { enrollStates, recoveryCodeStates } from './enroll-states.ts'
import { chooseStates, codeStates } from './verify-states.ts'

/** The states of every step of the second factor. A step without one does not compile. */
export const mfaStates: Readonly<Record<MfaStep['name'], StatesOf>> = {
  idle: one('mfa-idle', 'Nothing is asked for', { name: 'idle' }),
  verify: chooseStates,
  authenticatorApp: [...codeStates, ...enrollStates],
  recoveryCode: recoveryCodeStates,
  unsupported: [
    ...one('mfa-unsupported', 'A second factor that is not known', { name: 'unsupported', reason: 'HardwareToken' }),
    ...one('mfa-unsupported-choice', 'With other second factors', { name: 'unsupported', reason: 'SMS' }, true),
  ],
  smsSetPhoneNumber: unbuilt('smsSetPhoneNumber'),
  smsVerifyCode: unbuilt('smsVerifyCode'),
  emailVerifyCode: unbuilt('emailVerifyCode'),
  noMFAEnrolledStepUp: unbuilt('noMFAEnrolledStepUp'),
}

function one(id: string, title: string, mfaStep: MfaStep, hasChoice = false): StatesOf {
  return [{ id, title, fixed: { step: { name: 'loginWithTwoFactor', email: 'mia@acme.test' }, mfaStep, hasChoice } }]
}

/** A step that has no screen yet: the way out. */
function unbuilt(name: NamedMfaStep['name']): StatesOf {
  return one(`unbuilt-${name.toLowerCase()}`, 'A step without a screen yet', { name })
}

import { type MfaStep, mfaFeature } from '@portico/headless'
import type { StatesOf } from '../gallery-state.ts'
import { type LoginStateOptions, statesOf } from '../login-state.ts'
import { enrollStates, recoveryCodeStates } from './enroll-states.ts'
import { deviceStates, emailCodeStates, phoneStates, smsStates } from './sent-code-states.ts'
import { chooseStates, codeStates } from './verify-states.ts'

/** The states of every step of the second factor. A step without one does not compile. */
export const mfaStates: Readonly<Record<MfaStep['name'], StatesOf>> = {
  idle: one('mfa-idle', 'Nothing is asked for', { name: 'idle' }, { isWaiting: true }),
  verify: chooseStates,
  authenticatorApp: [...codeStates, ...enrollStates],
  recoveryCode: recoveryCodeStates,
  unsupported: [
    ...one('mfa-unsupported', 'A second factor that is not known', { name: 'unsupported', reason: 'HardwareToken' }),
    ...one('mfa-unsupported-choice', 'With other second factors', { name: 'unsupported', reason: 'SMS' }, {}, true),
  ],
  smsSetPhoneNumber: phoneStates,
  smsVerifyCode: smsStates,
  emailVerifyCode: emailCodeStates,
  webAuthn: deviceStates,
  noMFAEnrolledStepUp: one('mfa-not-enrolled', 'A step-up without a second factor', { name: 'noMFAEnrolledStepUp' }),
}

function one(
  id: string,
  title: string,
  mfaStep: MfaStep,
  more: Pick<LoginStateOptions<object>, 'isWaiting'> = {},
  hasChoice = false,
): StatesOf {
  const step = { name: 'loginWithTwoFactor', email: 'mia@acme.test' } as const
  return [statesOf(id, { step, mfaStep, hasChoice }, mfaFeature).state('', title, more)]
}

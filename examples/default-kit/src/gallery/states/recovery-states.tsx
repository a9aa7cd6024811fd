import {
  type ForgotPasswordStep,
  forgotPasswordFeature,
  type PorticoError,
  type ResetPasswordStep,
  resetPasswordFeature,
} from '@portico/headless'
import { frozen } from '@portico/headless/preview'
import { ForgotPasswordPage, ResetPasswordPage } from '@portico/ui-kit'
import { anyCall, failure } from '../failures.ts'
import { type GalleryState, type StatesOf, statesOfFlow } from '../gallery-state.ts'
import { tenantRules } from '../tenant-rules.ts'

const email = 'ada@acme.test'
const address = { email }
const code = { code: '482135' }
const newPassword = { newPassword: 'Winter-harbour-7' }
const sent = { sentAt: 0, resendAt: 0 }
const waiting = { resendAt: 24_000 }
const asked: ForgotPasswordStep = { name: 'forgotPassword', email: '' }
const choosing: ForgotPasswordStep = { name: 'passwordRecoverySelector', email, methods: ['email', 'sms'] }
const texted: ForgotPasswordStep = { name: 'resetPasswordViaSms', email, ...sent }
const mailed: ForgotPasswordStep = { name: 'success', email, ...sent }
const password: ResetPasswordStep = { name: 'resetPassword', userId: 'ada' }

const forgot = statesOfFlow('forgot', forgotPasswordFeature, { screen: <ForgotPasswordPage /> }, [
  tenantRules,
  frozen(resetPasswordFeature, { step: password }),
])
const reset = statesOfFlow('reset', resetPasswordFeature, { screen: <ResetPasswordPage /> }, [tenantRules])

/** The states of every step of asking for a new password. A step without one does not compile. */
export const forgotPasswordStates: Readonly<Record<ForgotPasswordStep['name'], StatesOf>> = {
  forgotPassword: [
    forgot('empty', 'As it opens', { step: asked }),
    forgot('filled', 'With the address of the sign-in', { step: { ...asked, email } }),
    forgot('pending', 'Sending the link', { step: asked, call: 'submitEmail', isPending: true }, { typed: address }),
    failedForgot('required', 'Sent without an address', failure('email-required')),
    failedForgot('incomplete', 'Half an address', failure('email-incomplete'), { email: 'ada@' }),
    failedForgot('no-method', 'No way to a new password', failure('no-recovery-method'), address),
    failedForgot('network', 'No connection', anyCall.network, address),
    failedForgot('provider', 'The provider failed', anyCall.provider, address),
  ],
  passwordRecoverySelector: [
    forgot('choose', 'By mail or by text message', { step: choosing }),
    forgot('choose-network', 'No connection', { step: choosing, call: 'chooseMethod', error: anyCall.network }),
  ],
  resetPasswordViaSms: [
    forgot('sms-sent', 'A code is on its way', { step: { ...texted, ...waiting } }),
    forgot('sms-resend', 'Another one may be sent', { step: texted }),
    forgot('sms-pending', 'Checking the code', { step: texted, call: 'submitCode', isPending: true }, { typed: code }),
    failedCode('required', 'Sent without a code', failure('recovery-code-required'), {}),
    failedCode('wrong', 'A wrong code', failure('ER-RECOVERY-SMS-INVALID', 401)),
    failedCode('expired', 'A code that has run out', failure('ER-RECOVERY-SMS-EXPIRED', 401)),
  ],
  resetPasswordPage: [forgot('sms-password', 'The code was right', { step: { name: 'resetPasswordPage', email } })],
  success: [
    forgot('sent', 'A mail is on its way', { step: { ...mailed, ...waiting } }),
    forgot('resend', 'Another one may be sent', { step: mailed }),
    forgot('resending', 'Sending another one', { step: mailed, call: 'resend', isPending: true }),
    forgot('resend-network', 'Another one could not be sent', { step: mailed, call: 'resend', error: anyCall.network }),
  ],
}

/** The states of every step of choosing a new password. A step without one does not compile. */
export const resetPasswordStates: Readonly<Record<ResetPasswordStep['name'], StatesOf>> = {
  checking: [reset('checking', 'Looking at the link', { step: { name: 'checking' } })],
  resetPassword: [
    reset('empty', 'As it opens', { step: password }),
    reset('weak', 'Half typed', { step: password }, { typed: { newPassword: 'wint' } }),
    reset(
      'pending',
      'Setting the password',
      { step: password, call: 'submitPassword', isPending: true },
      { typed: newPassword },
    ),
    failedReset('required', 'Sent without a password', failure('password-required'), {}),
    failedReset('unacceptable', 'Sent before every rule was met', failure('password-unacceptable')),
    failedReset('reused', 'A password that was used before', failure('ER-PASSWORD-REUSED', 400)),
    failedReset('breached', 'A password that is known to be stolen', failure('ER-PASSWORD-BREACHED', 400)),
    failedReset('network', 'No connection', anyCall.network),
    failedReset('provider', 'The provider failed', anyCall.provider),
  ],
  success: [
    reset('success', 'The sign-in opens', { step: { name: 'success', isStaying: false } }),
    reset('success-staying', 'Told to stay', { step: { name: 'success', isStaying: true } }),
  ],
  invalid: [
    reset('spent', 'A link that was used, or has run out', { step: { name: 'invalid', reason: 'spent' } }),
    reset('missing', 'No link at all', { step: { name: 'invalid', reason: 'missing' } }),
  ],
}

function failedForgot(id: string, title: string, error: PorticoError, typed?: GalleryState['typed']) {
  return forgot(id, title, { step: asked, call: 'submitEmail', error }, { typed })
}

function failedCode(id: string, title: string, error: PorticoError, typed: GalleryState['typed'] = code) {
  return forgot(`sms-${id}`, title, { step: texted, call: 'submitCode', error }, { typed })
}

function failedReset(id: string, title: string, error: PorticoError, typed: GalleryState['typed'] = newPassword) {
  return reset(id, title, { step: password, call: 'submitPassword', error }, { typed })
}

import { type ActivationStep, activationFeature } from '@portico/headless'
import { ActivationBox, ActivationPage } from '@portico/ui-kit'
import { anyCall, failure } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'
import { tenantRules } from '../tenant-rules.ts'

const email = 'ada@acme.test'
const byLink = { step: { name: 'activatingForm', method: 'link', userId: 'ada' } } as const
const byCode = { step: { name: 'activatingForm', method: 'code', userId: 'ada' }, email } as const
const codeAlone = { step: { name: 'activating', method: 'code' }, email } as const
const refused = (code: string) => ({ ...codeAlone, call: 'submit', error: failure(code, 401) }) as const
const terms = { termsUrl: 'https://lantern.example/terms' }
const look = { screen: <ActivationBox {...terms} />, page: <ActivationPage {...terms} /> }
const state = statesOfFlow('activation', activationFeature, look, [tenantRules])

/** The states of every step of an activation. A step without one does not compile. */
export const activationStates: Readonly<Record<ActivationStep['name'], StatesOf>> = {
  activating: [
    state('working', 'On its way', { step: { name: 'activating', method: 'link' } }),
    state('network', 'No connection', {
      step: { name: 'activating', method: 'link' },
      call: 'begin',
      error: anyCall.network,
    }),
    state('code', 'A code is asked for', codeAlone),
    state('code-required', 'Sent without a code', refused('code-required')),
    state('code-wrong', 'A wrong code', refused('ER-CODE-INVALID'), { typed: { code: '123456' } }),
    state('code-expired', 'A code that has run out', refused('ER-CODE-EXPIRED'), { typed: { code: '123456' } }),
    state('code-attempts', 'Too many wrong codes', refused('ER-CODE-TOO-MANY-ATTEMPTS'), { typed: { code: '123456' } }),
    state('resend', 'Asked for another mail too soon', {
      ...codeAlone,
      call: 'resend',
      error: failure('resend-too-soon'),
    }),
  ],
  activatingForm: [
    state('form', 'A password is to be chosen', byLink),
    state('form-code', 'A code and a password', byCode),
    state(
      'form-pending',
      'Activating',
      { ...byLink, call: 'submit', isPending: true },
      { typed: { password: 'Correct-horse-7' } },
    ),
    state('form-password', 'Sent without a password', {
      ...byLink,
      call: 'submit',
      error: failure('password-required'),
    }),
    state('form-terms', 'Sent without agreement', { ...byLink, call: 'submit', error: failure('terms-required') }),
  ],
  success: [
    state('success', 'The application opens', { step: { name: 'success', next: 'application', isStaying: false } }),
    state('success-staying', 'Told to stay', { step: { name: 'success', next: 'application', isStaying: true } }),
    state('success-factor', 'A second factor comes', { step: { name: 'success', next: 'signIn', isStaying: false } }),
  ],
  invalid: [
    state('missing', 'A link with nothing left to do', { step: { name: 'invalid', reason: 'missing' } }),
    state('used', 'A link that was used', { step: { name: 'invalid', reason: 'used' } }),
    state('expired', 'A link that has run out', { step: { name: 'invalid', reason: 'expired' }, email }),
    state('unknown', 'A link that is none', { step: { name: 'invalid', reason: 'unknown' } }),
  ],
}

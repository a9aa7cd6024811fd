import { mfa, type OwnFactors } from '@portico/headless'
import { SecondFactors } from '@portico/ui-kit'
import { onPage } from '../application-page.tsx'
import { anyCall, failure } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'

const addable = ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'] as const
const none: OwnFactors = { rows: [], addable }
const some: OwnFactors = {
  addable,
  rows: [
    { id: 'app', method: 'AuthenticatorApp', name: '', canRemove: true },
    { id: 'phone', method: 'SMS', name: '+14155550123', canRemove: true },
    { id: 'mail', method: 'EmailCode', name: 'mia@acme.test', canRemove: false },
    { id: 'key', method: 'WebAuthnCrossPlatform', name: 'YubiKey on my keyring', canRemove: true },
  ],
}

/** The question is asked by the last button of the list. */
const turningOff = { pressed: '.portico-Step > .portico-TextButton' }
const own = statesOfFlow('own-factors', mfa, onPage(<SecondFactors />))

/** The views of the own second factors beside the steps that a sign-in has as well. */
export const ownFactorsStates: Readonly<Record<'factors' | 'turnOff', StatesOf>> = {
  factors: [
    own('list', 'One of most kinds', { factors: some }),
    own('empty', 'None yet', { factors: none }),
    own('gone', 'One that is gone', { factors: some, call: 'removeFactor', error: failure('unknown-factor') }),
    own('network', 'No connection', {
      factors: { rows: [], addable: [] },
      call: 'loadFactors',
      error: anyCall.network,
    }),
    own('add', 'Adding one', {
      factors: none,
      purpose: 'add',
      step: { name: 'verify', mode: 'enroll', methods: [...addable] },
    }),
  ],
  turnOff: [
    own('turn-off', 'Asking first', { factors: some }, turningOff),
    own(
      'turn-off-too-many',
      'Too many wrong codes',
      {
        factors: some,
        call: 'turnOff',
        error: failure('ER-MFA-TOO-MANY-TRIES', 429),
      },
      turningOff,
    ),
    own(
      'turn-off-pending',
      'Turning them off',
      {
        factors: some,
        call: 'turnOff',
        isPending: true,
      },
      turningOff,
    ),
  ],
}

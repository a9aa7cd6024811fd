import { mfaFeature, type OwnFactorsState, ownFactorsFeature } from '@portico/headless'
import { frozen } from '@portico/headless/preview'
import { SecondFactors } from '@portico/ui-kit'
import { onPage } from '../application-page.tsx'
import { anyCall, failure } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'

type Factors = Pick<OwnFactorsState, 'status' | 'rows' | 'addable'>

const addable = ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'] as const
const none: Factors = { status: 'ready', rows: [], addable }
const some: Factors = {
  status: 'ready',
  addable,
  rows: [
    { id: 'app', method: 'AuthenticatorApp', name: '', canRemove: true },
    { id: 'phone', method: 'SMS', name: '+14155550123', canRemove: true },
    { id: 'mail', method: 'EmailCode', name: 'mia@acme.test', canRemove: false },
    { id: 'key', method: 'WebAuthnCrossPlatform', name: 'YubiKey on my keyring', canRemove: true },
  ],
}

const screen = onPage(<SecondFactors />)
const list = statesOfFlow('own-factors', ownFactorsFeature, screen)
const changing = (factors: Factors) =>
  statesOfFlow('own-factors', mfaFeature, screen, [frozen(ownFactorsFeature, factors)])

/** The question is asked by the last button of the list. */
const turningOff = { pressed: '.portico-Step > .portico-TextButton' }

/** The views of the own second factors beside the steps that a sign-in has as well. */
export const ownFactorsStates: Readonly<Record<'factors' | 'turnOff', StatesOf>> = {
  factors: [
    list('list', 'One of most kinds', some),
    list('empty', 'None yet', none),
    changing(some)('gone', 'One that is gone', { call: 'removeFactor', error: failure('unknown-factor') }),
    list('network', 'No connection', { call: 'load', error: anyCall.network }),
    changing(none)('add', 'Adding one', {
      purpose: 'add',
      step: { name: 'verify', mode: 'enroll', methods: [...addable] },
    }),
  ],
  turnOff: [
    list('turn-off', 'Asking first', some, turningOff),
    changing(some)(
      'turn-off-too-many',
      'Too many wrong codes',
      { call: 'removeAllFactors', error: failure('ER-MFA-TOO-MANY-TRIES', 429) },
      turningOff,
    ),
    changing(some)('turn-off-pending', 'Turning them off', { call: 'removeAllFactors', isPending: true }, turningOff),
  ],
}

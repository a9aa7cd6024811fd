import type { OwnFactors } from '@portico/headless'
import { SecondFactors, type SecondFactorsFixed } from '@portico/ui-kit'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

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

function own(id: string, title: string, fixed: SecondFactorsFixed): GalleryState {
  const screen = <SecondFactors fixed={fixed} />
  return {
    id: `own-factors-${id}`,
    title,
    screen,
    page: <main className="gallery-application">{screen}</main>,
  }
}

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
    own('add', 'Adding one', { factors: none, mfaStep: { name: 'verify', mode: 'enroll', methods: [...addable] } }),
  ],
  turnOff: [
    own('turn-off', 'Asking first', { factors: some, isTurningOff: true }),
    own('turn-off-too-many', 'Too many wrong codes', {
      factors: some,
      isTurningOff: true,
      call: 'turnOff',
      error: failure('ER-MFA-TOO-MANY-TRIES', 429),
    }),
    own('turn-off-pending', 'Turning them off', {
      factors: some,
      isTurningOff: true,
      call: 'turnOff',
      isPending: true,
    }),
  ],
}

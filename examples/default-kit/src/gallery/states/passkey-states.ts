import { passkeySignInFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const prompt = statesOf(
  'passkey-prompt',
  { step: { name: 'promptPasskeys', email: 'ada@acme.test', quickLogin: null } },
  passkeySignInFeature,
  'addAtPrompt',
)
const first = statesOf(
  'passkey-way',
  { step: { name: 'preLogin', email: '', notice: null }, canUsePasskeys: true },
  passkeySignInFeature,
  'signIn',
)

/** The prompt to add a passkey. */
export const promptStates: StatesOf = [
  prompt.state('asking', 'As it opens'),
  prompt.state('quick', 'Asked for before signing in', {
    step: { name: 'promptPasskeys', email: 'ada@acme.test', quickLogin: 'Platform' },
  }),
  prompt.state('pending', 'Waiting for the device', { isPending: true }),
  prompt.failed(failure('webauthn-canceled'), 'Declined'),
  prompt.failed(failure('webauthn-registered'), 'A device that has one'),
  prompt.state('known', 'A device the provider knows', { error: failure('ER-WEBAUTHN-REGISTERED', 409) }),
  prompt.state('provider', 'The provider failed', { error: anyCall.provider }),
]

const below: readonly GalleryState[] = [
  first.state('open', 'With a passkey'),
  first.state('pending', 'Waiting for the passkey', { isPending: true }),
  first.failed(failure('webauthn-canceled'), 'The passkey was not confirmed'),
  first.failed(failure('webauthn-timed-out'), 'The passkey was not confirmed in time'),
  first.failed(failure('webauthn-unsupported'), 'A device that cannot'),
  first.failed(failure('webauthn-insecure'), 'A page of another address'),
  first.failed(failure('webauthn-failed'), 'A device that gave no answer'),
  first.failed(failure('ER-WEBAUTHN-UNKNOWN', 401), 'A passkey that was removed'),
  first.failed(failure('ER-WEBAUTHN-INVALID', 401), 'A signature that is not right'),
  first.failed(failure('ER-WEBAUTHN-EXPIRED', 401), 'A signature that came too late'),
  first.failed(failure('ER-STRATEGY-OFF', 403), 'Passkeys were switched off'),
]

/** The way in by a passkey, below the first form. Its code comes after that of the form. */
export const passkeyWayStates: readonly GalleryState[] = below.map((state) => ({ ...state, sign: '.portico-Divider' }))

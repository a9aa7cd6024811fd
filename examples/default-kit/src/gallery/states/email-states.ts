import { loginFeature, PorticoError } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'
import { pageWithPanel } from '../page-with-panel.tsx'
import { passkeyWayStates } from './passkey-states.ts'

const email = 'ada@acme.test'
const { state, failed } = statesOf(
  'email',
  { step: { name: 'preLogin', email: '', notice: null } },
  loginFeature,
  'submitEmail',
)
const withEmail = { step: { name: 'preLogin', email, notice: null } } as const

/** Who people may sign in with, as the gallery shows them. */
export const providers = ['Google', 'Microsoft', 'Apple', 'GitHub', 'Lantern ID'].map((name) => ({
  id: name,
  name,
  mode: 'social-login' as const,
  authorizationUrl: '/',
  clientId: '',
  scopes: '',
}))

/** Who signs in. */
export const emailStates: StatesOf = [
  state('empty', 'As it opens'),
  state('filled', 'Filled in', withEmail),
  { ...state('panel', 'With a panel beside the page'), page: pageWithPanel },
  state('social', 'With other ways in', { providers }),
  state('one-social', 'With one other way in', { providers: providers.slice(0, 1) }),
  state('pending', 'Looking up the way in', { ...withEmail, isPending: true }),
  failed(failure('email-required'), 'Sent without an address'),
  failed(failure('email-incomplete'), 'Half an address', { typed: { email: 'ada@' } }),
  failed(
    new PorticoError('email-character', 'The address has a strange character.', { context: { character: 'U+202E' } }),
    'An address with a character that no address has',
    { typed: { email: '\u202eada@acme.test' } },
  ),
  failed(anyCall.network, 'No connection', withEmail),
  state('retrying', 'Tried again without a connection', { ...withEmail, error: anyCall.network, isPending: true }),
  failed(anyCall.timeout, 'No answer in time', withEmail),
  failed(anyCall.unknown, 'In the provider’s own words', withEmail),
  state('provider', 'The provider failed', { ...withEmail, error: anyCall.provider }),
  state('provider-retrying', 'The provider failed, tried again', {
    ...withEmail,
    error: anyCall.provider,
    isPending: true,
  }),
  failed(anyCall.silentProvider, 'The provider failed and left no trace', withEmail),
  state('interrupted', 'Back after the page was loaded again', {
    step: { name: 'preLogin', email, notice: 'secondFactorInterrupted' },
  }),
  state('removed', 'Back after the recovery code', {
    step: { name: 'preLogin', email, notice: 'secondFactorRemoved' },
  }),
  state('session-ended', 'Back because the session has ended', {
    step: { name: 'preLogin', email, notice: 'sessionEnded' },
  }),
  state('cookie-blocked', 'Back because the browser blocks the cookie', {
    step: { name: 'preLogin', email, notice: 'cookieBlocked' },
  }),
  ...passkeyWayStates,
]

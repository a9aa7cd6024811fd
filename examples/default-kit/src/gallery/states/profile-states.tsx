import { type OwnEmailActions, ownEmailFeature } from '@portico/headless/portal/own-email'
import { type Profile, profileFeature } from '@portico/headless/portal/profile'
import { type FrozenCalls, frozen } from '@portico/headless/preview'
import { anyCall, failure } from '../failures.ts'
import { type GalleryState, type StatesOf, statesOfFlow } from '../gallery-state.ts'
import { inPortal, openAt } from '../portal-page.tsx'
import { tenantRules } from '../tenant-rules.ts'

const value: Profile = {
  id: 'ada',
  email: 'ada@acme.test',
  isEmailVerified: true,
  username: '',
  name: 'Ada Admin',
  phoneNumber: '+442079460812',
  jobTitle: 'Head of Operations',
  address: '14 Quayside, Bristol BS1 4RB',
  profilePictureUrl: null,
  metadata: {},
  provider: 'local',
  managedBy: 'frontegg',
}

/** A picture of two colours, as a person would have uploaded it. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'%3E%3Cpath fill='%235b7fd6' d='M0 0h2v1H0z'/%3E%3Cpath fill='%23b3730f' d='M0 1h2v1H0z'/%3E%3C/svg%3E"

const around = [...openAt('profile'), tenantRules]
const record = statesOfFlow('profile', profileFeature, { ...inPortal, sign: '.portico-PicturePlace' }, around)
const without = statesOfFlow('profile', profileFeature, inPortal, around)

const email = 'ada@new.test'
const present = { id: value.email, email: value.email, isPrimary: true, isVerified: true }
const waiting = { id: email, email, isPrimary: false, isVerified: false }
const addresses = { rows: [present], status: 'ready', canChange: true } as const
const ownEmail = statesOfFlow('own-email', ownEmailFeature, inPortal, [...around, frozen(profileFeature, { value })])

/** The dialog of the change. */
const inDialog = { pressed: '.portico-OwnEmails > :first-child .portico-Button' }

/** A state of the form for the new address. */
function asking(id: string, title: string, code: string, typed: string) {
  const more = { ...inDialog, typed: { email: typed } }
  return ownEmail(id, title, { ...addresses, call: 'start', error: failure(code, 400) }, more)
}

/** A state of the form for the code. */
function verifying(id: string, title: string, held: Held = {}) {
  const { code = null, call = 'verify', isPending = false, typed } = held
  const step = { name: 'verifyOwnEmail', email, sentAt: 0, resendAt: 0 } as const
  const shown = { ...addresses, rows: [present, waiting], step, call, isPending }
  const more = { ...inDialog, ...(typed && { typed }) }
  return ownEmail(id, title, code === null ? shown : { ...shown, error: failure(code, 400) }, more)
}

interface Held extends Pick<GalleryState, 'typed'> {
  readonly code?: string
  readonly call?: keyof FrozenCalls<OwnEmailActions>
  readonly isPending?: boolean
}

const code = { code: '482135' }

const ownEmailStates = [
  ownEmail('waiting', 'An address that waits for its code', { ...addresses, rows: [present, waiting] }),
  ownEmail('off', 'The address cannot be changed', { ...addresses, canChange: false }),
  ownEmail('unread', 'The policy cannot be read', { call: 'load', error: anyCall.network }),
  ownEmail('change', 'Another address', { ...addresses, rows: [present, waiting] }, inDialog),
  asking('half', 'Half an address', 'email-incomplete', 'ada@'),
  asking('same', 'The present address', 'email-unchanged', value.email),
  asking('same-there', 'The present address, by the provider', 'ER-EMAIL-SAME', value.email),
  asking('taken', 'An address of another account', 'ER-EMAIL-TAKEN', email),
  asking('forbidden', 'The policy forbids it', 'ER-EMAIL-CHANGE-OFF', email),
  asking('managed', 'Another system sets the address', 'ER-EMAIL-MANAGED', email),
  asking('too-soon', 'Too soon', 'ER-EMAIL-TOO-SOON', email),
  asking('too-many-codes', 'Too many codes', 'ER-EMAIL-TOO-MANY-CODES', email),
  asking('step-up', 'The second step is missing', 'step-up-required', email),
  asking('step-up-canceled', 'The second step was canceled', 'step-up-canceled', email),
  asking('gone', 'An address that is gone', 'unknown-email', email),
  verifying('code', 'The code'),
  verifying('code-pending', 'Checking the code', { typed: code, isPending: true }),
  verifying('code-required', 'Sent without a code', { code: 'email-code-required' }),
  verifying('code-wrong', 'A wrong code', { code: 'ER-EMAIL-CODE-INVALID', typed: code }),
  verifying('code-expired', 'It has run out', { code: 'ER-EMAIL-CODE-EXPIRED', typed: code }),
  verifying('code-tries', 'Too many wrong codes', { code: 'ER-EMAIL-TOO-MANY-ATTEMPTS' }),
  verifying('code-none', 'No code is waited for', { code: 'no-code-sent' }),
  verifying('resend-soon', 'Another code was asked for too soon', { code: 'resend-too-soon', call: 'resend' }),
]

/** The states of the own profile. */
export const profileStates: Readonly<Record<'profile', StatesOf>> = {
  profile: [
    record('form', 'As it opens', { value }),
    record('picture', 'With a picture, from a directory', {
      value: { ...value, profilePictureUrl: picture, provider: 'saml', isEmailVerified: false },
    }),
    record('long', 'Long texts', {
      value: {
        ...value,
        name: 'Dr. Maria-Magdalena von Hohenlohe-Waldenburg zu Schillingsfürst',
        jobTitle: 'ראש מחלקת תפעול',
      },
    }),
    without('loading', 'It loads for the first time', { call: 'load', isPending: true }),
    without('unread', 'It cannot be read', { call: 'load', error: anyCall.network }),
    record('upload', 'Another picture', { value }, { pressed: '.portico-PicturePlace > .portico-Button' }),
    record('password', 'The password', { value }, { pressed: 'dl:nth-last-of-type(2) .portico-Button' }),
    ...ownEmailStates,
  ],
}

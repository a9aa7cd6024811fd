import { type Profile, profileFeature } from '@portico/headless/portal/profile'
import { anyCall } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'
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
}

/** A picture of two colours, as a person would have uploaded it. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'%3E%3Cpath fill='%235b7fd6' d='M0 0h2v1H0z'/%3E%3Cpath fill='%23b3730f' d='M0 1h2v1H0z'/%3E%3C/svg%3E"

const around = [...openAt('profile'), tenantRules]
const record = statesOfFlow('profile', profileFeature, { ...inPortal, sign: '.portico-PicturePlace' }, around)
const without = statesOfFlow('profile', profileFeature, inPortal, around)

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
  ],
}

import { headings } from './headings.ts'

/** How a page tells that the provider itself failed. */
export interface FailurePlace {
  /** Where the words stand: in an alert of the form, or as the heading of a page in its place. */
  readonly role: 'alert' | 'heading'
  /** The heading of the screen then. */
  readonly heading: string
  /** The button that tries again with what was typed. */
  readonly retry: string
}

/** An application that the tests build and serve, and what a person meets there that they do not meet in the others. */
export interface SitePlan {
  /** Its folder, from the root of the repository. */
  readonly source: string
  /** What its build is told. */
  readonly env: Readonly<Record<string, string>>
  /** How it tells that the provider failed. */
  readonly failure: FailurePlace
  /** The heading of an address it knows nothing at. */
  readonly nothingHere: string
  /** What it says on its first page to somebody who signed in with a second factor. */
  readonly secondFactorUsed: string
}

const atTheForm: FailurePlace = { role: 'alert', heading: headings.password, retry: 'Sign in' }
const inPlaceOfTheForm: FailurePlace = {
  role: 'heading',
  heading: 'Something went wrong on our side',
  retry: 'Try again',
}

/** What is the same in the examples of the kit, wherever its screens are. */
const defaultKit = {
  source: 'examples/default-kit',
  failure: inPlaceOfTheForm,
  nothingHere: 'Nothing here',
  secondFactorUsed: 'Set up',
} as const

/** The applications that are built once for all tests of a run. */
export const sites = {
  /** The example built from the hooks alone. */
  customLogin: {
    source: 'examples/custom-login',
    env: {},
    failure: atTheForm,
    nothingHere: 'There’s nothing at this address',
    secondFactorUsed: 'One-time code',
  },
  /** The example of the kit, its screens in a shadow root. */
  kitInShadow: { ...defaultKit, env: {} },
  /** The same in the page itself. */
  kitInPage: { ...defaultKit, env: { VITE_ISOLATION: 'none' } },
  /** A page that puts the kit on and takes it off again: bare at first with `#bare`, in the page with `?isolation=none`. */
  kitHost: { ...defaultKit, source: 'test/e2e/pages/kit-host', env: {} },
  /** Small pages for single cases, by `?page=`: replacing and restyling, strings, a dialog. */
  kitCases: { ...defaultKit, source: 'test/e2e/pages/kit-cases', env: {} },
  /** The kit beside routers: below `/react-router` and `/tanstack-router`, as their first part. */
  routers: { ...defaultKit, source: 'test/e2e/pages/routers', env: {} },
  /** One of several tabs, whose client is within reach of the test. */
  tab: { ...defaultKit, source: 'test/e2e/pages/tab', env: {} },
  /** An application with hosted login, or in a native application's view with `?native=ios` or `?native=android`. */
  hosted: { ...defaultKit, source: 'test/e2e/pages/hosted', env: {} },
} as const satisfies Readonly<Record<string, SitePlan>>

/** The name of a site. */
export type SiteName = keyof typeof sites

/** All sites. */
export const siteNames: readonly SiteName[] = [
  'customLogin',
  'kitInShadow',
  'kitInPage',
  'kitHost',
  'kitCases',
  'routers',
  'tab',
  'hosted',
]

import type { Product } from './product.ts'

/** The place where a fault is fixed. Those of the identity provider have a path in the console of each known product. */
export type FaultPlace = keyof typeof paths | 'clock' | 'values' | 'domains' | 'users' | 'roles'

/** A way through a console: its menus in their own words, which are the same in every language. `null` is the application. */
export interface ConsolePath {
  readonly console: string
  readonly menus: readonly (string | null)[]
}

/** The way to a place in the console of a product; `null` if the place has words alone. */
export function pathOf(place: FaultPlace, product: Product): ConsolePath | null {
  if (product === 'other') return null
  const known: Partial<Readonly<Record<FaultPlace, PathsOfProducts>>> = paths
  const path = known[place]?.[product]
  if (path === undefined) return null
  const isCloud = path.startsWith('Google Auth Platform')
  return {
    console: isCloud ? 'Google Cloud console' : consoles[product],
    menus: path.split(' › ').map((menu) => (menu === '*' ? null : menu)),
  }
}

/** The menus of a place by product. `*` is the application. */
type PathsOfProducts = Readonly<Record<Exclude<Product, 'other'>, string>>

const consoles: PathsOfProducts = {
  okta: 'Okta Admin Console',
  azure: 'Microsoft Entra admin center',
  google: 'Google Admin console',
}

const paths = {
  saml: {
    okta: 'Applications › * › General › SAML Settings › Edit',
    azure: 'Enterprise applications › * › Single sign-on › Basic SAML Configuration › Edit',
    google: 'Apps › Web and mobile apps › * › Service provider details',
  },
  attributes: {
    okta: 'Applications › * › General › SAML Settings › Edit › Attribute Statements',
    azure: 'Enterprise applications › * › Single sign-on › Attributes & Claims › Edit',
    google: 'Apps › Web and mobile apps › * › SAML attribute mapping',
  },
  nameId: {
    okta: 'Applications › * › General › SAML Settings › Edit › Name ID format',
    azure: 'Enterprise applications › * › Single sign-on › Attributes & Claims › Unique User Identifier (Name ID)',
    google: 'Apps › Web and mobile apps › * › Service provider details › Name ID',
  },
  groups: {
    okta: 'Applications › * › General › SAML Settings › Edit › Group Attribute Statements',
    azure: 'Enterprise applications › * › Single sign-on › Attributes & Claims › Add a group claim',
    google: 'Apps › Web and mobile apps › * › SAML attribute mapping › Group membership',
  },
  signing: {
    okta: 'Applications › * › General › SAML Settings › Edit › Show Advanced Settings',
    azure: 'Enterprise applications › * › Single sign-on › SAML Certificates › Edit',
    google: 'Apps › Web and mobile apps › * › Service provider details › Signed response',
  },
  encryption: {
    okta: 'Applications › * › General › SAML Settings › Edit › Show Advanced Settings',
    azure: 'Enterprise applications › * › Token encryption',
    google: 'Apps › Web and mobile apps › * › Service provider details',
  },
  certificate: {
    okta: 'Applications › * › Sign On › SAML Signing Certificates',
    azure: 'Enterprise applications › * › Single sign-on › SAML Certificates',
    google: 'Apps › Web and mobile apps › * › Download metadata',
  },
  people: {
    okta: 'Applications › * › Assignments',
    azure: 'Enterprise applications › * › Users and groups',
    google: 'Apps › Web and mobile apps › * › User access',
  },
  person: {
    okta: 'Directory › People',
    azure: 'Users',
    google: 'Directory › Users',
  },
  log: {
    okta: 'Reports › System Log',
    azure: 'Enterprise applications › * › Sign-in logs',
    google: 'Reporting › Audit and investigation › SAML log events',
  },
  consent: {
    okta: 'Applications › * › Sign On',
    azure: 'Enterprise applications › * › Permissions › Grant admin consent',
    google: 'Google Auth Platform › Audience',
  },
  rules: {
    okta: 'Applications › * › Sign On › User authentication',
    azure: 'Conditional Access › Policies',
    google: 'Security › Access and data control › Context-Aware Access',
  },
  client: {
    okta: 'Applications › * › General',
    azure: 'App registrations › * › Authentication',
    google: 'Google Auth Platform › Clients › *',
  },
  clientSecret: {
    okta: 'Applications › * › General › Client Credentials',
    azure: 'App registrations › * › Certificates & secrets',
    google: 'Google Auth Platform › Clients › *',
  },
  claims: {
    okta: 'Applications › * › Sign On › OpenID Connect ID Token',
    azure: 'App registrations › * › Token configuration › Add optional claim',
    google: 'Google Auth Platform › Data Access',
  },
  groupsClaim: {
    okta: 'Applications › * › Sign On › OpenID Connect ID Token › Groups claim filter',
    azure: 'App registrations › * › Token configuration › Add groups claim',
    google: 'Google Auth Platform › Data Access',
  },
  scopes: {
    okta: 'Security › API › Authorization Servers',
    azure: 'App registrations › * › API permissions',
    google: 'Google Auth Platform › Data Access',
  },
} as const satisfies Readonly<Record<string, PathsOfProducts>>

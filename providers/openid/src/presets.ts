/** The names of a claim and of the claims inside of it, such as `['realm_access', 'roles']`. */
export type ClaimPath = readonly string[]

/** What an issuer calls the things that Portico knows. */
export interface ClaimNames {
  readonly tenants?: ClaimPath
  /** The name of the one tenant, if `tenants` is its id alone. */
  readonly tenantName?: ClaimPath
  readonly roles?: ClaimPath
  readonly permissions?: ClaimPath
}

/** How an issuer differs from others: data alone. */
export interface Preset {
  /** The scopes of a sign-in, separated by spaces. */
  readonly scope: string
  readonly claims: ClaimNames
  /** Its values of `acr` for a second factor, or `max_age` if it knows no such values. */
  readonly stepUp: 'max_age' | readonly string[]
  /** Further parameters of its sign-in page. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** The issuers whose names are known. `standard` is what OpenID Connect states, with roles and permissions by these names. */
export const presets = {
  standard: {
    scope: 'openid email profile',
    claims: { roles: ['roles'], permissions: ['permissions'] },
    stepUp: ['http://schemas.openid.net/pape/policies/2007/06/multi-factor'],
  },
  keycloak: {
    scope: 'openid email profile organization',
    claims: { tenants: ['organization'], roles: ['realm_access', 'roles'], permissions: ['permissions'] },
    stepUp: ['2'],
  },
  entra: {
    scope: 'openid email profile offline_access',
    claims: { tenants: ['tid'], roles: ['roles'] },
    stepUp: 'max_age',
  },
  auth0: {
    scope: 'openid email profile offline_access',
    claims: { tenants: ['org_id'], tenantName: ['org_name'], roles: ['roles'], permissions: ['permissions'] },
    stepUp: ['http://schemas.openid.net/pape/policies/2007/06/multi-factor'],
  },
  okta: {
    scope: 'openid email profile groups offline_access',
    claims: { roles: ['groups'] },
    stepUp: ['urn:okta:loa:2fa:any'],
  },
  zitadel: {
    scope: 'openid email profile offline_access urn:zitadel:iam:user:resourceowner urn:zitadel:iam:org:projects:roles',
    claims: {
      tenants: ['urn:zitadel:iam:user:resourceowner:id'],
      tenantName: ['urn:zitadel:iam:user:resourceowner:name'],
      roles: ['urn:zitadel:iam:org:project:roles'],
    },
    stepUp: 'max_age',
  },
  authentik: {
    scope: 'openid email profile offline_access',
    claims: { roles: ['groups'] },
    stepUp: 'max_age',
  },
  logto: {
    scope: 'openid email profile roles offline_access urn:logto:scope:organizations',
    claims: { tenants: ['organizations'], roles: ['roles'] },
    stepUp: 'max_age',
    parameters: { prompt: 'consent' },
  },
} as const satisfies Readonly<Record<string, Preset>>

/** The name of a preset. */
export type PresetName = keyof typeof presets

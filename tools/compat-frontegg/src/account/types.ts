import type { Tenant } from '@portico/headless'

/** A role of the user in the present tenant. */
export interface FronteggRole {
  readonly id: string
  readonly key: string
  readonly name: string
}

/** A permission of the user in the present tenant. */
export interface FronteggPermission {
  readonly id: string
  readonly key: string
  readonly name: string
}

/** A tenant as Frontegg's hooks return it. */
export type FronteggTenant = Tenant

/** {@link FronteggTenant} by its name in Frontegg's API. */
export type ITenantsResponse = FronteggTenant

/** {@link FronteggTenant} by its newer name in Frontegg's API. */
export type ITenantsResponseV2 = FronteggTenant

/** {@link User} by its name in Frontegg's store. */
export type IUserProfile = User

/** The signed-in user with Frontegg's members. Lists are copies, as applications change them. Texts that the provider does not send are empty. */
export interface User {
  readonly id: string
  readonly sub: string
  readonly sid?: string | undefined
  readonly name: string
  readonly email: string
  readonly email_verified: boolean
  readonly verified: boolean
  readonly phoneNumber: string | null
  readonly profilePictureUrl: string | null
  readonly profileImage?: string | undefined
  readonly roles: FronteggRole[]
  readonly rolesIds: string[]
  readonly permissions: FronteggPermission[]
  readonly groups: { readonly id: string; readonly name: string }[]
  readonly tenantId: string
  readonly tenantIds: string[]
  readonly tenants: FronteggTenant[]
  readonly superUser: boolean
  readonly mfaEnrolled: boolean
  readonly activatedForTenant: boolean
  readonly provider: string
  readonly createdAt: string
  readonly lastLogin: string
  /** JSON text of the application. */
  readonly metadata: string
  readonly customClaims: Record<string, unknown>
  readonly amr?: string[] | undefined
  readonly acr?: string | undefined
  readonly auth_time?: number | undefined
  readonly act?: { readonly sub?: string } | undefined
  /**
   * The token for calls of your own. It ends after minutes: read it before each call. Empty in the first render of a page that a
   * server rendered.
   */
  readonly accessToken: string
  /** Never set: no script can read the refresh token. */
  readonly refreshToken?: undefined
  /** Seconds that the token lasts from the moment it was read. */
  readonly expiresIn: number
  /** The end of the token in epoch seconds. */
  readonly exp: number
  /** The end of the token as an ISO 8601 text. */
  readonly expires: string
}

/** The account as `useAuth` returns it, without what depends on the provider's options. */
export interface AccountState {
  /** `true` until it is known who is signed in, and while the provider cannot be reached before that. */
  readonly isLoading: boolean
  readonly user: User | null
  readonly tenants: FronteggTenant[]
  readonly activeTenant: FronteggTenant | null
}

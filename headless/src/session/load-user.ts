import { carrying } from '../http/stand-in.ts'
import type { SessionHost } from './host.ts'
import { tenantIn, tenantsIn } from './tenants-in.ts'
import type { Tenant, User } from './types.ts'
import { userOf } from './user.ts'

/** The flags that change which calls load a user. */
export interface UserLoading {
  /** Ask for roles and permissions by a call of their own. */
  readonly loadsAuthorization: boolean
  /** Take the first version of the list of tenants. */
  readonly usesTenantsV1: boolean
}

/** A user with the tenants they belong to. */
export interface LoadedUser {
  readonly user: User
  readonly tenants: readonly Tenant[]
  readonly tenant: Tenant | null
}

/** Loads the profile, the tenants and, where asked for, the authorization of the holder of `token`. */
export async function loadUser(
  client: Pick<SessionHost, 'api' | 'log'>,
  token: string,
  flags: UserLoading,
  signal: AbortSignal,
): Promise<LoadedUser> {
  const { api } = client
  const options = { ...carrying(token), signal, retry: profileRetry }
  const [profile, list, authorization] = await Promise.all([
    api.get('/identity/resources/users/v2/me', { ...options, query: { addRoles: true } }),
    flags.usesTenantsV1
      ? api.get('/identity/resources/users/v1/me/tenants', options)
      : api.get('/identity/resources/users/v3/me/tenants', options),
    flags.loadsAuthorization ? api.get('/identity/resources/users/v1/me/authorization', options) : undefined,
  ])
  const user = userOf(token, { ...profile, ...authorization })
  // A body without JSON is read as an empty object.
  return { user, tenants: tenantsIn(list.tenants, client), tenant: tenantIn(list.activeTenant) }
}

/** The retries of a read of the profile. */
const profileRetry = { attempts: 3, delay: 2000 }

import {
  type Feature,
  type User as PorticoUser,
  type SessionState,
  sessionFeature,
  type Tenant,
} from '@portico/headless'
import type { AccountState, User } from './types.ts'

/**
 * The signed-in user with Frontegg's members. The token is a member of that user, so the state waits for it: user, tenant and
 * token are always those of one moment.
 */
export const accountFeature: Feature<AccountState, AccountActions> = {
  name: 'frontegg-account',
  scope: 'client',
  state: () => ({ isLoading: true, user: null, tenants: [], activeTenant: null }),
  actions: ({ client, task }) => ({
    follow: task('latest', async ({ set }) => {
      const { status, user, tenants, tenant } = client.get(sessionFeature).getSnapshot()
      if (!user) return set({ ...signedOut, isLoading: status !== 'unauthenticated' })
      const token = (await client.session.getAccessToken()) ?? ''
      set(accountOf({ user, tenants, tenant }, token, client.ports.clock.now()))
    }),
  }),
  start({ client, actions }) {
    const session = client.get(sessionFeature)
    let known: SessionState | null = null
    const follow = () => {
      const present = session.getSnapshot()
      const isSame =
        known?.user === present.user && known?.tenants === present.tenants && known?.status === present.status
      known = present
      if (!isSame) void actions.follow()
    }
    follow()
    return session.subscribe(follow)
  },
}

export interface AccountActions {
  /** Applies the present session. It runs by itself after each change of the session. */
  follow(): Promise<unknown>
}

/** Returns the account of a session with a user. */
export function accountOf(
  { user, tenants, tenant }: Pick<SessionState, 'user' | 'tenants' | 'tenant'>,
  token: string,
  now: number,
): AccountState {
  if (!user) return { ...signedOut, isLoading: false }
  return { isLoading: false, user: userOf(user, tenants, token, now), tenants: [...tenants], activeTenant: tenant }
}

const signedOut: Omit<AccountState, 'isLoading'> = { user: null, tenants: [], activeTenant: null }

/** Returns a user of Portico with Frontegg's members. `now` is the time in epoch milliseconds. */
function userOf(user: PorticoUser, tenants: readonly Tenant[], accessToken: string, now: number): User {
  const { claims, roleIds } = user
  const exp = typeof claims['exp'] === 'number' ? claims['exp'] : 0
  return {
    id: user.id,
    sub: textOf(claims['sub']) ?? user.id,
    sid: textOf(claims['sid']),
    name: user.name,
    email: user.email,
    email_verified: user.isEmailVerified,
    verified: user.isVerified ?? user.isEmailVerified,
    phoneNumber: user.phone ?? null,
    profilePictureUrl: user.profilePictureUrl ?? null,
    profileImage: user.profileImage,
    roles: user.roles.map(({ key, name = key }, at) => ({ id: roleIds[at] ?? key, key, name })),
    rolesIds: [...roleIds],
    permissions: user.permissions.map((key) => ({ id: key, key, name: key })),
    groups: [...user.groups],
    tenantId: user.tenantId,
    tenantIds: tenantIdsOf(user, tenants),
    tenants: [...tenants],
    superUser: user.isSuperUser,
    mfaEnrolled: user.hasSecondFactor ?? false,
    activatedForTenant: user.isActivated ?? true,
    provider: user.provider ?? '',
    createdAt: user.createdAt ?? '',
    lastLogin: user.lastLogin ?? '',
    metadata: user.metadata ?? '{}',
    customClaims: { ...user.customData },
    amr: user.amr && [...user.amr],
    acr: user.acr,
    auth_time: user.authTime,
    act: actorOf(claims['act']),
    accessToken,
    expiresIn: Math.max(0, Math.floor(exp - now / 1000)),
    exp,
    expires: new Date(1000 * exp).toISOString(),
  }
}

/** The ids of the token, or those of the loaded tenants. */
function tenantIdsOf({ claims, tenantId }: PorticoUser, tenants: readonly Tenant[]): string[] {
  const claimed = claims['tenantIds']
  if (Array.isArray(claimed)) return claimed.filter((one) => typeof one === 'string')
  return tenants.length > 0 ? tenants.map((tenant) => tenant.tenantId) : [tenantId]
}

function actorOf(claim: unknown): User['act'] {
  if (typeof claim !== 'object' || claim === null) return undefined
  const sub = textOf(Reflect.get(claim, 'sub'))
  return sub === undefined ? {} : { sub }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

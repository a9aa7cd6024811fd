import type { User as PorticoUser, Tenant } from '@portico/headless'
import type { User } from './types.ts'

/** Returns a user of Portico with Frontegg's members. `now` is the time in epoch milliseconds. */
export function userOf(user: PorticoUser, tenants: readonly Tenant[], accessToken: string, now: number): User {
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

import { PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'
import type { Api } from '../http/api-types.ts'
import { pictureOf } from './picture-of.ts'
import type { HeldRole, Tenant, User } from './types.ts'
import { flags, wireFactsOf, wireNames } from './wire-names.ts'

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
export async function loadUser(api: Api, token: string, flags: UserLoading, signal: AbortSignal): Promise<LoadedUser> {
  const options = { headers: { authorization: `Bearer ${token}` }, signal, retry: profileRetry }
  const [profile, list, authorization] = await Promise.all([
    api.get('/identity/resources/users/v2/me', { ...options, query: { addRoles: true } }),
    flags.usesTenantsV1
      ? api.get('/identity/resources/users/v1/me/tenants', options)
      : api.get('/identity/resources/users/v3/me/tenants', options),
    flags.loadsAuthorization ? api.get('/identity/resources/users/v1/me/authorization', options) : undefined,
  ])
  const user = userOf(token, { ...profile, ...authorization })
  // A body without JSON is read as an empty object.
  return { user, tenants: list.tenants ?? [], tenant: list.activeTenant ?? null }
}

/** The user of a token, with the members of the profile over its claims. */
export function userOf(token: string, profile: Readonly<Record<string, unknown>> = {}): User {
  const claims = claimsOf(token)
  const facts = { ...claims, ...profile }
  const roles = list(facts['roles'])
  const roleIds = facts['roleIds'] ?? facts['rolesIds'] ?? roles.map((role) => isRecord(role) && role['id'])
  return {
    id: text(facts['id'] ?? facts['sub']),
    email: text(facts['email']),
    name: text(facts['name']),
    tenantId: text(claims['tenantId'] ?? facts['tenantId']),
    isEmailVerified: isTrue(claims['email_verified'] ?? facts['verified']),
    profilePictureUrl: pictureOf(facts) ?? undefined,
    phone: text(facts['phoneNumber']) || undefined,
    roleIds: list(roleIds).map(text).filter(Boolean),
    groups: list(facts['groups'])
      .filter(isRecord)
      .map(({ id, name }) => ({ id: text(id), name: text(name) })),
    roles: roles.map(heldRoleOf),
    permissions: list(facts['permissions']).map((permission) =>
      text(isRecord(permission) ? permission['key'] : permission),
    ),
    isSuperUser: facts['superUser'] === true,
    ...membersOf(facts),
    amr: 'amr' in claims ? list(claims['amr']).map(text) : undefined,
    acr: text(claims['acr']) || undefined,
    authTime: typeof claims['auth_time'] === 'number' ? claims['auth_time'] : undefined,
    claims,
  }
}

/** A role of the profile, or of the token, which has keys alone. */
function heldRoleOf(role: unknown): HeldRole {
  if (!isRecord(role)) return { key: text(role) }
  const name = text(role['name'])
  return { key: text(role['key']), ...(name && { name }) }
}

const texts = ['profileImage', 'profileImageUrl', 'provider', 'createdAt', 'lastLogin'] as const

/** The members that are taken as they are, if they have the right type. */
function membersOf(facts: Readonly<Record<string, unknown>>): Partial<User> {
  const found: { -readonly [Name in keyof User]?: User[Name] } = {}
  for (const name of texts) found[name] = text(facts[name]) || undefined
  found.expiresAt = text(facts[wireNames.expiresAt]) || undefined
  for (const name of flags) {
    const flag = facts[wireNames[name]]
    found[name] = typeof flag === 'boolean' ? flag : undefined
  }
  const { customData, metadata } = facts
  found.metadata = isRecord(metadata) ? JSON.stringify(metadata) : text(metadata) || undefined
  if (isRecord(customData)) found.customData = customData
  return found
}

/**
 * The user of a renewed token: changed claims count, all other members are those of the profile. If the roles changed, their
 * ids are not known.
 */
export function renewedUser(former: User, token: string): User {
  const changed = Object.entries(claimsOf(token)).filter(([name, claim]) => isOther(claim, former.claims[name]))
  const verified = former.isVerified ?? former.isEmailVerified
  const profile = {
    ...former,
    ...wireFactsOf(former),
    phoneNumber: former.phone,
    verified,
    profilePictureUrl: former.profilePictureUrl ?? null,
    ...(changed.some(([name]) => name === 'roles') && { roleIds: undefined }),
  }
  return userOf(token, { ...profile, ...Object.fromEntries(changed) })
}

/** True if a claim is not the former one. */
export function isOther(claim: unknown, former: unknown): boolean {
  return JSON.stringify(claim) !== JSON.stringify(former)
}

/** The ids of the user and the tenant of a token. */
export function subjectOf(token: string): { readonly user: string; readonly tenant: string } {
  const { id, tenantId } = userOf(token)
  return { user: id, tenant: tenantId }
}

/** The claims of a token, unchecked: the provider that issued it just handed it over. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const binary = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (isRecord(claims)) return claims
  } catch {}
  throw new PorticoError('invalid-token', 'Invalid token specified')
}

/** The retries of a read of the profile. */
const profileRetry = { attempts: 3, delay: 2000 }

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Some brokers write a truth value as text. */
function isTrue(value: unknown): boolean {
  return value === true || text(value).toLowerCase() === 'true'
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

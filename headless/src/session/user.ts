import { isRecord } from '../core/record.ts'
import { claimsOf } from '../core/token-claims.ts'
import type { SessionHost } from './host.ts'
import { pictureOf } from './picture-of.ts'
import type { HeldRole, User } from './types.ts'
import { flags, wireFactsOf, wireNames } from './wire-names.ts'

/** The client as the user of its tokens is read. */
export type PersonHost = Pick<SessionHost, 'options' | 'log'>

/** The user of a token, with the members of the profile over its claims. A source of sessions may state others of them. */
export function userOf(token: string, profile: Readonly<Record<string, unknown>> = {}, host?: PersonHost): User {
  const claims = claimsOf(token)
  const stated = host?.options.hostedLogin?.person?.(host, claims)
  const facts: Readonly<Record<string, unknown>> = { ...claims, ...profile, ...stated }
  const name = text(facts['name'])
  const roles = list(facts['roles'])
  const roleIds = facts['roleIds'] ?? facts['rolesIds'] ?? roles.map((role) => isRecord(role) && role['id'])
  return {
    id: text(facts['id'] ?? facts['sub']),
    email: text(facts['email']),
    name: isSeen(name) ? name : '',
    tenantId: text(stated?.tenantId ?? claims['tenantId'] ?? facts['tenantId']),
    isEmailVerified: isTrue(claims['email_verified'] ?? facts['verified']),
    profilePictureUrl: pictureOf(facts) ?? undefined,
    phone: text(facts['phoneNumber']) || undefined,
    roleIds: list(roleIds).map(text).filter(Boolean),
    groups: list(facts['groups'])
      .filter(isRecord)
      .map(({ id, name, roles }) => ({ id: text(id), name: text(name), roles: list(roles).map(heldRoleOf) })),
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
export function renewedUser(former: User, token: string, host?: PersonHost): User {
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
  return userOf(token, { ...profile, ...Object.fromEntries(changed) }, host)
}

/** True if a claim is not the former one. */
export function isOther(claim: unknown, former: unknown): boolean {
  return JSON.stringify(claim) !== JSON.stringify(former)
}

/** The id of the actor behind a user, from the `act` claim (RFC 8693); `null` without impersonation. */
export function actorIdOf({ claims: { act } }: User): string | null {
  return isRecord(act) && typeof act['sub'] === 'string' ? act['sub'] : null
}

/** True if a user is the same person with the same actor. */
export function isSamePerson(one: User, other: User): boolean {
  return one.id === other.id && actorIdOf(one) === actorIdOf(other)
}

/** The ids of the user, the actor and the tenant of a token. Without impersonation the actor is an empty text. */
export function subjectOf(token: string, host?: PersonHost): Subject {
  const user = userOf(token, {}, host)
  return { user: user.id, actor: actorIdOf(user) ?? '', tenant: user.tenantId }
}

/** The holder of a session, by ids. */
export interface Subject {
  readonly user: string
  /** An empty text without impersonation. */
  readonly actor: string
  readonly tenant: string
}

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

/**
 * True if anything of a name can be seen, by the characters of `shownLine`. It is not imported from there: each page loads the first form
 * in one file as long as the session imports nothing of that form.
 */
export function isSeen(name: string): boolean {
  return /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name)
}

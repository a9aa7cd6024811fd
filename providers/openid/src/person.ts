import type { ClaimNames, ClaimPath } from './presets.ts'

/** The claims of an identity token or of the userinfo endpoint. Their values are not checked. */
export type Claims = Readonly<Record<string, unknown>>

/**
 * The tenants and rights of a person, as claims have them: a text, a list, or an object whose names count. Values of other types count
 * as none.
 */
export interface GivenPerson {
  /** Ids, objects with `id` and `name`, or an object by name. */
  readonly tenants?: unknown
  /** The id of the active tenant. Default: the first. */
  readonly tenantId?: unknown
  /** The keys of roles. */
  readonly roles?: unknown
  /** The keys of permissions. */
  readonly permissions?: unknown
}

/** A person as the contract's answers state them. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly picture: string | null
  readonly isVerified: boolean
  readonly tenants: readonly { readonly id: string; readonly name: string }[]
  readonly tenantId: string
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
}

/**
 * Returns a claim, or one inside of another; `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { claimAt } from '@portico/openid'
 *
 * const roles = claimAt({ realm_access: { roles: ['admin'] } }, 'realm_access', 'roles')
 * ```
 */
export function claimAt(claims: Claims, ...path: ClaimPath): unknown {
  return path.reduce<unknown>(
    (found, name) => (isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined),
    claims,
  )
}

/** Returns the tenants and rights by the names of their claims. */
export function personByNames(names: ClaimNames): (claims: Claims) => GivenPerson {
  const read = (claims: Claims, path: ClaimPath | undefined) => path && claimAt(claims, ...path)
  return (claims) => {
    const tenants = read(claims, names.tenants)
    const name = textOf(read(claims, names.tenantName))
    return {
      tenants: name && typeof tenants === 'string' ? [{ id: tenants, name }] : tenants,
      roles: read(claims, names.roles),
      permissions: read(claims, names.permissions),
    }
  }
}

/** Returns the person of claims. Claims of a wrong type count as none. */
export function personOf(claims: Claims, given: GivenPerson): Person {
  const tenants = tenantsIn(given.tenants)
  const active = textOf(given.tenantId)
  const email = textOf(claims['email'])
  const whole = [claims['given_name'], claims['family_name']].map(textOf).filter(Boolean).join(' ')
  const names = [textOf(claims['name']), whole, textOf(claims['preferred_username']), email]
  return {
    id: textOf(claims['sub']),
    email,
    name: names.find(Boolean) ?? '',
    picture: textOf(claims['picture']) || null,
    isVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    tenants,
    tenantId: tenants.find(({ id }) => id === active)?.id ?? tenants[0]?.id ?? '',
    roles: textsIn(given.roles),
    permissions: textsIn(given.permissions),
  }
}

function tenantsIn(given: unknown): Person['tenants'] {
  const found = isRecord(given)
    ? Object.entries(given).map(([name, tenant]) => ({ name, id: (isRecord(tenant) && textOf(tenant['id'])) || name }))
    : [given].flat().map((one) => (isRecord(one) ? named(textOf(one['id']), textOf(one['name'])) : named(textOf(one))))
  return [...new Map(found.filter(({ id }) => id !== '').map((one) => [one.id, one])).values()]
}

function named(id: string, name = ''): Person['tenants'][number] {
  return { id, name: name || id }
}

function textsIn(given: unknown): readonly string[] {
  const found = isRecord(given) ? Object.keys(given) : [given].flat().map(textOf)
  return [...new Set(found)].filter(Boolean)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** `true` for an object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The issuer states no such times. */
const time = new Date(0).toISOString()
const times = { createdAt: time, updatedAt: time }

/** The profile of a person, as the contract states it. */
export function profileOf({ id, email, name, picture, isVerified, tenants, tenantId, roles, permissions }: Person) {
  return {
    id,
    sub: id,
    email,
    name,
    profilePictureUrl: picture,
    verified: isVerified,
    mfaEnrolled: false,
    metadata: '{}',
    tenantId,
    tenantIds: tenants.map((tenant) => tenant.id),
    tenants: tenants.map((tenant) => ({ tenantId: tenant.id, roles: [] })),
    roles: roles.map((key) => ({ id: key, key, name: key, isDefault: false, permissions: [], vendorId: '', ...times })),
    permissions: permissions.map((key) => ({ id: key, key, name: key, categoryId: '', fePermission: true, ...times })),
  }
}

/** The tenants of a person. Without one, no tenant is active. */
export function tenantsOf({ tenants, tenantId }: Person) {
  const found = tenants.map(({ id, name }) => ({ id, tenantId: id, name, vendorId: '', isReseller: false, ...times }))
  const activeTenant = found.find(({ id }) => id === tenantId)
  return activeTenant ? { tenants: found, activeTenant } : Response.json({ tenants: [], activeTenant: null })
}

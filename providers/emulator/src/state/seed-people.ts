import { demoAuthenticatorSecret, demoPasswordHash } from '../core/demo.ts'
import { groupsIn } from '../core/groups.ts'
import { draw, drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { newUser, type User } from '../core/users.ts'
import { provisioningRecords, type ScimConnection, sourceOf } from '../provisioning/records.ts'
import { longNames, namePools } from './people-names.ts'
import { type Cast, cast, type Trait } from './seed-cast.ts'

/**
 * Adds made-up members to a tenant: first the cast, which has every state of an account, then people drawn from the seed.
 * Times are relative to `now`, in epoch milliseconds, to the day.
 */
export function addPeople(state: CoreState, home: Tenant, count: number, now: number): void {
  const today = now - (now % day)
  const taken = new Set(state.users.map(({ email }) => email))
  const roleIds = new Map(state.roles.map(({ key, id }) => [key, id]))
  const [directory] = provisioningRecords.of(state).scimConnections.filter(({ tenantId }) => tenantId === home.id)
  const groups = groupsIn(state, home).filter(({ managedBy }) => managedBy === 'frontegg')
  for (let number = 0; number < count; number++) {
    const drawn = cast[number] ?? drawPerson(state)
    const user = userOf(state, drawn, { home, today, address: freeAddress(taken, drawn.address), roleIds, directory })
    state.users.push(user)
    if (number < mostGrouped && groups.length > 0 && draw(state) % 3 === 0) pick(state, groups).userIds.push(user.id)
  }
}

interface Surroundings {
  readonly home: Tenant
  readonly today: number
  readonly address: string
  readonly roleIds: ReadonlyMap<string, string>
  readonly directory: ScimConnection | undefined
}

function userOf(state: CoreState, { name, role, traits, provider }: Cast, made: Surroundings): User {
  const { home, today, address, roleIds, directory } = made
  const has = (trait: Trait) => traits.includes(trait)
  const joinedDaysAgo = has('invited') ? 1 + (draw(state) % 13) : 125 + (draw(state) % 900)
  const seenDaysAgo = has('inactive') ? 91 + (draw(state) % 29) : draw(state) % 60
  const ends = has('expired') ? -1 - (draw(state) % 30) : 1 + (draw(state) % 90)
  const roleId = roleIds.get(role)
  return newUser({
    id: drawId(state),
    email: address,
    name,
    provider: has('directory') ? 'scim2' : provider,
    ...(has('directory') && { managedBy: 'scim2' as const }),
    passwordHash: has('invited') || provider !== 'local' ? null : demoPasswordHash,
    verified: !has('invited'),
    isLocked: has('locked'),
    ...(has('breached') && { isPasswordBreached: true }),
    phoneNumber: has('phone') ? `+1202555${String(draw(state) % 10_000).padStart(4, '0')}` : null,
    profilePictureUrl: has('picture') ? pick(state, pictures) : null,
    authenticators: has('mfa') ? [{ id: drawId(state), secret: demoAuthenticatorSecret, lastStep: 0 }] : [],
    memberships: [
      {
        tenantId: home.id,
        roleIds: roleId === undefined ? [] : [roleId],
        ...(has('directory') && directory && { directory: sourceOf(directory) }),
        ...(has('disabled') && { isDisabled: true }),
        ...((has('temporary') || has('expired')) && { accessEndsAt: timeAt(today + ends * day) }),
      },
    ],
    activeTenantId: home.id,
    createdAt: timeAt(today - joinedDaysAgo * day + (draw(state) % day)),
    lastLogin: has('invited') ? null : timeAt(today - seenDaysAgo * day - (draw(state) % day)),
  })
}

/** A person of the seed. */
function drawPerson(state: CoreState): Cast {
  const { name, address } = drawName(state)
  const traits: readonly (Trait | null)[] = [
    weighed(state, states),
    draw(state) % 100 < 45 ? 'mfa' : null,
    draw(state) % 100 < 35 ? 'phone' : null,
    draw(state) % 100 < 25 ? 'picture' : null,
  ]
  return {
    name,
    address,
    role: weighed(state, roles),
    provider: weighed(state, providers),
    traits: traits.filter((trait) => trait !== null),
  }
}

function drawName(state: CoreState): Pick<Cast, 'name' | 'address'> {
  if (draw(state) % 200 === 0) return named(pick(state, longNames))
  const pool = weighed(
    state,
    namePools.map((one) => [one.share, one] as const),
  )
  const [given, family] = [named(pick(state, pool.given)), named(pick(state, pool.family))]
  const inOrder = pool.isFamilyFirst ? [family.name, given.name] : [given.name, family.name]
  return { name: inOrder.join(pool.joint ?? ' '), address: `${given.address}.${family.address}` }
}

/** `Łukasz lukasz` as name and address. */
function named(pair: string): Pick<Cast, 'name' | 'address'> {
  const [, name = pair, address = pair.toLowerCase()] = /^(.*) ([a-z.]+)$/.exec(pair) ?? []
  return { name, address }
}

/** The address of a name; people of the same name have numbers. */
function freeAddress(taken: Set<string>, name: string): string {
  let address = `${name}@acme.test`
  for (let number = 2; taken.has(address); number++) address = `${name}${number}@acme.test`
  taken.add(address)
  return address
}

function pick<Value>(state: CoreState, values: readonly Value[]): Value {
  const value = values[draw(state) % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}

/** One of the values, as often as its weight. */
function weighed<Value>(state: CoreState, values: readonly (readonly [weight: number, value: Value])[]): Value {
  let left = draw(state) % values.reduce((sum, [weight]) => sum + weight, 0)
  const found = values.find(([weight]) => {
    left -= weight
    return left < 0
  })
  if (!found) throw new Error('There is nothing to pick from')
  return found[1]
}

function timeAt(ms: number): string {
  return new Date(ms).toISOString()
}

const states: readonly (readonly [number, Trait | null])[] = [
  [76, null],
  [7, 'inactive'],
  [5, 'invited'],
  [4, 'disabled'],
  [3, 'temporary'],
  [2, 'locked'],
  [2, 'breached'],
  [1, 'expired'],
]

const roles: readonly (readonly [number, string])[] = [
  [50, 'Viewer'],
  [30, 'ReadOnly'],
  [14, 'Editor'],
  [5, 'Support'],
  [1, 'Admin'],
]

const providers: readonly (readonly [number, string])[] = [
  [60, 'local'],
  [14, 'saml'],
  [12, 'google'],
  [8, 'microsoft'],
  [3, 'github'],
  [1, 'slack'],
  [1, 'facebook'],
]

/** Pictures need no network. */
const pictures: readonly string[] = ['#5b7fd6', '#2f9461', '#b3730f', '#c8645a', '#a56bb8', '#0b9a9f'].map(
  (color) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${color}"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><path d="M1 8a3 3 0 0 1 6 0" fill="#fff"/></svg>`)}`,
)

/** The answers of groups have all their members. */
const mostGrouped = 200
const day = 24 * 3_600_000

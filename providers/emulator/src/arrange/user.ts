import { scrypt } from '@noble/hashes/scrypt.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { World } from '../calls/world.ts'
import { demoAuthenticatorSecret, demoPassword, demoPasswordHash } from '../core/demo.ts'
import { drawId } from '../core/random.ts'
import type { MfaStrategy } from '../core/settings.ts'
import { type Membership, newUser, type User } from '../core/users.ts'
import { cost } from '../crypto/password-hash.ts'
import { isRecord } from '../http/json.ts'
import type { State } from '../state/state.ts'
import { choice, type Kind, listOf, type Options, optionsOf, orNull, someText, yesOrNo } from './options.ts'
import { addTenant, tenantOf } from './tenant.ts'

/** Nothing is secret here, and the same password has the same hash in every run. */
const salt = utf8ToBytes('portico-arranged')

const hashes = new Map([[demoPassword, demoPasswordHash]])

/** A person to add. Only the address has to be given. */
export interface NewUser {
  /** The address they sign in with. */
  readonly email: string
  /** The display name. Default: the part of the address before the `@`. */
  readonly name?: string
  /** The password; `null` for none. Default: that of the demo accounts. */
  readonly password?: string | null
  /** The tenants by name or id, the active one first; with roles of their own. Default: the first tenant. */
  readonly tenants?: readonly (string | NewMembership)[]
  /** The keys of the roles in tenants without roles of their own. Default: those that new members get. */
  readonly roles?: readonly string[]
  /**
   * The second factor: an authenticator app with the secret of the demo, codes by text message or mail; or `enroll`: one
   * has to be set up at the next sign-in. Default `none`.
   */
  readonly secondFactor?: 'none' | 'authenticator' | 'sms' | 'email' | 'enroll'
  /** In international form. Default: none; with `sms` as the second factor `+12025550199`. */
  readonly phoneNumber?: string
  /** A name to sign in with beside the address. Default: none. */
  readonly username?: string
  /** The address is confirmed. Default `true`. */
  readonly verified?: boolean
  /** The account is locked. Default `false`. */
  readonly locked?: boolean
  /** The user passes every permission check. Default `false`. */
  readonly superUser?: boolean
  /** The application's own data of the user. Default `{}`. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** A tenant of a {@link NewUser}, with roles of its own. */
export interface NewMembership {
  /** The name or id of the tenant. */
  readonly tenant: string
  /** The keys of the roles. */
  readonly roles: readonly string[]
}

/** Adds a person and returns a copy. Refuses options that are no good, naming each. */
export function addUser(world: World<State>, given: NewUser): User {
  const { state } = world
  const options = optionsOf('addUser', given, names)
  const email = options.read('email', emailKind)?.toLowerCase()
  if (email === undefined) throw options.refused('email', undefined, emailKind.what)
  const username = options.read('username', someText)?.toLowerCase()
  for (const [option, value] of Object.entries({ email, username })) {
    const isTaken = state.users.some((one) => value !== undefined && (one.email === value || one.username === value))
    if (isTaken) throw options.refused(option, value, 'that of no other person')
  }
  const password = options.read('password', orNull(someText))
  const factor = options.read('secondFactor', choice(['none', 'authenticator', 'sms', 'email', 'enroll'])) ?? 'none'
  const phone = options.read('phoneNumber', phoneKind) ?? (factor === 'sms' ? '+12025550199' : null)
  const metadata = options.read('metadata', objectKind) ?? {}
  const verified = options.read('verified', yesOrNo) ?? true
  const isLocked = options.read('locked', yesOrNo) ?? false
  const superUser = options.read('superUser', yesOrNo) ?? false
  const name = options.read('name', someText) ?? email.replace(/@.*/, '')
  // Last, because it may add a tenant: a refusal changes nothing.
  const memberships = membershipsOf(world, options)
  const user = newUser({
    id: drawId(state),
    email,
    name,
    passwordHash: password === null ? null : hashOf(password),
    verified,
    isLocked,
    isMfaForced: factor === 'enroll',
    superUser,
    phoneNumber: phone,
    metadata: JSON.stringify(metadata),
    memberships,
    activeTenantId: memberships[0]?.tenantId ?? '',
    createdAt: new Date(world.now()).toISOString(),
    ...(username !== undefined && { username }),
  })
  enrol(state, user, factor)
  state.users.push(user)
  world.changed()
  return structuredClone(user)
}

const names = [
  'email',
  'name',
  'password',
  'tenants',
  'roles',
  'secondFactor',
  'phoneNumber',
  'username',
  'verified',
  'locked',
  'superUser',
  'metadata',
] as const

function membershipsOf(world: World<State>, options: Options<(typeof names)[number]>): Membership[] {
  const { state } = world
  const vendorRoles = state.roles.filter((one) => one.tenantId === undefined)
  const usual = options.read('roles', listOf(someText)) ?? vendorRoles.flatMap((one) => (one.isDefault ? one.key : []))
  const roleIdsOf = (option: string, keys: readonly string[]) =>
    keys.map((key) => {
      const role = state.roles.find((one) => one.key === key)
      if (role) return role.id
      throw options.refused(option, key, `the key of a role: ${state.roles.map((one) => one.key).join(', ')}`)
    })
  const home = () => state.tenants[0]?.id ?? addTenant(world, { name: 'Acme' }).id
  const usualIds = roleIdsOf('roles', usual)
  const tenants = options.read('tenants', listOf(membershipKind)) ?? [home()]
  if (tenants.length === 0) throw options.refused('tenants', [], 'a list with one tenant or more')
  return tenants.map((one, at) => {
    if (typeof one === 'string') {
      return { tenantId: tenantOf(state, options, `tenants[${at}]`, one).id, roleIds: [...usualIds] }
    }
    return {
      tenantId: tenantOf(state, options, `tenants[${at}].tenant`, one.tenant).id,
      roleIds: roleIdsOf(`tenants[${at}].roles`, one.roles),
    }
  })
}

/** Gives the person a second factor, of a kind that may be enrolled from now on. */
function enrol(state: State, user: User, factor: NonNullable<NewUser['secondFactor']>): void {
  const allow = (strategy: MfaStrategy) => {
    const allowed = state.security.mfaStrategies ?? ['AuthenticatorApp']
    state.security.mfaStrategies = [...new Set<MfaStrategy>([...allowed, strategy])]
  }
  switch (factor) {
    case 'authenticator':
      user.authenticators = [{ id: drawId(state), secret: demoAuthenticatorSecret, lastStep: -1 }]
      break
    case 'sms':
      user.phones = [{ id: drawId(state), phoneNumber: user.phoneNumber ?? '' }]
      allow('SMS')
      break
    case 'email':
      user.hasEmailCode = true
      allow('EmailCode')
      break
    case 'enroll':
    case 'none':
      break
    default:
      factor satisfies never
  }
}

const emailKind: Kind<string> = {
  what: 'an e-mail address, such as "ada@acme.test"',
  fits: (value): value is string => typeof value === 'string' && /^[^@\s]+@[^@\s]+$/.test(value),
}

const phoneKind: Kind<string> = {
  what: 'a phone number in international form, such as "+12025550142"',
  fits: (value): value is string => typeof value === 'string' && /^\+[1-9]\d{6,14}$/.test(value),
}

const objectKind: Kind<Readonly<Record<string, unknown>>> = { what: 'an object', fits: isRecord }

const membershipKind: Kind<NonNullable<NewUser['tenants']>[number]> = {
  what: 'the name or id of a tenant, or { tenant, roles }',
  fits: (value): value is NonNullable<NewUser['tenants']>[number] =>
    someText.fits(value) ||
    (isRecord(value) && someText.fits(value['tenant']) && listOf(someText).fits(value['roles'])),
}

/** The hash of a password, at once. Made once for each password: it costs as much as that of any other person. */
function hashOf(password: string = demoPassword): string {
  const known = hashes.get(password)
  if (known !== undefined) return known
  const hash = scrypt(utf8ToBytes(password.normalize('NFKC')), salt, { ...cost, dkLen: 32 })
  const text = ['scrypt', cost.N, cost.r, cost.p, bytesToHex(salt), bytesToHex(hash)].join('$')
  hashes.set(password, text)
  return text
}

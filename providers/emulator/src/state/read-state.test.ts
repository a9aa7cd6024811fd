import { describe, expect, it } from 'vitest'
import { isSoak, seed } from '../../../../test/share.ts'
import { createEmulator } from '../emulator.ts'
import { readState } from './read-state.ts'
import { areaParts, type State } from './state.ts'

/** Returns a state in which no list is empty. */
function wholeState(): State {
  const emulator = createEmulator()
  emulator.signIn('admin@acme.test')
  emulator.flags.set('beta', 'on')
  emulator.permissions.grant('audits')
  emulator.arrange((state) => {
    const [user, tenant] = [state.users[1], state.tenants[0]]
    if (!user || !tenant) throw new Error('The demo has neither users nor tenants')
    for (const given of [tenant, ...user.memberships]) {
      given.flags = { ...state.flags }
      given.entitlements = structuredClone(state.entitlements)
    }
    state.security.sessions = {
      '*': {
        sessionTimeoutConfiguration: { isActive: true, timeout: 1 },
        sessionIdleTimeoutConfiguration: { isActive: true, timeout: 1 },
        sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 },
      },
    }
    const at = '2026-01-01T00:00:00.000Z'
    const [userId, tenantId] = [user.id, tenant.id]
    state.challenges.push({ token: 't', userId, tenantId, expiresAt: 1, failures: 0, enrolling: null })
    state.rememberedDevices.push({ userId, tokenHash: 'h', expiresAt: 1 })
    state.failedSignIns.push({ address: user.email, count: 1 })
    state.outbox.push({ id: 'm', channel: 'email', to: user.email, kind: 'k', subject: '', text: '', sentAt: at })
    state.audits.push({ id: 'a', tenantId, userId, action: 'x', severity: 'Info', createdAt: at })
  })
  return emulator.snapshot()
}

const written = wholeState()

const rule = '.entitlements.features.beta-dashboard.featureFlag.rules[0]'

/**
 * Returns the state with another value at a place, written as in the messages. If the value is `undefined`, it is
 * removed.
 */
function changed(place: string, value: unknown): unknown {
  const state = structuredClone(written)
  const names = namesOf(place)
  const parent = Object(memberOf(state, names.slice(0, -1).join('.')))
  if (value === undefined) Reflect.deleteProperty(parent, names.at(-1) ?? '')
  else Reflect.set(parent, names.at(-1) ?? '', value)
  return state
}

function memberOf(value: unknown, place: string): unknown {
  return namesOf(place).reduce<unknown>((parent, name) => Reflect.get(Object(parent), name), value)
}

function namesOf(place: string): readonly string[] {
  return place.split(/[.[\]]+/).filter(Boolean)
}

/** Returns every place in a value, except names with a dot, because these are ambiguous. */
function places(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    if (name.includes('.')) return []
    const place = Array.isArray(value) ? `${at}[${name}]` : `${at}.${name}`
    return [place, ...places(member, place)]
  })
}

describe('a state that is put back', () => {
  it('a saved state is restored unchanged', () => {
    const state = wholeState()
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it('a restored state is a copy', () => {
    const state = wholeState()
    readState(state).users.length = 0
    expect(state.users).not.toEqual([])
  })

  it('a saved state from before there was a session policy is accepted', () => {
    const state = changed('.security.sessions', undefined)
    expect(readState(state)).toEqual(state)
  })

  it.each(Object.entries(areaParts))('reads as empty without the %s of an area', (name, { empty }) => {
    const { [name]: _, ...before }: Record<string, unknown> = { ...wholeState() }
    expect(readState(before)).toEqual({ ...before, [name]: empty() })
  })

  it('a saved state from before areas declared their records is accepted', () => {
    const former = [
      'authorizations',
      'factorCodes',
      'passcodes',
      'captchaTokens',
      'webAuthn',
      'accessLinks',
      'recoveryCodes',
      'actorTokens',
      'accountLinks',
      'inviteLinks',
      'phoneNumbers',
      'phoneProofs',
      'federation',
    ]
    const members = Object.entries(createEmulator().snapshot()).filter(([name]) => !former.includes(name))
    expect(readState(Object.fromEntries(members))).toEqual(createEmulator().snapshot())
  })

  it('a saved state with many users is accepted', () => {
    expect(readState(createEmulator({ users: 2000 }).snapshot()).users).toHaveLength(2006)
  })

  it('a saved state with a missing or wrong member is refused by the name of that member', () => {
    const whole = wholeState()
    for (const place of onePerMember(places(whole).filter((one) => one !== '.version' && !isFree(one)))) {
      const wrong = typeof memberOf(whole, place) === 'boolean' ? 'yes' : true
      expect(refusal(changed(place, wrong)), place).toContain(`state${place} must be`)
      if (isRequired(place)) expect(refusal(changed(place, undefined)), place).toContain(`state${place} must be`)
    }
  })

  it.each([
    [null, 'a state is an object'],
    [[], 'a state is an object'],
    ['demo', 'a state is an object'],
    [{}, 'a state has the version 2, and this has none'],
    [{ version: 1 }, 'it has the version 1, and this emulator reads 2'],
    [{ version: '1' }, 'it has the version "1", and this emulator reads 2'],
    [{ version: 2 }, 'state.random must be a whole number'],
    [changed('.users[0].email', 'Admin@acme.test'), 'state.users[0].email must be an e-mail address in lower case'],
    [changed('.users[0].metadata', '{'), 'state.users[0].metadata must be JSON text'],
    [changed('.users[0].passwordHash', 'Portico-demo-1'), 'state.users[0].passwordHash must be a hash'],
    [changed('.users[0].passwordHash', `scrypt$3$8$1$00$${'0'.repeat(64)}`), 'state.users[0].passwordHash must be'],
    [changed('.users[1].authenticators[0].secret', 'short'), 'authenticators[0].secret must be a secret'],
    [changed('.users[0].isLocked', 'no'), 'state.users[0].isLocked must be true or false'],
    [changed('.sessions[0].ended', 'yesterday'), 'state.sessions[0].ended must be logged out or reused or revoked'],
    [changed('.sessions[0]', null), 'state.sessions[0] must be an object'],
    [changed('.security.mfa.*.enforceMFAType', 'Always'), 'state.security.mfa.*.enforceMFAType must be DontForce or'],
    [changed('.users', {}), 'state.users must be a list'],
    [changed('.flags', []), 'state.flags must be an object'],
    [changed('.entitlements.features.sso.expireTime', 'never'), 'features.sso.expireTime must be a number'],
    [changed(`${rule}.treatment`, 'on'), 'featureFlag.rules[0].treatment must be true or false'],
    [changed(`${rule}.conditions[0].op`, 'resembles'), 'conditions[0].op must be in_list or starts_with or'],
    [changed(`${rule}.conditions[1].conditions[0].negate`, 0), 'conditions[1].conditions[0].negate must be true or'],
    [changed('.tenants[1].entitlements.permissions', []), 'state.tenants[1].entitlements.permissions must be an obj'],
    [changed('.clockOffset', Number.NaN), 'state.clockOffset must be a number'],
    [changed('.users[0].memberships[0].tenantId', 'x'), 'state.users[0] belongs to a tenant that is not there'],
    [changed('.users[2].email', 'admin@acme.test'), 'state.users[2].email is that of another one'],
  ])('a saved state is refused with what is wrong and its place: case %#', (value, reason) => {
    expect(refusal(value)).toContain(reason)
  })

  it('a saved state with inherited members alone is refused', () => {
    expect(refusal(Object.create(wholeState()))).toContain('has none')
  })
})

/** Returns one place for each member of the rows of a list. The seed draws the row, and a soak has all rows. */
function onePerMember(all: readonly string[]): readonly string[] {
  if (isSoak) return all
  const rows = new Map<string, string[]>()
  for (const place of all) {
    const member = place.replaceAll(/\[\d+\]/g, '[]')
    rows.set(member, [...(rows.get(member) ?? []), place])
  }
  return [...rows.values()].flatMap((same) => same[seed % same.length] ?? [])
}

/** `true` if a place is in the value of a condition, which the client validates. */
function isFree(place: string): boolean {
  return /\.value\./.test(place)
}

/**
 * `true` if a place is required. Rows, values with free names and members of areas are optional. A group without
 * conditions is a condition.
 */
function isRequired(place: string): boolean {
  const named =
    /\]$|\.(?:adminBox|flags|settings|security\.(?:mfa|lockout|sessions)|entitlements\.(?:features|plans|permissions))\.[^.]+$/
  const optional =
    /\.(?:rules|featureFlag|alias|isReseller|directory)$|^\.billingPlans\[\d+\]\.features(?:\[\d+\]\.(?:name|limit))?$|^\.reports\[\d+\]\.schedule\.recipients$|^\.audits\[\d+\]\.(?:vendorId|user|email|ip|userAgent|description|json)$|^\.permissions\[\d+\]\.(?:categoryId|assignmentType)$|^\.security\.(?:sessions|(?:other|secondary|mfa)Strategies)$|^\.ssoConnections\[\d+\]\.(?:pendingDomains|oidc|saml|signRequest|acsUrl|spEntityId|roleIds|groups|skipEmailDomainValidation|createdAt|updatedAt)$|^\.scimConnections\[\d+\]\.token(?:ExpiresAt|UsedAt)$|\]\.(?:flags|entitlements)$|conditions\[\d+\]\.conditions$/
  return !named.test(place) && !optional.test(place) && !Object.hasOwn(areaParts, place.slice(1))
}

function refusal(value: unknown): string {
  try {
    readState(value)
    return 'it was taken'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

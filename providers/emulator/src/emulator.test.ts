import { describe, expect, it } from 'vitest'
import { at, openScene, start } from '../test/open-caller.ts'
import { demoAuthenticatorSecret, demoPassword } from './core/demo.ts'
import { createEmulator } from './emulator.ts'
import { totp } from './testing/index.ts'
import type { Emulator } from './types.ts'

describe('two emulators', () => {
  it('give the same answers, cookies and trace ids to the same calls', async () => {
    const [one, other] = [await run(createEmulator(fixed)), await run(createEmulator(fixed))]
    expect(one).toEqual(other)
    expect(one.map(({ status }) => status)).toEqual([401, 200, 200, 200, 501])
  })

  it('give others when they draw from another number', async () => {
    const [one, other] = [createEmulator(fixed).snapshot(), createEmulator({ ...fixed, random: 2 }).snapshot()]
    expect(one.users.map(({ id }) => id)).not.toEqual(other.users.map(({ id }) => id))
    expect(one.users.map(({ email }) => email)).toEqual(other.users.map(({ email }) => email))
  })

  it('share nothing', () => {
    const [one, other] = [createEmulator(fixed), createEmulator(fixed)]
    one.signIn('admin@acme.test')
    one.advance(1000)
    expect(other.snapshot()).toEqual(createEmulator(fixed).snapshot())
  })
})

describe('the demo', () => {
  it('holds the accounts and tenants that are documented', () => {
    const { users, tenants } = createEmulator().snapshot()
    const name = (id: string | null) => tenants.find((tenant) => tenant.id === id)?.name ?? null
    expect(tenants.map((tenant) => [tenant.name, name(tenant.parentId)])).toEqual([
      ['Acme', null],
      ['Acme Labs', 'Acme'],
      ['Globex', null],
      ['Northwind', 'Acme'],
      ['Northwind Logistics', 'Northwind'],
      ['Rotterdam hub', 'Northwind Logistics'],
      ['Northwind Nordics', 'Northwind'],
    ])
    expect(users.map((user) => [user.email, user.memberships.map(({ tenantId }) => name(tenantId)).join()])).toEqual([
      ['admin@acme.test', 'Acme,Acme Labs,Globex'],
      ['mfa@acme.test', 'Acme,Acme Labs'],
      ['enroll@acme.test', 'Acme'],
      ['reader@acme.test', 'Acme'],
      ['sso@globex.test', 'Globex'],
      ['locked@acme.test', 'Acme'],
    ])
  })

  it('holds the features that are documented, by whom they are had', () => {
    const { users, tenants } = createEmulator().snapshot()
    const { entitlements, permissions } = createEmulator({ realTime: () => start })
    const scopeOf = (tenantName: string, address: string) => ({
      tenantId: tenants.find(({ name }) => name === tenantName)?.id ?? '',
      userId: users.find(({ email }) => email === address)?.id ?? '',
    })
    const { 'audit-export': ended, ...others } = entitlements.held()
    expect(Object.keys(others)).toEqual(['reports', 'sso', 'delivery-forecast', 'beta-dashboard'])
    expect(ended?.expireTime).toBeLessThan(start)
    expect(entitlements.held(scopeOf('Acme Labs', 'admin@acme.test'))).not.toHaveProperty('reports')
    expect(permissions.held(scopeOf('Acme', 'mfa@acme.test'))).toContain('audits.export')
    expect(permissions.held(scopeOf('Acme', 'admin@acme.test'))).toEqual(['fe.*'])
  })

  it('the demo can have many more tenants and users', async () => {
    const scene = openScene({ tenants: 300, users: 2000 })
    const { users, tenants } = scene.emulator.snapshot()
    expect([users.length, tenants.length]).toEqual([2006, 307])
    expect(new Set(users.map(({ id }) => id)).size).toBe(2006)
    const { email = '', name } = users.at(-1) ?? {}
    scene.emulator.arrange(({ users: stored }) => {
      for (const user of stored) for (const own of user.memberships) delete own.isDisabled
    })
    const me = await scene.get(at.me, { token: await scene.tokenOf(email) })
    expect(me.body).toMatchObject({ name, roles: [{}] })
  })

  it('gives users a tenant where the seed has none', () => {
    const { users, tenants } = createEmulator({ seed: 'empty', users: 1 }).snapshot()
    expect(users).toMatchObject([{ activeTenantId: tenants[0]?.id }])
  })
})

describe('an emulator', () => {
  it('an emulator notifies of possible changes of its state until the listener is removed', async () => {
    const { emulator, get, post } = openScene()
    let told = 0
    const stop = emulator.onChange(() => {
      told += 1
    })
    await post(at.logOut)
    emulator.advance(1)
    emulator.signIn('admin@acme.test')
    expect(told).toBe(3)
    await get('/flags')
    expect(told).toBe(3)
    stop()
    emulator.reset()
    expect(told).toBe(3)
  })

  it('refuses a seed that is no state before anything can go wrong with it', () => {
    const seed = createEmulator().snapshot()
    for (const user of seed.users) user.metadata = 'no JSON'
    expect(() => createEmulator({ seed })).toThrow('state.users[0].metadata must be JSON text')
    const emulator = createEmulator()
    expect(() => emulator.reset(seed)).toThrow('state.users[0].metadata must be JSON text')
    expect(emulator.snapshot()).toEqual(createEmulator().snapshot())
  })

  it('hands out copies of its state', () => {
    const emulator = createEmulator()
    emulator.snapshot().users.length = 0
    expect(emulator.snapshot().users).toHaveLength(6)
  })

  it('an emulator throws if no user has the address to sign in', () => {
    expect(() => createEmulator().signIn('nobody@acme.test')).toThrow('Nobody has the address nobody@acme.test')
  })

  it('an emulator delays a response by its latency', async () => {
    const waits: number[] = []
    const emulator = createEmulator({ latency: 500, wait: async (ms) => void waits.push(ms) })
    await emulator.fetch(new Request('http://localhost:4400/frontegg/flags'))
    expect(waits).toEqual([500])
  })
})

const fixed = { realTime: () => start }

/** Runs a wrong sign-in, one with a second factor, a refresh, and a call that is not implemented. */
async function run(emulator: Emulator) {
  const answers: { status: number; headers: unknown; body: string }[] = []
  const call = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie }
    const address = `http://localhost:4400/frontegg${path}`
    const response = await emulator.fetch(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }))
    const text = await response.text()
    answers.push({ status: response.status, headers: [...response.headers], body: text })
    return { body: JSON.parse(text), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
  await call(at.login, { email: 'mfa@acme.test', password: 'wrong' })
  const { body } = await call(at.login, { email: 'mfa@acme.test', password: demoPassword })
  const value = totp(demoAuthenticatorSecret, start)
  const { cookie } = await call(at.verify, { mfaToken: body.mfaToken, value, rememberDevice: false })
  await call(at.refresh, {}, cookie)
  await call('/identity/resources/usernames/v1', {})
  return answers
}

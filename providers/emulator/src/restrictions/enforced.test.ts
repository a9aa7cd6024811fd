import { describe, expect, it } from 'vitest'
import { makeQuick, at as paths, textOf } from '../../test/open-caller.ts'
import { from, office, openRestrictions } from '../../test/open-restrictions.ts'
import { demoPassword } from '../testing/index.ts'

const refused = { status: 403, body: { errorCode: 'ER-IP-RESTRICTED' } }
const home = '203.0.113.9'
const credentials = { email: 'reader@acme.test', password: demoPassword }

/** Opens a tenant that admits its office alone, or all addresses but its office. */
async function open(strategy: 'ALLOW' | 'BLOCK' = 'ALLOW') {
  const scene = await openRestrictions()
  await makeQuick(scene.emulator)
  scene.list(`${office}/28`, strategy)
  scene.restrict(strategy)
  return scene
}

describe('an address that the list in use does not admit', () => {
  it.each([
    ['ALLOW', office, home],
    ['BLOCK', home, office],
  ] as const)('makes no call: %s', async (strategy, admitted, other) => {
    const { get, token } = await open(strategy)
    expect((await get(paths.me, { token, ...from(admitted) })).status).toBe(200)
    expect(await get(paths.me, { token, ...from(other) })).toMatchObject(refused)
  })

  it('cannot sign in, and leaves no session', async () => {
    const { post, emulator } = await open()
    const before = emulator.snapshot().sessions.length
    expect(await post(paths.login, credentials, from(home))).toMatchObject(refused)
    expect(emulator.snapshot().sessions).toHaveLength(before)
    expect((await post(paths.login, credentials, from(office))).status).toBe(200)
  })

  it('an address that is not admitted is not asked for a second factor', async () => {
    const { post } = await open()
    const mfa = { ...credentials, email: 'mfa@acme.test' }
    expect(await post(paths.login, mfa, from(home))).toMatchObject(refused)
    expect((await post(paths.login, mfa, from(office))).body).toMatchObject({ mfaRequired: true })
  })

  it('renews no session, which goes on from an address that is admitted', async () => {
    const { openCaller } = await open()
    const { browser, post } = openCaller()
    browser.signIn('reader@acme.test')
    expect(await post(paths.refresh, {}, from(home))).toMatchObject(refused)
    expect((await post(paths.refresh, {}, from(office))).status).toBe(200)
  })

  it('an address that is not admitted is refused by its own tenant alone', async () => {
    const { emulator, tokenOf, get, post, openCaller } = await open()
    const token = await tokenOf('sso@globex.test')
    expect((await get(paths.me, { token, ...from(home) })).status).toBe(200)
    const labs = emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id ?? ''
    const tab = openCaller()
    tab.browser.signIn('admin@acme.test')
    expect((await tab.post(paths.refresh, { tenantId: labs }, from(home))).status).toBe(200)
    expect(await post(paths.login, credentials, from(home))).toMatchObject(refused)
  })

  it('cannot change to the tenant from another one', async () => {
    const { call, emulator, tenantId, openCaller } = await open()
    const labs = emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id ?? ''
    const tab = openCaller()
    tab.browser.signIn('admin@acme.test')
    const token = textOf(await tab.post(paths.refresh, { tenantId: labs }, from(home)), 'accessToken')
    const sent = { token, body: { tenantId }, ...from(home) }
    expect(await call('PUT', paths.tenant, sent)).toMatchObject(refused)
    expect(await call('POST', '/identity/resources/users/v3/me/token', sent)).toMatchObject(refused)
  })

  it('an address that is not admitted can log out', async () => {
    const { openCaller, emulator } = await open()
    const { browser, post } = openCaller()
    browser.signIn('reader@acme.test')
    await post(paths.logOut, {}, from(home))
    expect(emulator.snapshot().sessions.at(-1)?.ended).toBe('logged out')
  })
})

it('a list that is not in use refuses no address', async () => {
  const { list, get, token } = await openRestrictions()
  list(office, 'ALLOW')
  expect((await get(paths.me, { token, ...from(home) })).status).toBe(200)
})

it('a session knows the address that it was opened from', async () => {
  const { post, emulator } = await open()
  await post(paths.login, credentials, from(office))
  expect(emulator.snapshot().sessions.at(-1)?.ipAddress).toBe(office)
})

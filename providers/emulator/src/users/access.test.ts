import { describe, expect, it } from 'vitest'
import { at, openQuickScene, personIn } from '../../test/open-caller.ts'
import { demoPassword } from '../testing/index.ts'

const tenantUsers = '/identity/resources/tenants/users/v1'
const temporary = '/identity/resources/users/temporary/v1'
const day = 24 * 3_600_000

/** Opens a scene of an administrator and a signed-in reader. */
async function open() {
  const scene = await openQuickScene()
  const reader = scene.openCaller()
  reader.browser.signIn('reader@acme.test')
  const readerToken = String((await reader.post(at.refresh)).body['accessToken'])
  const { id } = personIn(scene.emulator, 'reader@acme.test')
  const change = async (method: string, path: string, body?: unknown) =>
    scene.call(method, path.replace('{id}', id), {
      token: await scene.tokenOf('admin@acme.test'),
      ...(body !== undefined && { body }),
    })
  const signIn = () => scene.openCaller().post(at.login, { email: 'reader@acme.test', password: demoPassword })
  const readMe = () => reader.get(at.me, { token: readerToken })
  const refresh = () => reader.post(at.refresh)
  return { ...scene, id, change, signIn, readMe, refresh }
}

describe('a disabled user', () => {
  it('cannot sign in, and reads why', async () => {
    const { change, signIn } = await open()
    await change('POST', `${tenantUsers}/{id}/disable`)
    expect(await signIn()).toMatchObject({ status: 403, body: { errorCode: 'ER-USER-DISABLED' } })
  })

  it('loses the sessions that are open: the token and its renewal', async () => {
    const { change, readMe, refresh } = await open()
    expect((await readMe()).status).toBe(200)
    await change('POST', `${tenantUsers}/{id}/disable`)
    expect((await readMe()).status).toBe(401)
    expect((await refresh()).status).toBe(401)
  })

  it('a disabled user is listed as disabled, and signs in again once enabled', async () => {
    const { change, signIn, id, emulator } = await open()
    await change('POST', `${tenantUsers}/{id}/disable`)
    const path = `/identity/resources/users/v3?ids=${id}`
    expect((await change('GET', path)).body).toMatchObject({ items: [{ isDisabled: true }] })
    await change('POST', `${tenantUsers}/{id}/enable`)
    expect((await change('GET', path)).body).toMatchObject({ items: [{ isDisabled: false }] })
    expect((await signIn()).status).toBe(200)
    expect(emulator.snapshot().users.find((user) => user.id === id)?.memberships).not.toMatchObject([
      { isDisabled: true },
    ])
  })

  it('keeps the access to another tenant', async () => {
    const { change, emulator, openCaller } = await open()
    const mia = personIn(emulator, 'mfa@acme.test')
    await change('POST', `${tenantUsers}/${mia.id}/disable`)
    const { browser, post, get } = openCaller()
    browser.signIn('mfa@acme.test')
    const token = String((await post(at.refresh)).body['accessToken'])
    expect((await get(at.me, { token })).body).toMatchObject({ tenantId: mia.memberships[1]?.tenantId })
    const answer = await get('/identity/resources/users/v2/me/tenants', { token })
    expect(answer.body).toHaveLength(1)
  })
})

describe('a locked user', () => {
  it('a locked user can neither sign in nor renew a session, until an administrator unlocks the account', async () => {
    const { change, signIn, readMe, refresh, emulator } = await open()
    expect((await readMe()).status).toBe(200)
    expect((await change('POST', `${tenantUsers}/{id}/lock`)).status).toBe(200)
    expect(await signIn()).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED' } })
    expect([(await readMe()).status, (await refresh()).status]).toEqual([401, 401])
    expect((await change('POST', `${tenantUsers}/{id}/unlock`)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    const events = emulator.snapshot().audits.filter(({ email }) => email === 'admin@acme.test')
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['lockUser', 'unlockUser']))
  })

  it.each([
    ['the administrator', 'admin@acme.test', 400, 'ER-USER-SELF'],
    ['a user of several tenants', 'mfa@acme.test', 409, 'ER-USER-NOT-LOCKABLE'],
  ])('a lock is refused for %s', async (_, email, status, errorCode) => {
    const { change, emulator } = await open()
    const { id } = personIn(emulator, email)
    expect(await change('POST', `${tenantUsers}/${id}/lock`)).toMatchObject({ status, body: { errorCode } })
    expect(personIn(emulator, email).isLocked).toBe(false)
  })
})

describe('a temporary user', () => {
  it('a temporary user has access until the last moment of the clock, and then neither token nor sign-in', async () => {
    const { change, signIn, refresh, emulator } = await open()
    await change('PUT', `${temporary}/{id}`, { expirationInSeconds: 24 * 3600 })
    emulator.advance(day - 60_000)
    const renewed = await refresh()
    expect(renewed.status).toBe(200)
    emulator.advance(60_000)
    expect((await refresh()).status).toBe(401)
    expect(await signIn()).toMatchObject({ status: 403, body: { errorCode: 'ER-USER-EXPIRED' } })
  })

  it('loses a token at the same moment, although it is good for longer', async () => {
    const { change, readMe, emulator } = await open()
    await change('PUT', `${temporary}/{id}`, { expirationInSeconds: 60 })
    expect((await readMe()).status).toBe(200)
    emulator.advance(60_000)
    expect((await readMe()).status).toBe(401)
  })

  it('a temporary user is permanent once the date is cleared', async () => {
    const { change, signIn, id, emulator } = await open()
    await change('PUT', `${temporary}/{id}`, { expirationInSeconds: 60 })
    const path = `/identity/resources/users/v3?ids=${id}`
    expect((await change('GET', path)).body).toMatchObject({
      items: [{ temporaryExpirationDate: '2026-01-01T00:01:00.000Z' }],
    })
    await change('DELETE', `${temporary}/{id}`)
    emulator.advance(day)
    expect((await signIn()).status).toBe(200)
    expect((await change('GET', path)).body).toMatchObject({ items: [{ temporaryExpirationDate: null }] })
  })

  it.each([0, -1, 1.5, '60'])('a temporary user is refused with %s seconds', async (expirationInSeconds) => {
    const { emulator, id, baseUrl, tokenOf } = await open()
    const token = await tokenOf('admin@acme.test')
    const before = personIn(emulator, 'reader@acme.test')
    const answer = await emulator.fetch(
      new Request(`${baseUrl}/frontegg${temporary}/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ expirationInSeconds }),
      }),
    )
    expect(answer.status).toBe(400)
    expect(personIn(emulator, 'reader@acme.test')).toEqual(before)
  })

  it('a temporary user is refused if the provider has temporary users switched off', async () => {
    const { change, emulator } = await open()
    emulator.arrange(({ security }) => {
      security.allowsTemporaryUsers = false
    })
    expect((await change('GET', `${temporary}/configuration`)).body).toEqual({ enabled: false })
    expect(await change('PUT', `${temporary}/{id}`, { expirationInSeconds: 60 })).toMatchObject({
      status: 403,
      body: { errorCode: 'ER-TEMPORARY-USERS-OFF' },
    })
  })

  it('a user may be added as temporary, a new user and a known one alike', async () => {
    const { change, emulator } = await open()
    const add = (email: string) =>
      change('POST', '/identity/resources/users/v2', { email, roleIds: [], provider: 'local', expirationInSeconds: 60 })
    const accessEndsAt = '2026-01-01T00:01:00.000Z'
    expect((await add('new@acme.test')).body).toMatchObject({ temporaryExpirationDate: accessEndsAt })
    expect(personIn(emulator, 'new@acme.test').memberships).toMatchObject([{ accessEndsAt }])
    await add('sso@globex.test')
    expect(emulator.snapshot().accountLinks.at(-1)).toMatchObject({ purpose: 'invitation', accessEndsAt })
  })
})

describe('the sessions of a user', () => {
  it('the sessions of a user are all ended by an administrator, who keeps their own', async () => {
    const { change, readMe, refresh, id } = await open()
    const answer = await change('POST', '/identity/resources/users/sessions/v1/revoke', { userId: id })
    expect(answer.status).toBe(200)
    expect((await readMe()).status).toBe(401)
    expect((await refresh()).status).toBe(401)
    expect((await change('GET', `/identity/resources/users/v3?ids=${id}`)).status).toBe(200)
  })
})

describe('a locked user', () => {
  it('a locked user is unlocked by a new password, because the mail proves the owner', async () => {
    const { emulator, post } = await open()
    emulator.setLocked('reader@acme.test', true)
    await post('/identity/resources/users/v1/passwords/reset', { email: 'reader@acme.test' })
    const link = new URL(/https?:\S+/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0] ?? '')
    const { userId, token } = Object.fromEntries(link.searchParams)
    const password = 'A-new-Password-42'
    await post('/identity/resources/users/v1/passwords/reset/verify', { userId, token, password })
    expect((await post(at.login, { email: 'reader@acme.test', password })).status).toBe(200)
  })
})

describe('the token for another tenant', () => {
  it('the token for another tenant is for a tenant of the user, and leaves the session in its tenant', async () => {
    const { emulator, call, tokenOf, get } = await open()
    const labs = emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id
    const token = await tokenOf('admin@acme.test')
    const { body } = await call('POST', '/identity/resources/users/v3/me/token', { token, body: { tenantId: labs } })
    expect((await get(at.me, { token: String(body['accessToken']) })).body).toMatchObject({ tenantId: labs })
    expect((await get(at.me, { token })).body).not.toMatchObject({ tenantId: labs })
  })

  it('the token for another tenant is refused if the user does not belong to that tenant', async () => {
    const { emulator, call, tokenOf } = await open()
    const labs = emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id
    const token = await tokenOf('reader@acme.test')
    const answer = await call('POST', '/identity/resources/users/v3/me/token', { token, body: { tenantId: labs } })
    expect(answer.status).toBe(404)
  })
})

import { describe, expect, it } from 'vitest'
import { at, openScene, personIn } from '../../test/open-caller.ts'

describe('the profile', () => {
  it('shows the person, their tenants, roles and permissions', async () => {
    const { get, tokenOf, emulator } = openScene()
    const { body } = await get(at.me, { token: await tokenOf('admin@acme.test') })
    const admin = personIn(emulator, 'admin@acme.test')
    expect(body).toMatchObject({
      id: admin.id,
      sub: admin.id,
      tenantId: admin.activeTenantId,
      roles: [{ key: 'Admin' }],
      permissions: [{ key: 'fe.*' }],
      tenants: [{ roles: [{ key: 'Admin' }] }, { roles: [{ key: 'Admin' }] }, { roles: [{ key: 'ReadOnly' }] }],
    })
  })

  it('takes a change and leaves the rest', async () => {
    const { call, get, tokenOf } = openScene()
    const token = await tokenOf('admin@acme.test')
    const { body: before } = await get(at.me, { token })
    const changes = {
      name: 'Ada L.',
      phoneNumber: '+49 30 1',
      profilePictureUrl: 'https://img.test/a.png',
      metadata: '{"a":1}',
    }
    const { body } = await call('PUT', at.me, { token, body: changes })
    expect(body).toEqual({ ...before, ...changes })
    expect((await get(at.me, { token })).body).toEqual(body)
  })

  it('takes the whole profile laid over with changes, as the client sends it', async () => {
    const { call, get, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    const { body: before } = await get(at.me, { token })
    const whole = { ...before, phoneNumber: '', name: 'Rita R.' }
    const { status, body } = await call('PUT', at.me, { token, body: whole })
    expect({ status, body }).toEqual({ status: 200, body: whole })
  })

  it('the profile does not accept changes of what only the provider decides', async () => {
    const { call, tokenOf } = openScene()
    const token = await tokenOf('reader@acme.test')
    const body = { id: 'x', email: 'other@acme.test', superUser: true, verified: false, roles: [], tenantId: 'x' }
    const { body: after } = await call('PUT', at.me, { token, body })
    expect(after).toMatchObject({
      email: 'reader@acme.test',
      superUser: false,
      verified: true,
      roles: [{ key: 'ReadOnly' }],
    })
  })

  it.each([
    { profilePictureUrl: 'javascript:alert(1)' },
    { profilePictureUrl: 'http://img.test/a.png' },
    { profilePictureUrl: 'data:image/png;base64,AAAA' },
    { metadata: '{' },
    { name: 5 },
    { phoneNumber: {} },
  ])('refuses $profilePictureUrl $metadata $name $phoneNumber', async (body) => {
    const { call, tokenOf } = openScene()
    expect((await call('PUT', at.me, { token: await tokenOf('reader@acme.test'), body })).status).toBe(400)
  })

  it('carries the metadata into the next token', async () => {
    const { call, browser, post } = openScene()
    browser.signIn('reader@acme.test')
    const token = String((await post(at.refresh)).body['accessToken'])
    await call('PUT', at.me, { token, body: { metadata: '{"theme":"dark"}' } })
    const [, claims = ''] = String((await post(at.refresh)).body['accessToken']).split('.')
    expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      metadata: { theme: 'dark' },
    })
  })

  it('writes every change down', async () => {
    const { call, tokenOf, emulator } = openScene()
    await call('PUT', at.me, { token: await tokenOf('reader@acme.test'), body: { name: 'Rita' } })
    expect(emulator.snapshot().audits).toMatchObject([{ action: 'updateMe' }])
  })
})

describe("a person's tenants", () => {
  it.each(['/identity/resources/users/v1/me/tenants', '/identity/resources/users/v3/me/tenants'])(
    'come with the active one at %s',
    async (path) => {
      const { get, tokenOf } = openScene()
      const { body } = await get(path, { token: await tokenOf('mfa@acme.test') })
      expect(body).toMatchObject({
        tenants: [{ name: 'Acme', isReseller: true }, { name: 'Acme Labs' }],
        activeTenant: { name: 'Acme' },
      })
    },
  )

  it('come as a list in the second version', async () => {
    const { get, tokenOf } = openScene()
    const { body } = await get('/identity/resources/users/v2/me/tenants', { token: await tokenOf('sso@globex.test') })
    expect(body).toMatchObject([{ name: 'Globex' }])
  })
})

describe("a person's authorization", () => {
  it('lists roles and permissions of the present tenant', async () => {
    const { get, tokenOf } = openScene()
    const { body } = await get('/identity/resources/users/v1/me/authorization', {
      token: await tokenOf('mfa@acme.test'),
    })
    expect(body['roles']).toContainEqual(expect.objectContaining({ key: 'Support' }))
    expect(JSON.stringify(body['permissions'])).toContain('fe.secure.write.users')
  })
})

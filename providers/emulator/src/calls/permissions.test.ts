import { holds } from '@portico/headless/provider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, openScene } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'
import { operations } from '../openapi/operations.gen.ts'

const writes: readonly (readonly [string, string, unknown])[] = [
  ['POST', `${at.configurations}/mfa-policy`, { enforceMFAType: 'Force' }],
  ['PATCH', `${at.configurations}/mfa-policy`, { enforceMFAType: 'Force' }],
  ['POST', `${at.configurations}/lockout-policy`, { enabled: true, maxAttempts: 1 }],
  ['PATCH', `${at.configurations}/lockout-policy`, { enabled: true, maxAttempts: 1 }],
  [
    'POST',
    '/identity/resources/configurations/sessions/v1',
    { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 60 } },
  ],
  ['PUT', '/tenants/resources/account-settings/v1', { name: 'Mine' }],
  ['POST', '/metadata/admin-box', { actions: [] }],
]

describe('a person who may only look', () => {
  it.each(writes)('cannot write: %s %s', async (method, path, body) => {
    const scene = openScene()
    const token = await scene.tokenOf('reader@acme.test')
    const before = scene.emulator.snapshot()
    const answer = await scene.call(method, path, { token, body })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
    expect(scene.emulator.snapshot()).toEqual(before)
  })

  it('a read-only user gets the name of the missing permission', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('reader@acme.test')
    const { body } = await scene.post(`${at.configurations}/mfa-policy`, { enforceMFAType: 'Force' }, { token })
    expect(body['errors']).toEqual([
      'You do not have the permission fe.secure.write.securityPolicy. Ask an administrator for it',
    ])
  })

  it('a read-only user may read', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('reader@acme.test')
    expect((await scene.get(`${at.configurations}/mfa-policy`, { token })).status).toBe(200)
  })
})

describe('a person without the permission to read the settings of the account', () => {
  it.each(['/tenants/resources/account-settings/v1', '/metadata/admin-box'])('cannot read %s', async (path) => {
    const scene = openScene()
    const token = await scene.tokenOf('reader@acme.test')
    expect((await scene.get(path, { token })).status).toBe(200)
    scene.emulator.arrange(({ roles }) => {
      for (const role of roles)
        role.permissionKeys = role.permissionKeys.filter((key) => key !== 'fe.secure.read.accountSettings')
    })
    const { status, body } = await scene.get(path, { token })
    expect([status, body['errorCode']]).toEqual([403, 'ER-FORBIDDEN'])
    expect(String(body['errors'])).toContain('fe.secure.read.accountSettings')
  })
})

describe('permissions', () => {
  it('permissions are those of the tenant of the token', async () => {
    const scene = openScene()
    const { browser, post, call } = scene.openCaller()
    browser.signIn('admin@acme.test')
    const token = String((await post(at.refresh)).body['accessToken'])
    const tenantId = scene.emulator.snapshot().tenants.find(({ name }) => name === 'Globex')?.id
    await call('PUT', at.tenant, { token, body: { tenantId } })
    const inGlobex = String((await post(at.refresh)).body['accessToken'])
    const [[method, path, body] = ['', '', null]] = writes
    expect((await call(method, path, { token: inGlobex, body })).status).toBe(403)
    expect((await call(method, path, { token, body })).status).toBe(201)
  })

  it('permissions are all held by a super user', async () => {
    const scene = openScene()
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.superUser = true
    })
    const token = await scene.tokenOf('reader@acme.test')
    for (const [method, path, body] of writes) {
      expect((await scene.call(method, path, { token, body })).status).toBeLessThan(300)
    }
  })

  it('permissions apply to signed-in users only: every other operation that requires a user answers 401 without one', async () => {
    const emulator = createEmulator()
    for (const { id, method, path, anonymous, prefix } of operations) {
      if (anonymous || id === 'refreshToken' || id === 'logout') continue
      const address = (prefix === 'bare' ? '' : '/frontegg') + path.replace(/\{[^}]+\}/g, 'x')
      const request = new Request(`http://localhost:4400${address}`, {
        method: method.toUpperCase(),
        headers: { 'content-type': 'application/json' },
      })
      expect([401, 501], id).toContain((await emulator.fetch(request)).status)
    }
  })
})

describe('a held permission key', () => {
  it.each([
    ['fe.secure.read.users', 'fe.secure.read.users', true],
    ['fe.secure.read.users', 'fe.secure.read.user', false],
    ['fe.*', 'fe.secure.read.users', true],
    ['*', 'anything', true],
    ['fe.*.read.*', 'fe.secure.read.users', true],
    ['fe.*.write.*', 'fe.secure.read.users', false],
    ['*.users', 'fe.secure.read.users', true],
    ['fe.*e*e*users', 'fe.secure.read.users', true],
    ['fe.secure.read.users', 'fe.*', false],
    ['fe.secure.+', 'fe.secure.x', false],
    ['a*a', 'a', false],
    ['a**a', 'aa', true],
  ])('%s covers %s: %s', (held, key, expected) => expect(holds([held], key)).toBe(expected))

  it('covers what the same pattern covers as a regular expression', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 8 })
    const plain = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 8 })
    fc.assert(
      fc.property(text, plain, (held, key) => {
        const pattern = new RegExp(`^${held.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)
        expect(holds([held], key)).toBe(pattern.test(key))
      }),
    )
  })
})

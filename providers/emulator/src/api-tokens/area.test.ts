import { describe, expect, it } from 'vitest'
import { lists, named, ofTenants, openAs } from '../../test/open-api-tokens.ts'
import { openScene, personIn, start, textOf } from '../../test/open-caller.ts'
import { giveRole, newRole, root as roles } from '../../test/open-roles.ts'
import { digest } from '../crypto/password-hash.ts'

const at = new Date(start).toISOString()

describe('a new token', () => {
  it.each(named('create', lists))('%s is refused to a user who may only read, and changes nothing', async (_, list) => {
    const { create, emulator } = await openAs('reader@acme.test')
    const before = emulator.snapshot()
    expect(await create(list)).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
    expect(emulator.snapshot()).toEqual(before)
  })

  it.each(named('create', lists))('%s is refused without its own permission to write', async (_, list) => {
    const { create, emulator } = await openAs()
    emulator.permissions.revoke(`fe.secure.write.${list.level}ApiTokens`)
    for (const each of lists) expect((await create(each)).status).toBe(each.level === list.level ? 403 : 201)
  })

  it.each(named('create', lists))('%s answers what the list then has, and the secret beside it', async (_, list) => {
    const { create, get, token, role } = await openAs()
    const { status, body } = await create(list, list.level === 'tenant' ? { roleIds: [role('Viewer')] } : {})
    const { secret, ...shown } = body
    expect([status, typeof secret]).toEqual([201, 'string'])
    const read = (await get(list.path, { token })).body
    expect(read).toEqual(list.kind === 'accessToken' ? { accessTokens: [shown] } : [shown])
  })

  it.each(named('create', lists))('%s keeps the members of the body', async (_, list) => {
    const { create, stored, role, emulator } = await openAs()
    const roleIds = list.level === 'tenant' ? [role('Viewer'), role('Editor')] : []
    await create(list, { description: ' Nightly ', ...(roleIds.length > 0 && { roleIds }) })
    const { id: userId, activeTenantId: tenantId } = personIn(emulator, 'admin@acme.test')
    const { kind, level } = list
    expect(stored()).toMatchObject([
      { kind, level, tenantId, userId, roleIds, description: 'Nightly', createdAt: at, expiresAt: null },
    ])
  })

  it.each(
    named(
      'create',
      ofTenants.filter(({ kind }) => kind === 'clientCredentials'),
    ),
  )('%s answers its tenant and creator', async (_, list) => {
    const { create, emulator } = await openAs()
    const { id: createdByUserId, activeTenantId: tenantId } = personIn(emulator, 'admin@acme.test')
    expect((await create(list)).body).toMatchObject({ createdByUserId, tenantId })
  })

  it.each([1, 60, 525_600])('expires exactly %i minutes after its creation', async (expiresInMinutes) => {
    const { create, stored } = await openAs()
    const expires = new Date(start + expiresInMinutes * 60_000).toISOString()
    for (const list of lists) expect((await create(list, { expiresInMinutes })).body).toMatchObject({ expires })
    expect(stored().map(({ expiresAt }) => expiresAt)).toEqual(lists.map(() => expires))
  })
})

describe('the secret of a token', () => {
  it.each(named('create', lists))(
    'the secret of a token is answered once by %s, and the state has its hash alone',
    async (_, list) => {
      const { create, get, token, emulator, stored } = await openAs()
      const secret = textOf(await create(list), 'secret')
      expect(secret).toMatch(/^[\w-]{43}$/)
      expect(stored()[0]?.secretHash).toBe(digest(secret))
      expect(emulator.snapshotText()).not.toContain(secret)
      expect(JSON.stringify((await get(list.path, { token })).body)).not.toContain('secret')
    },
  )

  it('the secret of a token differs for each token, and is the same if the run is repeated', async () => {
    const secrets = async () => {
      const { create } = await openAs()
      const drawn: string[] = []
      for (const list of lists) drawn.push(textOf(await create(list), 'secret'))
      return drawn
    }
    const first = await secrets()
    expect(new Set(first).size).toBe(lists.length)
    expect(await secrets()).toEqual(first)
  })
})

describe('the body of a new token', () => {
  const wrong: readonly (readonly [string, object])[] = [
    ['description', { description: undefined }],
    ['description', { description: '' }],
    ['description', { description: ' \n' }],
    ['description', { description: 5 }],
    ['expiresInMinutes', { expiresInMinutes: undefined }],
    ['expiresInMinutes', { expiresInMinutes: 0 }],
    ['expiresInMinutes', { expiresInMinutes: -5 }],
    ['expiresInMinutes', { expiresInMinutes: 1.5 }],
    ['expiresInMinutes', { expiresInMinutes: '60' }],
    ['expiresInMinutes', { expiresInMinutes: 1e300 }],
  ]

  it.each(wrong)('a new token is refused with the name of %s: case %#', async (name, changes) => {
    const { create, emulator } = await openAs()
    const before = emulator.snapshot()
    for (const list of lists) {
      const answer = await create(list, changes)
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
      expect(String(answer.body['errors'])).toContain(name)
    }
    expect(emulator.snapshot()).toEqual(before)
  })

  it.each([{ roleIds: undefined }, { roleIds: 'x' }, { roleIds: [5] }])(
    'a new tenant token is refused with the name of roleIds: case %#',
    async (changes) => {
      const { create, stored } = await openAs()
      for (const list of ofTenants) {
        const { status, body } = await create(list, changes)
        expect([status, String(body['errors'])]).toEqual([400, expect.stringContaining('roleIds')])
      }
      expect(stored()).toEqual([])
    },
  )
})

describe('the roles of a token of a tenant', () => {
  it.each(named('create', ofTenants))(
    '%s is refused with a role of another tenant, and with an unknown one',
    async (_, list) => {
      const { create, stored, post, token, emulator, role } = await openAs()
      const id = textOf(await post(roles, newRole, { token }), 'id')
      expect((await create(list, { roleIds: [id] })).status).toBe(201)
      emulator.arrange((state) => {
        for (const one of state.roles)
          if (one.id === id) one.tenantId = personIn(emulator, 'sso@globex.test').activeTenantId
      })
      for (const stranger of [id, 'unknown'])
        expect((await create(list, { roleIds: [role('Viewer'), stranger] })).status).toBe(404)
      expect(stored()).toHaveLength(1)
    },
  )

  it.each(named('create', ofTenants))('%s is refused with a role above those of the caller', async (_, list) => {
    const { create, stored, role, ...scene } = await openAs('reader@acme.test')
    giveRole(scene, 'reader@acme.test', role('Editor'))
    const refused = await create(list, { roleIds: [role('Viewer'), role('Admin')] })
    expect(refused).toMatchObject({ status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } })
    expect(stored()).toEqual([])
    expect((await create(list, { roleIds: [role('Editor'), role('Viewer')] })).status).toBe(201)
  })

  it.each(named('create', ofTenants))('%s keeps each once', async (_, list) => {
    const { create, stored, role } = await openAs()
    await create(list, { roleIds: [role('Viewer'), role('Viewer')] })
    expect(stored()[0]?.roleIds).toEqual([role('Viewer')])
  })
})

describe('the tokens of the demo', () => {
  it('the tokens of the demo are two of Acme and one of Ada, one with an expiry in the future', async () => {
    const { get, tokenOf, emulator } = openScene()
    const token = await tokenOf('admin@acme.test')
    const [ofTenant, own] = await Promise.all(
      ['tenants', 'users'].map((level) => get(`/identity/resources/${level}/api-tokens/v1`, { token })),
    )
    expect(ofTenant?.body).toMatchObject([
      { description: 'Nightly export', expires: null, roleIds: [expect.any(String)] },
      { description: 'CI deploy', expires: '2026-04-01T00:00:00.000Z', roleIds: [expect.any(String)] },
    ])
    expect(own?.body).toMatchObject([{ description: 'Laptop script', expires: null }])
    expect(emulator.snapshot().apiTokens).toHaveLength(3)
  })
})

import { describe, expect, it } from 'vitest'
import { lists, named, ofTenants, ofUsers, openAs } from '../../test/open-api-tokens.ts'
import { personIn, textOf } from '../../test/open-caller.ts'
import { newRole, root as roles } from '../../test/open-roles.ts'
import { readState } from '../state/read-state.ts'

describe('each list of tokens', () => {
  it.each(named('list', lists))('%s is refused without the permission to read it', async (_, list) => {
    const { emulator, get, token, give } = await openAs()
    give(list, 'admin@acme.test')
    emulator.permissions.revoke(`fe.secure.read.${list.level}ApiTokens`)
    expect(await get(list.path, { token })).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
  })

  it.each(named('list', lists))('%s has its own kind and level alone', async (_, list) => {
    const { give, read } = await openAs()
    for (const each of lists) give(each, 'admin@acme.test', { description: each.one })
    expect(await read(list)).toEqual([list.one])
  })

  it.each(named('list', lists))('%s has those of the tenant alone', async (_, list) => {
    const { give, read, emulator } = await openAs()
    give(list, 'admin@acme.test', { tenantId: personIn(emulator, 'sso@globex.test').activeTenantId })
    expect(await read(list)).toEqual([])
  })

  it.each(named('list', ofUsers))('%s has those of the caller alone', async (_, list) => {
    const { give, read } = await openAs()
    give(list, 'reader@acme.test', { description: 'Of Rita' })
    give(list, 'admin@acme.test', { description: 'Of Ada' })
    expect(await read(list)).toEqual(['Of Ada'])
  })

  it.each(named('list', ofTenants))('%s has those that others created, too', async (_, list) => {
    const { give, read } = await openAs()
    give(list, 'reader@acme.test', { description: 'By Rita' })
    expect(await read(list)).toEqual(['By Rita'])
  })

  it.each(named('list', lists))('%s keeps what has expired', async (_, list) => {
    const { create, read, emulator, tokenOf, get } = await openAs()
    await create(list, { expiresInMinutes: 1 })
    emulator.advance(120_000)
    const { body } = await get(list.path, { token: await tokenOf('admin@acme.test') })
    expect(JSON.stringify(body)).toContain('"expires":"2026-01-01T00:01:00.000Z"')
    expect(await read(list)).toEqual(['Backup'])
  })

  it.each(named('list', lists))('%s leaves no row in the audit log', async (_, list) => {
    const { read, emulator } = await openAs()
    await read(list)
    expect(emulator.snapshot().audits).toEqual([])
  })
})

describe('removing a token', () => {
  it.each(named('delete', lists))('%s removes that one alone', async (_, list) => {
    const { give, remove, read } = await openAs()
    const id = give(list, 'admin@acme.test', { description: 'First' })
    give(list, 'admin@acme.test', { description: 'Second' })
    expect((await remove(list, id)).status).toBe(200)
    expect(await read(list)).toEqual(['Second'])
  })

  it.each(named('delete', lists))('%s is refused to a user who may only read, and changes nothing', async (_, list) => {
    const { give, remove, stored } = await openAs('reader@acme.test')
    const id = give(list, 'reader@acme.test')
    expect(await remove(list, id)).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
    expect(stored()).toHaveLength(1)
  })

  it.each(named('delete', lists))('%s finds no token of another kind or level', async (_, list) => {
    const { give, remove, stored } = await openAs()
    const others = lists.filter((each) => each !== list).map((each) => give(each, 'admin@acme.test'))
    for (const id of others)
      expect(await remove(list, id)).toMatchObject({ status: 404, body: { errors: ['The API token was not found'] } })
    expect(stored()).toHaveLength(3)
  })

  it.each(named('delete', lists))('%s finds no token of another tenant', async (_, list) => {
    const { give, remove, stored, emulator } = await openAs()
    const id = give(list, 'admin@acme.test', { tenantId: personIn(emulator, 'sso@globex.test').activeTenantId })
    expect((await remove(list, id)).status).toBe(404)
    expect(stored()).toHaveLength(1)
  })

  it.each(named('delete', ofUsers))('%s finds no token of another user', async (_, list) => {
    const { give, remove, stored } = await openAs()
    expect((await remove(list, give(list, 'reader@acme.test'))).status).toBe(404)
    expect(stored()).toHaveLength(1)
  })
})

describe('the end of a token', () => {
  const inMinutes = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString()

  it.each(named('update', lists))('%s sets it after whole minutes, and that of no other token', async (_, list) => {
    const { give, end, stored } = await openAs()
    const id = give(list, 'admin@acme.test')
    give(list, 'admin@acme.test')
    for (const expiresInMinutes of [1440, 60, 1]) {
      expect(await end(list, id, { expiresInMinutes })).toMatchObject({ status: 200 })
      expect(stored().map(({ expiresAt }) => expiresAt)).toEqual([inMinutes(expiresInMinutes), null])
    }
  })

  it.each(named('update', lists))('%s leaves an earlier end as it is', async (_, list) => {
    const { give, end, stored } = await openAs()
    const id = give(list, 'admin@acme.test', { expiresAt: inMinutes(30) })
    expect((await end(list, id)).status).toBe(200)
    expect(stored()[0]?.expiresAt).toBe(inMinutes(30))
  })

  it.each(named('update', lists))('%s is refused for anything but whole minutes', async (_, list) => {
    const { give, end, stored } = await openAs()
    const id = give(list, 'admin@acme.test')
    for (const expiresInMinutes of [undefined, null, 0, -5, 1.5, '60', 1e300])
      expect((await end(list, id, { expiresInMinutes })).status, String(expiresInMinutes)).toBe(400)
    expect(stored()[0]?.expiresAt).toBeNull()
  })

  it.each(named('update', lists))('%s is refused to a user who may only read', async (_, list) => {
    const { give, end, stored } = await openAs('reader@acme.test')
    const id = give(list, 'reader@acme.test')
    expect(await end(list, id)).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
    expect(stored()[0]?.expiresAt).toBeNull()
  })

  it.each(named('update', lists))('%s finds no token of another list or tenant', async (_, list) => {
    const { give, end, stored, emulator } = await openAs()
    const others = lists.filter((each) => each !== list).map((each) => give(each, 'admin@acme.test'))
    const elsewhere = give(list, 'admin@acme.test', { tenantId: personIn(emulator, 'sso@globex.test').activeTenantId })
    for (const id of [...others, elsewhere, 'none'])
      expect(await end(list, id)).toMatchObject({ status: 404, body: { errors: ['The API token was not found'] } })
    expect(stored().every(({ expiresAt }) => expiresAt === null)).toBe(true)
  })

  it.each(named('update', ofUsers))('%s finds no token of another user', async (_, list) => {
    const { give, end } = await openAs()
    expect((await end(list, give(list, 'reader@acme.test'))).status).toBe(404)
  })
})

describe('each change of tokens writes a whole row of the audit log', () => {
  it.each([
    ...named('create', lists).map((one) => [...one, 'POST'] as const),
    ...named('delete', lists).map((one) => [...one, 'DELETE'] as const),
    ...named('update', lists).map((one) => [...one, 'PATCH'] as const),
  ])('%s', async (action, list, method) => {
    const { create, remove, end, give, emulator } = await openAs()
    const given = () => give(list, 'admin@acme.test')
    const change = { POST: () => create(list), DELETE: () => remove(list, given()), PATCH: () => end(list, given()) }
    expect((await change[method]()).status).toBe(method === 'POST' ? 201 : 200)
    const { id, activeTenantId } = personIn(emulator, 'admin@acme.test')
    expect(emulator.snapshot().audits).toEqual([
      {
        id: expect.any(String),
        tenantId: activeTenantId,
        vendorId: emulator.snapshot().vendor.id,
        userId: id,
        user: 'Ada Admin',
        email: 'admin@acme.test',
        ip: expect.any(String),
        userAgent: expect.any(String),
        action,
        description: expect.stringMatching(/\w/),
        severity: list.level === 'tenant' ? 'High' : 'Info',
        json: { operation: action, method, path: expect.stringContaining('-tokens/') },
        createdAt: expect.stringMatching(/^2026-/),
      },
    ])
  })
})

describe('tokens after a change around them', () => {
  it('tokens of a user removed from the tenant are removed there, and those of the tenant stay', async () => {
    const { give, stored, call, token, emulator } = await openAs()
    const owner = personIn(emulator, 'mfa@acme.test')
    for (const list of lists) give(list, 'mfa@acme.test', { description: list.one })
    const labs = owner.memberships[1]?.tenantId ?? ''
    for (const list of ofUsers) give(list, 'mfa@acme.test', { description: `${list.one} in Labs`, tenantId: labs })
    await call('DELETE', `/team/resources/members/v1/${owner.id}`, { token })
    expect(personIn(emulator, 'mfa@acme.test').memberships).toHaveLength(1)
    expect(stored().map(({ description }) => description)).toEqual([
      ...ofTenants.map(({ one }) => one),
      ...ofUsers.map(({ one }) => `${one} in Labs`),
    ])
  })

  it('lose a role that is removed', async () => {
    const { create, stored, post, call, token, role } = await openAs()
    const id = textOf(await post(roles, newRole, { token }), 'id')
    for (const list of ofTenants) await create(list, { roleIds: [id, role('Viewer')] })
    expect((await call('DELETE', `${roles}/${id}`, { token })).status).toBe(200)
    expect(stored().map(({ roleIds }) => roleIds)).toEqual([[role('Viewer')], [role('Viewer')]])
  })

  it('tokens are in a saved state', async () => {
    const { create, emulator, stored } = await openAs()
    for (const list of lists) await create(list, { expiresInMinutes: 60 })
    expect(readState(JSON.parse(JSON.stringify(emulator.snapshot()))).apiTokens).toEqual(stored())
  })
})

import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, textOf } from '../../test/open-caller.ts'
import { rowsIn } from '../../test/open-roles.ts'
import { digest } from '../crypto/password-hash.ts'
import { readState } from '../state/read-state.ts'

const root = '/directory/resources/v1/configurations/scim2'
const countOf = (id: string) => `/directory/resources/scim/temp/${id}/Users/count`

async function open(email = 'admin@acme.test') {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  const stored = () => scene.emulator.snapshot().scimConnections
  const [okta, other] = stored()
  if (!okta || !other) throw new Error('The demo has too few connections')
  return {
    ...scene,
    token,
    stored,
    okta,
    other,
    run: (method: string, path: string, body?: unknown) => scene.call(method, path, { token, body }),
  }
}

describe('the connections of directories', () => {
  it('the directory connections are those of the tenant, without their tokens', async () => {
    const { run, emulator, okta } = await open()
    const { activeTenantId: tenantId } = personIn(emulator, 'sso@globex.test')
    emulator.arrange(({ scimConnections }) => {
      scimConnections.push({ ...okta, id: 'theirs', tenantId })
    })
    const { id, connectionName, source, syncToUserManagement, createdAt, lastSync } = okta
    expect(rowsIn(await run('GET', root))).toMatchObject([
      { id, connectionName, source, syncToUserManagement, createdAt, lastSync },
      { connectionName: 'Warehouse HR', lastSync: null },
    ])
    expect(JSON.stringify((await run('GET', root)).body)).not.toContain(okta.tokenHash)
    for (const [method, path, body] of [
      ['PATCH', `${root}/theirs`, { syncToUserManagement: true }],
      ['DELETE', `${root}/theirs`, { deleteAll: false }],
      ['GET', countOf('theirs'), undefined],
      ['POST', `${root}/theirs/token`, {}],
      ['GET', `${root}/theirs/log`, undefined],
    ] as const)
      expect((await run(method, path, body)).status).toBe(404)
  })

  it('a directory connection is created with a token that the state stores as a hash alone', async () => {
    const { run, stored, emulator } = await open()
    const answer = await run('POST', root, {
      source: 'azure-ad',
      connectionName: ' Entra ',
      syncToUserManagement: false,
    })
    const token = textOf(answer, 'token')
    expect([answer.status, answer.body['connectionName']]).toEqual([201, 'Entra'])
    expect(stored().at(-1)).toMatchObject({
      source: 'azure-ad',
      connectionName: 'Entra',
      syncToUserManagement: false,
      tokenHash: digest(token),
      createdAt: '2026-01-01T00:00:00.000Z',
      lastSync: null,
      userIds: [],
    })
    expect(emulator.snapshotText()).not.toContain(token)
  })

  it.each(['frontegg', 'okta', 'azure-ad', 'other'])(
    'a directory connection has the source %s, which names it if no name is given',
    async (source) => {
      const { run, stored } = await open()
      expect((await run('POST', root, { source })).status).toBe(201)
      expect(stored().at(-1)).toMatchObject({ source, connectionName: source, syncToUserManagement: true })
    },
  )

  it('a directory connection has a count of its users, without those who left', async () => {
    const { run, okta, other, emulator } = await open()
    expect((await run('GET', countOf(okta.id))).body).toEqual({ count: 2 })
    expect((await run('GET', countOf(other.id))).body).toEqual({ count: 0 })
    const { id } = personIn(emulator, 'reader@acme.test')
    await run('DELETE', `/team/resources/members/v1/${id}`)
    expect((await run('GET', countOf(okta.id))).body).toEqual({ count: 1 })
  })

  it('take the access of their people, and give it back', async () => {
    const { run, okta, emulator, tokenOf, get } = await open()
    const token = await tokenOf('reader@acme.test')
    await run('PATCH', `${root}/${okta.id}`, { syncToUserManagement: false })
    expect((await get(at.me, { token })).status).toBe(401)
    expect(personIn(emulator, 'reader@acme.test').memberships).toMatchObject([{ isDisabled: true }])
    await run('PATCH', `${root}/${okta.id}`, { syncToUserManagement: true })
    expect((await get(at.me, { token: await tokenOf('reader@acme.test') })).status).toBe(200)
  })

  it('the directory connections are part of a saved state', async () => {
    const { emulator, stored } = await open()
    expect(readState(JSON.parse(JSON.stringify(emulator.snapshot()))).scimConnections).toEqual(stored())
  })
})

describe('a connection that is removed', () => {
  it('leaves its people as ordinary users', async () => {
    const { run, okta, emulator, stored } = await open()
    emulator.arrange(({ users }) => {
      for (const user of users) {
        if (user.email !== 'reader@acme.test') continue
        user.managedBy = 'scim2'
        for (const one of user.memberships) one.directory = { id: okta.id, name: okta.connectionName }
      }
    })
    expect((await run('DELETE', `${root}/${okta.id}`, { deleteAll: false })).status).toBe(200)
    expect(stored().map(({ connectionName }) => connectionName)).toEqual(['Warehouse HR'])
    const reader = personIn(emulator, 'reader@acme.test')
    expect([reader.memberships.length, reader.managedBy]).toEqual([1, undefined])
    expect(reader.memberships[0]).not.toHaveProperty('directory')
  })

  it('removes its people with `deleteAll`, but not the caller', async () => {
    const { run, okta, emulator, get, tokenOf, token } = await open()
    const reader = await tokenOf('reader@acme.test')
    emulator.arrange(({ scimConnections, users }) => {
      scimConnections[0]?.userIds.push(users.find(({ email }) => email === 'admin@acme.test')?.id ?? '')
    })
    expect((await run('DELETE', `${root}/${okta.id}`, { deleteAll: true })).status).toBe(200)
    expect(personIn(emulator, 'reader@acme.test').memberships).toEqual([])
    expect((await get(at.me, { token: reader })).status).toBe(401)
    expect((await get(at.me, { token })).status).toBe(200)
  })

  it('gives its groups to administrators, and those of an unknown directory if it was the last one', async () => {
    const { run, okta, other, emulator } = await open()
    emulator.arrange(({ groups }) => {
      for (const group of groups) if (group.name === 'Finance') group.managedBy = 'scim2'
    })
    const ofDirectories = () =>
      emulator.snapshot().groups.flatMap(({ name, managedBy }) => (managedBy === 'scim2' ? [name] : []))
    expect(ofDirectories().sort()).toEqual(['Finance', 'Support'])
    await run('DELETE', `${root}/${okta.id}`, { deleteAll: false })
    expect(ofDirectories()).toEqual(['Finance'])
    expect(emulator.snapshot().groups.find(({ name }) => name === 'Support')).not.toHaveProperty('directory')
    await run('DELETE', `${root}/${other.id}`, { deleteAll: false })
    expect(ofDirectories()).toEqual([])
  })
})

describe('the operations on connections', () => {
  it.each([
    ['GET', root, undefined, 'read'],
    ['POST', root, { source: 'okta' }, 'write'],
    ['PATCH', `${root}/x`, { syncToUserManagement: true }, 'write'],
    ['DELETE', `${root}/x`, { deleteAll: false }, 'delete'],
    ['GET', countOf('x'), undefined, 'read'],
    ['POST', `${root}/x/token`, {}, 'write'],
    ['GET', `${root}/x/log`, undefined, 'read'],
  ])('%s %s is refused without its permission', async (method, path, body, verb) => {
    const { run, emulator } = await open()
    emulator.permissions.revoke(`fe.secure.${verb}.provisioningConfiguration`)
    expect(await run(method, path, body)).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
  })

  it('write a row of the audit log if they change something', async () => {
    const { run, okta, emulator } = await open()
    await run('POST', root, { source: 'okta' })
    await run('PATCH', `${root}/${okta.id}`, { syncToUserManagement: true })
    await run('DELETE', `${root}/${okta.id}`, { deleteAll: false })
    await run('GET', root)
    expect(emulator.snapshot().audits.map(({ action, severity }) => [action, severity])).toEqual([
      ['createScimConnection', 'High'],
      ['updateScimConnection', 'High'],
      ['deleteScimConnection', 'High'],
    ])
  })
})

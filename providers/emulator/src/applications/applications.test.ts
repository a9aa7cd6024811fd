import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'
import type { Emulator } from '../types.ts'

const access = '/identity/resources/applications/v1'
const root = '/applications/resources/applications'

async function openAs(email: string) {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  const { emulator } = scene
  const call = (method: string, path: string, body?: unknown) =>
    scene.call(method, path, { token, ...(body !== undefined && { body }) })
  const idOf = (name: string) => applicationIn(emulator, name)
  const tenantId = personIn(emulator, email).activeTenantId
  const usersOf = (name: string) =>
    emulator
      .snapshot()
      .applicationAssignments.find((one) => one.appId === idOf(name) && one.tenantId === tenantId)
      ?.userIds.map((id) => emulator.snapshot().users.find((user) => user.id === id)?.name)
  return { ...scene, call, idOf, tenantId, usersOf }
}

const asAdmin = () => openAs('admin@acme.test')

function applicationIn(emulator: Emulator, name: string): string {
  const found = emulator.snapshot().applications.find((one) => one.name === name)
  if (found) return found.id
  throw new Error(`There is no application ${name}`)
}

const changes = [
  ['assignApplications', 'POST', `${access}/apps-user`],
  ['unassignApplications', 'DELETE', `${access}/user-apps`],
] as const

const reads = [
  [`${root}/v1?ids=`],
  [`${root}/tenant-assignments/v1`],
  [`${root}/tenant-assignments/v2`],
  [`${access}/{userId}/apps`],
  [`${access}/users-apps?userIds={userId}`],
  [`${access}/apps-users?appIds={appId}`],
] as const

describe('each change of applications', () => {
  it.each(changes)('%s is refused to a user who may only read, and changes nothing', async (_, method, path) => {
    const { call, emulator, idOf, tenantId } = await openAs('reader@acme.test')
    const before = emulator.snapshot()
    const userId = personIn(emulator, 'mfa@acme.test').id
    const answer = await call(method, path, { userId, tenantId, appIds: [idOf('Dock')] })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
    expect(emulator.snapshot()).toEqual(before)
  })

  it.each(changes)('%s writes a whole row of the audit log', async (action, method, path) => {
    const { call, emulator, idOf, tenantId } = await asAdmin()
    const { id } = personIn(emulator, 'admin@acme.test')
    const answer = await call(method, path, { userId: id, tenantId, appIds: [idOf('Dock')] })
    expect(answer.status).toBe(200)
    expect(emulator.snapshot().audits).toEqual([
      {
        id: expect.any(String),
        tenantId,
        vendorId: emulator.snapshot().vendor.id,
        userId: id,
        user: 'Ada Admin',
        email: 'admin@acme.test',
        ip: expect.any(String),
        userAgent: expect.any(String),
        action,
        description: expect.stringMatching(/applications/),
        severity: 'Info',
        json: { operation: action, method, path: expect.stringContaining('/applications/v1') },
        createdAt: expect.stringMatching(/^2026-/),
      },
    ])
  })

  it('assigns many applications to a user, each once, and takes them away', async () => {
    const { call, emulator, idOf, tenantId, usersOf } = await asAdmin()
    const { id: userId } = personIn(emulator, 'mfa@acme.test')
    const body = { userId, tenantId, appIds: [idOf('Dock'), idOf('Ledger')] }
    await call('POST', `${access}/apps-user`, body)
    expect([usersOf('Dock'), usersOf('Ledger')]).toEqual([
      ['Mia Moreno', 'Rita Reader'],
      ['Ada Admin', 'Mia Moreno'],
    ])
    await call('DELETE', `${access}/user-apps`, body)
    expect([usersOf('Dock'), usersOf('Ledger')]).toEqual([['Rita Reader'], ['Ada Admin']])
  })

  it.each([
    ['an account above or beside', 'Globex', 'sso@globex.test', 'Dock', 'The account'],
    ['a user of another account', 'Acme', 'sso@globex.test', 'Dock', 'The user'],
    ['an application that the account does not have', 'Acme Labs', 'mfa@acme.test', 'Ledger', 'An application'],
  ])('each change of applications is refused for %s', async (_, tenant, email, application, what) => {
    const { call, emulator, idOf } = await asAdmin()
    const before = emulator.snapshot()
    const tenantId = before.tenants.find(({ name }) => name === tenant)?.id
    const body = { userId: personIn(emulator, email).id, tenantId, appIds: [idOf(application)] }
    const answer = await call('POST', `${access}/apps-user`, body)
    expect(answer).toMatchObject({ status: 404, body: { errors: [expect.stringContaining(what)] } })
    expect(emulator.snapshot()).toEqual(before)
  })

  it('reaches a user of a sub-account, in that account alone', async () => {
    const { call, emulator, idOf, usersOf } = await asAdmin()
    const { id: userId } = personIn(emulator, 'mfa@acme.test')
    const labs = emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id
    const answer = await call('DELETE', `${access}/user-apps`, { userId, tenantId: labs, appIds: [idOf('Dock')] })
    expect(answer.status).toBe(200)
    expect(usersOf('Dock')).toContain('Mia Moreno')
    expect(emulator.snapshot().applicationAssignments.find(({ tenantId }) => tenantId === labs)?.userIds).toEqual([])
  })

  it('each change of applications accepts a free application, which all users have already', async () => {
    const { call, emulator, idOf, tenantId } = await asAdmin()
    const before = emulator.snapshot().applicationAssignments
    const { id: userId } = personIn(emulator, 'mfa@acme.test')
    const answer = await call('POST', `${access}/apps-user`, { userId, tenantId, appIds: [idOf('Lantern')] })
    expect(answer.status).toBe(200)
    expect(emulator.snapshot().applicationAssignments).toEqual(before)
  })
})

describe('each read of applications', () => {
  it.each(reads)('%s is refused to a user without its permission', async (path) => {
    const { call, emulator, idOf } = await openAs('reader@acme.test')
    emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = ['fe.secure.read.users']
    })
    const { id } = personIn(emulator, 'reader@acme.test')
    const answer = await call('GET', path.replace('{userId}', id).replace('{appId}', idOf('Dock')))
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
  })

  it('a read of applications returns those of the account, with free ones on request', async () => {
    const { call, idOf } = await asAdmin()
    const namesOf = async (query: string) => {
      const { body } = await call('GET', `${root}/v1?${query}`)
      return Array.isArray(body) ? body.map(({ name }) => name) : []
    }
    expect(await namesOf(`ids=${idOf('Dock')}`)).toEqual(['Dock'])
    expect(await namesOf(`ids=${idOf('Dock')}&_includeFreeAccess=true`)).toEqual(['Lantern', 'Dock'])
    expect(await namesOf('ids=&_includeFreeAccess=false')).toEqual([])
  })

  it('a read of applications returns no application of another account', async () => {
    const { call, idOf } = await openAs('sso@globex.test')
    expect((await call('GET', `${root}/v1?ids=${idOf('Ledger')}`)).body).toEqual([])
    const { body } = await call('GET', `${access}/apps-users?appIds=${idOf('Ledger')},${idOf('Dock')}`)
    expect(body).toEqual([{ appId: idOf('Dock'), userIds: [] }])
  })

  it('a read of applications returns the access of the account to each application', async () => {
    const { call, idOf, tenantId } = await asAdmin()
    const { body: v1 } = await call('GET', `${root}/tenant-assignments/v1`)
    const { body: v2 } = await call('GET', `${root}/tenant-assignments/v2`)
    expect(v1).toEqual([{ tenantId, appIds: expect.arrayContaining([idOf('Dock'), idOf('Handbook')]) }])
    expect(v2).toEqual([
      {
        tenantId,
        assignments: expect.arrayContaining([
          { appId: idOf('Dock'), accessType: 'MANAGED_ACCESS' },
          { appId: idOf('Handbook'), accessType: 'FREE_ACCESS' },
        ]),
      },
    ])
  })

  it('a read of applications returns those of one user and of several', async () => {
    const { call, emulator, idOf } = await asAdmin()
    const [mia, rita] = ['mfa@acme.test', 'reader@acme.test'].map((email) => personIn(emulator, email).id)
    expect((await call('GET', `${access}/${mia}/apps`)).body).toEqual([idOf('Dock')])
    expect((await call('GET', `${access}/users-apps?userIds=${mia},${rita}`)).body).toEqual([
      { userId: mia, appIds: [idOf('Dock')] },
      { userId: rita, appIds: [idOf('Dock'), idOf('Handbook')] },
    ])
    const stranger = personIn(emulator, 'sso@globex.test').id
    expect((await call('GET', `${access}/${stranger}/apps`)).status).toBe(404)
  })
})

import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { isReadOnlyGroup } from './errors.ts'
import { groupsFeature } from './feature.ts'
import type { GroupsOptions } from './types.ts'

const me = 'admin@acme.test'

async function open(options?: GroupsOptions & { readonly key?: string }) {
  const app = await openApp({ signedInAs: me })
  const slice = app.client.get(groupsFeature, options)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  const stored = () => app.provider.emulator.snapshot().groups
  const row = (name: string) => slice.getSnapshot().rows.find((one) => one.name === name)
  return { app, slice, stored, row, idOf: (name: string) => row(name)?.id ?? '' }
}

/** Opens the list with an answer that the emulator never gives. */
async function openAnswer(rows: readonly object[]) {
  const { client } = await openApp({
    signedInAs: me,
    instead: (url) => (url.pathname.endsWith('/groups/v1') ? Promise.resolve(Response.json(rows)) : undefined),
  })
  const slice = client.get(groupsFeature)
  await slice.actions.load()
  return slice
}

/** Returns the ids of some users and roles of the demo. */
function idsIn({ provider }: App) {
  const { users, roles } = provider.emulator.snapshot()
  return {
    userIds: users.filter(({ email }) => /^(?:mfa|reader)@/.test(email)).map(({ id }) => id),
    roleIds: roles.filter(({ key }) => key === 'Viewer').map(({ id }) => id),
  }
}

describe('the list of groups', () => {
  it('the list of groups has the texts, roles, members and manager of each group', async () => {
    const { row } = await open()
    expect(row('Finance')).toEqual({
      id: expect.any(String),
      name: 'Finance',
      description: 'Month end and payroll',
      color: '#5b7fd6',
      metadata: '{"costCentre":"4410"}',
      managedBy: 'frontegg',
      directory: null,
      roles: [
        { id: expect.any(String), key: 'ReadOnly', name: 'Read Only' },
        { id: expect.any(String), key: 'Viewer', name: 'Viewer' },
      ],
      users: [
        { id: expect.any(String), name: 'Mia Moreno', email: 'mfa@acme.test', profilePictureUrl: null },
        { id: expect.any(String), name: 'Emil Enroll', email: 'enroll@acme.test', profilePictureUrl: null },
      ],
    })
  })

  it('the list of groups has empty texts and lists for what the provider does not return', async () => {
    const slice = await openAnswer([{ id: '1', name: 'Bare', managedBy: 'frontegg' }])
    const texts = { description: '', color: '', metadata: '' }
    expect(slice.getSnapshot().rows).toEqual([
      { id: '1', name: 'Bare', managedBy: 'frontegg', directory: null, ...texts, roles: [], users: [] },
    ])
  })

  it('the list of groups has the directory of each group that one has brought', async () => {
    const { row, app } = await open()
    const okta = app.provider.emulator.snapshot().scimConnections[0]
    expect(row('Support')?.directory).toEqual({ id: okta?.id, name: 'Okta directory' })
  })

  it('the list of groups has only the relations that are requested', async () => {
    const { row } = await open({ key: 'users', relations: 'users' })
    expect(row('Finance')).toMatchObject({ roles: [], users: [{}, {}] })
  })

  it('reads the groups of given ids alone', async () => {
    const { idOf } = await open()
    const { app, slice } = await open({ key: 'some', ids: [idOf('Sites'), idOf('Finance')] })
    expect(slice.getSnapshot().rows.map(({ name }) => name)).toEqual(['Finance', 'Sites'])
    expect(app.called()).not.toContain('listGroups')
  })

  it('keeps the value of a manager that it does not know, and treats the group as read-only', async () => {
    const slice = await openAnswer([{ id: '1', name: 'Entra', managedBy: 'entra' }])
    expect(slice.getSnapshot().rows).toMatchObject([{ managedBy: 'entra' }])
    expect(slice.getSnapshot().rows.map(isReadOnlyGroup)).toEqual([true])
  })
})

describe('creating a group', () => {
  it('adds roles and users after the group exists, and reads the list after them', async () => {
    const { app, slice, row } = await open()
    const before = app.called().length
    const outcome = await slice.actions.create({ name: 'Design', color: '#5b7fd6', ...idsIn(app) })
    expect(outcome).toEqual({ ok: true, value: { id: expect.any(String), refused: [] } })
    await until(() => row('Design') !== undefined)
    expect(row('Design')).toMatchObject({ color: '#5b7fd6', roles: [{ key: 'Viewer' }], users: [{}, {}] })
    const [created, ...others] = app.called().slice(before)
    expect(created).toBe('createGroup')
    expect(others.slice(0, 2).sort()).toEqual(['addGroupRoles', 'addGroupUsers'])
    expect(others.slice(2)).toEqual(['listGroups'])
  })

  it('reads the list after late users', async () => {
    const { app, slice, row } = await open()
    app.provider.emulator.faults.add({ operation: 'addGroupUsers', kind: 'delay', delayMs: 500, times: 1 })
    const creating = slice.actions.create({ name: 'Design', ...idsIn(app) })
    await until(() => app.called().includes('addGroupUsers'))
    expect(app.called().filter((operation) => operation === 'listGroups')).toHaveLength(1)
    await app.clock.advance(500)
    await creating
    await until(() => row('Design')?.users.length === 2)
  })

  it('returns the users that the provider refused, with their ids and the reason', async () => {
    const { app, slice, row } = await open()
    const { userIds, roleIds } = idsIn(app)
    app.provider.emulator.faults.add({ operation: 'addGroupUsers', kind: 'status', status: 403, times: 1 })
    const outcome = await slice.actions.create({ name: 'Design', userIds, roleIds })
    expect(outcome).toMatchObject({
      ok: true,
      value: { id: expect.any(String), refused: [{ part: 'users', ids: userIds, error: { status: 403 } }] },
    })
    await until(() => row('Design') !== undefined)
    expect(row('Design')).toMatchObject({ roles: [{ key: 'Viewer' }], users: [] })
  })

  it('calls nothing else if the group is refused', async () => {
    const { app, slice } = await open()
    app.provider.emulator.faults.add({ operation: 'createGroup', kind: 'status', status: 409, times: 1 })
    const outcome = await slice.actions.create({ name: 'Design', ...idsIn(app) })
    expect(outcome).toMatchObject({ ok: false, error: { status: 409 } })
    expect(app.called().at(-1)).toBe('createGroup')
  })
})

describe('changing a group', () => {
  it('sends only what changes', async () => {
    const { app, slice, stored, idOf } = await open()
    await slice.actions.update({ id: idOf('Finance'), description: 'Payroll' })
    expect(app.sent(idOf('Finance')).at(-1)?.body).toEqual({ description: 'Payroll' })
    expect(stored().find(({ name }) => name === 'Finance')).toMatchObject({ description: 'Payroll', color: '#5b7fd6' })
  })
})

describe('changing texts, roles and members at once', () => {
  async function changeSites() {
    const opened = await open()
    const { app, row } = opened
    const { roleIds } = idsIn(app)
    const [gone = ''] = row('Sites')?.users.map(({ id }) => id) ?? []
    const added = app.provider.emulator.snapshot().users.find(({ name }) => name === 'Ada Admin')?.id ?? ''
    const input = {
      id: opened.idOf('Sites'),
      name: 'Places',
      removeRoleIds: roleIds,
      removeUserIds: [gone],
      addUserIds: [added],
    }
    return { ...opened, input, gone, added }
  }

  it('sends each part once, and shows what is removed at once', async () => {
    const { app, slice, row, stored, input, gone, added } = await changeSites()
    const before = app.called().length
    const changing = slice.actions.update(input)
    expect(row('Places')).toMatchObject({ roles: [], users: [{}, {}] })
    expect((await changing).ok).toBe(true)
    const sent = ['updateGroup', 'removeGroupRoles', 'removeGroupUsers', 'addGroupUsers']
    expect(app.called().slice(before, before + sent.length)).toEqual(sent)
    const group = stored().find(({ name }) => name === 'Places')
    expect(group?.roleIds).toEqual([])
    expect(group?.userIds).toContain(added)
    expect(group?.userIds).not.toContain(gone)
  })

  it('a partly failed group change is reported as partly saved, is shown, and may be repeated', async () => {
    const { app, slice, row, input } = await changeSites()
    app.provider.emulator.faults.add({ operation: 'addGroupUsers', kind: 'status', status: 403, times: 1 })
    expect(await slice.actions.update(input)).toMatchObject({
      ok: false,
      error: { code: 'group-partly-saved', status: 403, traceId: expect.any(String) },
    })
    await until(() => row('Places')?.users.length === 2)
    expect((await slice.actions.update(input)).ok).toBe(true)
    await until(() => row('Places')?.users.length === 3)
  })

  it('keeps the error of the provider if nothing is saved', async () => {
    const { app, slice, row, input } = await changeSites()
    app.provider.emulator.faults.add({ operation: 'updateGroup', kind: 'status', status: 403, times: 1 })
    expect(await slice.actions.update(input)).toMatchObject({ ok: false, error: { status: 403 } })
    expect(row('Sites')?.users).toHaveLength(3)
  })
})

describe('a group of a directory', () => {
  it('a directory group is neither changed nor removed, without a request and without a flash', async () => {
    const { app, slice, idOf } = await open()
    const id = idOf('Support')
    const before = slice.getSnapshot().rows
    const called = app.called().length
    const changing = slice.actions.update({ id, name: 'Other', addRoleIds: ['1'] })
    const removing = slice.actions.remove({ id })
    expect(slice.getSnapshot().rows).toEqual(before)
    for (const outcome of await Promise.all([changing, removing]))
      expect(outcome).toMatchObject({ ok: false, error: { code: 'group-read-only' } })
    expect(app.called()).toHaveLength(called)
  })

  it('a directory group has its roles updated here, also beside lists without members', async () => {
    const { slice, idOf, stored, app } = await open()
    const id = idOf('Support')
    const role = app.provider.emulator.snapshot().roles.find(({ key }) => key === 'Editor')?.id ?? ''
    const outcome = await slice.actions.update({ id, addRoleIds: [role], addUserIds: [], removeUserIds: [] })
    expect(outcome.ok).toBe(true)
    expect(stored().find(({ name }) => name === 'Support')?.roleIds).toContain(role)
  })

  it('stays when many are removed, and has the reason', async () => {
    const { slice, idOf, stored } = await open()
    const [support, finance] = [idOf('Support'), idOf('Finance')]
    const outcome = await slice.actions.removeMany({ ids: [support, finance] })
    expect(outcome).toMatchObject({
      value: { succeeded: [finance], failed: [{ id: support, error: { code: 'group-read-only' } }] },
    })
    expect(stored().map(({ name }) => name)).toContain('Support')
  })
})

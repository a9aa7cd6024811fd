import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { groupsFeature } from './feature.ts'
import { groupFeature } from './group.ts'
import { groupConfigurationFeature } from './group-configuration.ts'

async function open(name = 'Sites') {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const { emulator } = app.provider
  const stored = () => emulator.snapshot().groups.find((one) => one.id === id)
  const id = emulator.snapshot().groups.find((one) => one.name === name)?.id ?? ''
  const slice = app.client.get(groupFeature, { id })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  const value = () => slice.getSnapshot().value
  return { app, emulator, slice, id, stored, value }
}

describe('one group', () => {
  it('loads with its members and roles', async () => {
    const { value } = await open()
    expect(value()).toMatchObject({ name: 'Sites', roles: [{ key: 'Viewer' }] })
    expect(value()?.users.map(({ name }) => name)).toEqual(['Mia Moreno', 'Emil Enroll', 'Lou Locked'])
  })

  it('a group has only the relations that are requested', async () => {
    const { app, id } = await open()
    const slice = app.client.get(groupFeature, { id, relations: 'roles' })
    await slice.actions.load()
    expect(slice.getSnapshot().value).toMatchObject({ roles: [{}], users: [] })
  })

  it('reads the list of groups again after a change', async () => {
    const { app, slice } = await open()
    const list = app.client.get(groupsFeature)
    list.subscribe(() => {})
    await until(() => list.getSnapshot().status === 'ready')
    await slice.actions.save({ name: 'Places' })
    await until(() => list.getSnapshot().rows.some(({ name }) => name === 'Places'))
  })

  it('a group that another administrator has removed keeps its value and reports the error', async () => {
    const { emulator, slice, value, id } = await open()
    emulator.arrange((state) => {
      state.groups = state.groups.filter((one) => one.id !== id)
    })
    expect(await slice.actions.save({ name: 'Places' })).toMatchObject({ ok: false, error: { code: 'ER-NOT-FOUND' } })
    expect(await slice.actions.load()).toMatchObject({ ok: false, error: { status: 404 } })
    expect(value()?.name).toBe('Sites')
  })
})

describe('the members of a group', () => {
  it('the members of a group can be added', async () => {
    const { emulator, slice, value, stored } = await open()
    const id = emulator.snapshot().users.find(({ name }) => name === 'Ada Admin')?.id ?? ''
    expect((await slice.actions.addUsers({ userIds: [id] })).ok).toBe(true)
    expect(stored()?.userIds).toContain(id)
    await until(() => value()?.users.length === 4)
  })

  it('the members of a group are removed at once, and return if the provider refuses', async () => {
    const { emulator, slice, value, stored } = await open()
    const userIds =
      value()
        ?.users.slice(1, 3)
        .map(({ id }) => id) ?? []
    emulator.faults.add({ operation: 'removeGroupUsers', kind: 'status', times: 1 })
    const removing = slice.actions.removeUsers({ userIds })
    expect(value()?.users).toHaveLength(1)
    expect((await removing).ok).toBe(false)
    expect(value()?.users).toHaveLength(3)
    await slice.actions.removeUsers({ userIds })
    expect(stored()?.userIds).toHaveLength(1)
  })

  it('the members of a group that another administrator adds meanwhile stay', async () => {
    const { emulator, slice, value, id, stored } = await open()
    const [first] = value()?.users ?? []
    const added = emulator.snapshot().users.find(({ name }) => name === 'Ada Admin')?.id ?? ''
    emulator.arrange((state) => state.groups.find((one) => one.id === id)?.userIds.push(added))
    await slice.actions.removeUsers({ userIds: [first?.id ?? ''] })
    expect(stored()?.userIds).toContain(added)
    expect(stored()?.userIds).not.toContain(first?.id)
  })
})

describe('the roles of a group', () => {
  it('the roles of a group are added and removed', async () => {
    const { emulator, slice, value } = await open()
    const id = emulator.snapshot().roles.find(({ key }) => key === 'Support')?.id ?? ''
    await slice.actions.addRoles({ roleIds: [id] })
    await until(() => value()?.roles.length === 2)
    const removing = slice.actions.removeRoles({ roleIds: [id] })
    expect(value()?.roles.map(({ key }) => key)).toEqual(['Viewer'])
    expect((await removing).ok).toBe(true)
  })
})

describe('a group of a directory', () => {
  it('refuses every change of texts and members with a code, without a call', async () => {
    const { app, slice, value } = await open('Support')
    const before = value()
    const called = app.called().length
    const { save, addUsers, removeUsers } = slice.actions
    const outcomes = [
      save({ name: 'Other' }),
      addUsers({ userIds: ['1'] }),
      removeUsers({ userIds: before?.users.map(({ id }) => id) ?? [] }),
    ]
    expect(value()).toBe(before)
    for (const outcome of await Promise.all(outcomes))
      expect(outcome).toMatchObject({ ok: false, error: { code: 'group-read-only' } })
    expect(app.called()).toHaveLength(called)
  })
})

describe('the roles of a group of a directory', () => {
  it('the roles of a group of a directory are added and removed here', async () => {
    const { emulator, slice, value } = await open('Support')
    const id = emulator.snapshot().roles.find(({ key }) => key === 'Editor')?.id ?? ''
    expect((await slice.actions.addRoles({ roleIds: [id] })).ok).toBe(true)
    await until(() => value()?.roles.some((role) => role.id === id) === true)
    expect((await slice.actions.removeRoles({ roleIds: [id] })).ok).toBe(true)
    await until(() => value()?.roles.some((role) => role.id === id) === false)
  })
})

describe("the tenant's use of groups", () => {
  it('the group configuration of the tenant is read and saved', async () => {
    const { app, emulator } = await open()
    const slice = app.client.get(groupConfigurationFeature)
    await slice.actions.load()
    expect(slice.getSnapshot().value).toEqual({ isEnabled: true, hasRoles: true })
    expect((await slice.actions.save({ hasRoles: false })).ok).toBe(true)
    expect(emulator.snapshot().groupConfigurations).toMatchObject([{ enabled: true, rolesEnabled: false }])
  })
})

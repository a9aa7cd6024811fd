import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { applicationAccessFeature } from './access.ts'
import { applicationsFeature } from './feature.ts'
import { userApplicationsFeature } from './user-applications.ts'

async function openUsers() {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const { emulator } = app.provider
  const { users, applications: all } = emulator.snapshot()
  return {
    app,
    emulator,
    idOf: (name: string) => all.find((one) => one.name === name)?.id ?? '',
    userIdsOf: (...names: readonly string[]) => users.filter(({ name }) => names.includes(name)).map(({ id }) => id),
  }
}

async function open(name = 'Dock') {
  const opened = await openUsers()
  const id = opened.idOf(name)
  const slice = opened.app.client.get(applicationAccessFeature, { id })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  const names = () => slice.getSnapshot().value?.users.map((user) => user.name)
  return { ...opened, id, slice, names }
}

describe('the access to one application', () => {
  it('the access to an application has its texts and its assigned users, by name', async () => {
    const { slice, names } = await open()
    expect(slice.getSnapshot().value).toMatchObject({ name: 'Dock', accessType: 'managed' })
    expect(names()).toEqual(['Mia Moreno', 'Rita Reader'])
    expect(slice.getSnapshot().value?.users[0]).toEqual({
      id: expect.any(String),
      name: 'Mia Moreno',
      email: 'mfa@acme.test',
      profilePictureUrl: null,
    })
  })

  it('the access to an application reads no users if none is assigned', async () => {
    const { app, names } = await open('Lantern')
    expect(names()).toEqual([])
    expect(app.called()).not.toContain('listUsers')
  })

  it('the access to an application is assigned to and removed from several users, one request each', async () => {
    const { app, slice, names, userIdsOf } = await open()
    const userIds = userIdsOf('Ada Admin', 'Lou Locked')
    expect(await slice.actions.addUsers({ userIds })).toMatchObject({ ok: true, value: { failed: [] } })
    await until(() => names()?.length === 4)
    expect(app.called().filter((name) => name === 'assignApplications')).toHaveLength(2)
    const outcome = await slice.actions.removeUsers({ userIds: userIdsOf('Ada Admin', 'Mia Moreno', 'Rita Reader') })
    expect(outcome.ok && outcome.value.succeeded).toHaveLength(3)
    await until(() => names()?.join() === 'Lou Locked')
  })

  it('the access to an application shows the changed users before it is read again', async () => {
    const { emulator, slice, names, userIdsOf } = await open()
    emulator.faults.add({ operation: 'listApplicationsUserIds', kind: 'delay' })
    await slice.actions.addUsers({ userIds: [...userIdsOf('Ada Admin'), 'gone'] })
    await slice.actions.removeUsers({ userIds: userIdsOf('Mia Moreno') })
    expect(slice.getSnapshot().value?.userIds).toEqual(userIdsOf('Rita Reader', 'Ada Admin').reverse())
    expect(names()).toEqual(['Rita Reader'])
  })

  it('names those whose access did not change, and keeps the others', async () => {
    const { emulator, slice, names, userIdsOf } = await open()
    const userIds = [...userIdsOf('Ada Admin'), 'gone']
    const outcome = await slice.actions.addUsers({ userIds })
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        succeeded: userIdsOf('Ada Admin'),
        failed: [{ id: 'gone', error: { code: 'assignment-failed', status: 404 } }],
      },
    })
    await until(() => names()?.includes('Ada Admin') ?? false)
    expect(emulator.snapshot().audits.map(({ action }) => action)).toEqual(['assignApplications'])
  })

  it('the access to an application that the account no longer has is gone, and its value stays', async () => {
    const { emulator, slice, id } = await open()
    emulator.arrange((state) => {
      state.applicationAssignments = state.applicationAssignments.filter(({ appId }) => appId !== id)
    })
    expect(await slice.actions.load()).toMatchObject({ ok: false, error: { code: 'application-gone', status: 404 } })
    expect(slice.getSnapshot().value?.name).toBe('Dock')
  })

  it('the list of applications is read again after a change of the access to one', async () => {
    const { app, slice, id, userIdsOf } = await open()
    const list = app.client.get(applicationsFeature)
    list.subscribe(() => {})
    await until(() => list.getSnapshot().status === 'ready')
    await slice.actions.removeUsers({ userIds: userIdsOf('Mia Moreno', 'Rita Reader') })
    await until(() => list.getSnapshot().rows.find((one) => one.id === id)?.userIds?.length === 0)
  })
})

describe('the applications of one user', () => {
  async function openOf(name: string) {
    const opened = await openUsers()
    const [userId = ''] = opened.userIdsOf(name)
    const slice = opened.app.client.get(userApplicationsFeature, { userId })
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().status === 'ready')
    const row = (application: string) => slice.getSnapshot().rows.find((one) => one.name === application)
    return { ...opened, slice, row }
  }

  it('a user holds the applications that are assigned and those that are free', async () => {
    const { row, slice } = await openOf('Rita Reader')
    expect([row('Dock'), row('Lantern'), row('Handbook'), row('Ledger')]).toMatchObject([
      { isHeld: true, isAssigned: true, accessType: 'managed' },
      { isHeld: true, isAssigned: false, accessType: 'free' },
      { isHeld: true, isAssigned: true, accessType: 'free' },
      { isHeld: false, isAssigned: false, accessType: 'managed' },
    ])
    expect(slice.getSnapshot().rows[0]).not.toHaveProperty('userIds')
  })

  it('change at once, and back if the provider refuses', async () => {
    const { emulator, slice, row, idOf } = await openOf('Rita Reader')
    emulator.faults.add({ operation: 'unassignApplications', kind: 'status', times: 1 })
    const ids = [idOf('Dock'), idOf('Handbook')]
    const removing = slice.actions.removeMany({ ids })
    expect([row('Dock')?.isHeld, row('Handbook')?.isHeld]).toEqual([false, true])
    expect(await removing).toMatchObject({ ok: false, error: { code: 'assignment-failed' } })
    expect(row('Dock')?.isHeld).toBe(true)
    expect((await slice.actions.removeMany({ ids })).ok).toBe(true)
    expect((await slice.actions.addMany({ ids: [idOf('Ledger')] })).ok).toBe(true)
    expect([row('Dock')?.isHeld, row('Ledger')?.isHeld]).toEqual([false, true])
  })
})

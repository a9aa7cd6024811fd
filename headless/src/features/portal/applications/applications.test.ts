import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { sessionFeature } from '../../../session/index.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { canUseApplication } from './application-calls.ts'
import { applicationsFeature } from './feature.ts'

const me = 'admin@acme.test'

async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: me, ...options })
  const slice = app.client.get(applicationsFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  const row = (name: string) => slice.getSnapshot().rows.find((one) => one.name === name)
  return { app, slice, row, idOf: (name: string) => row(name)?.id ?? '', userIdOf: (name: string) => userId(app, name) }
}

const userId = ({ provider }: App, name: string) =>
  provider.emulator.snapshot().users.find((user) => user.name === name)?.id ?? ''

describe('the list of applications', () => {
  it('the list of applications has the texts, address, access and users of each application', async () => {
    const { row, userIdOf } = await open()
    expect(row('Dock')).toEqual({
      id: expect.any(String),
      name: 'Dock',
      description: 'Scanning and gates',
      accessType: 'managed',
      url: 'https://dock.acme.test',
      logoUrl: '',
      isActive: true,
      userIds: [userIdOf('Mia Moreno'), userIdOf('Rita Reader')],
    })
    expect(row('Atlas')).toMatchObject({ isActive: false, userIds: [] })
  })

  it('an application that is free by itself or for the account has free access', async () => {
    const { row } = await open()
    expect([row('Lantern'), row('Handbook')]).toMatchObject([
      { accessType: 'free', userIds: [] },
      { accessType: 'free', userIds: [expect.any(String)] },
    ])
  })

  it('a free application is usable by every user, and another one by its assigned users', async () => {
    const { row, userIdOf } = await open()
    const may = (name: string, user: string) => {
      const application = row(name)
      return application && canUseApplication(application, userIdOf(user))
    }
    expect([may('Lantern', 'Lou Locked'), may('Dock', 'Lou Locked'), may('Dock', 'Mia Moreno')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('the list of applications is shown without the users if they may not be read', async () => {
    const { app, slice, row } = await open()
    app.provider.emulator.faults.add({ operation: 'listApplicationsUserIds', kind: 'status', status: 403, times: 1 })
    expect((await slice.actions.load()).ok).toBe(true)
    expect(row('Dock')?.userIds).toBeNull()
  })

  it('the list of applications has empty texts for what the provider does not return', async () => {
    const app = await openApp({
      signedInAs: me,
      instead: ({ pathname }) => {
        if (pathname.endsWith('/tenant-assignments/v2')) return Promise.resolve(Response.json([]))
        if (pathname.endsWith('/apps-users')) return Promise.resolve(Response.json([]))
        if (!pathname.endsWith('/applications/v1')) return undefined
        return Promise.resolve(Response.json([{ id: '1', name: 'Bare', accessType: 'MANAGED_ACCESS' }]))
      },
    })
    const slice = app.client.get(applicationsFeature)
    await slice.actions.load()
    const others = { description: '', url: '', logoUrl: '', isActive: true, userIds: [] }
    expect(slice.getSnapshot().rows).toEqual([{ id: '1', name: 'Bare', accessType: 'managed', ...others }])
  })

  it('reads nothing unless multi-apps-admin-portal is on', async () => {
    const app = await openApp({ signedInAs: me, flags: { 'multi-apps-admin-portal': 'off' } })
    const slice = app.client.get(applicationsFeature)
    slice.subscribe(() => {})
    await until(() => app.client.get(startUpFeature).getSnapshot().status === 'loaded')
    await app.clock.advance(1000)
    expect(slice.getSnapshot().status).toBe('unread')
    expect(app.called().filter((name) => /Applications/.test(name))).toEqual([])
  })
})

describe('applications of one user', () => {
  it.each([
    ['addUser', 'POST', '/apps-user', ['Ledger', 'Atlas'], [2, 1]],
    ['removeUser', 'DELETE', '/user-apps', ['Dock', 'Handbook'], [1, 0]],
  ] as const)('%s in one call, by the path of the contract', async (verb, _, path, names, counts) => {
    const { app, slice, row, idOf, userIdOf } = await open()
    const user = userIdOf('Rita Reader')
    expect((await slice.actions[verb]({ userId: user, ids: names.map(idOf) })).ok).toBe(true)
    const sent = app.sent(path).at(-1)
    const tenantId = app.client.get(sessionFeature).getSnapshot().tenant?.tenantId
    expect(sent?.body).toEqual({ userId: user, tenantId, appIds: names.map(idOf) })
    expect(names.map((name) => row(name)?.userIds?.length)).toEqual(counts)
  })

  it('change at once, and back if the provider refuses, with the words of the specification', async () => {
    const { app, slice, row, idOf, userIdOf } = await open()
    app.provider.emulator.faults.add({ operation: 'assignApplications', kind: 'status', status: 500, times: 1 })
    const assigning = slice.actions.addUser({ userId: userIdOf('Lou Locked'), ids: [idOf('Dock')] })
    expect(row('Dock')?.userIds).toContain(userIdOf('Lou Locked'))
    expect(await assigning).toMatchObject({
      ok: false,
      error: {
        code: 'assignment-failed',
        status: 500,
        message: 'Assignment action failed. Try again or contact support.',
      },
    })
    expect(row('Dock')?.userIds).not.toContain(userIdOf('Lou Locked'))
  })

  it('an assignment of applications in a sub-account names that account', async () => {
    const { app, slice, idOf, userIdOf } = await open()
    const tenantId = app.provider.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id ?? ''
    const ids = [idOf('Dock')]
    expect((await slice.actions.addUser({ userId: userIdOf('Mia Moreno'), ids, tenantId })).ok).toBe(true)
    expect(app.sent('/apps-user').at(-1)?.body).toMatchObject({ tenantId })
  })

  it('an assignment of applications is not sent without an account', async () => {
    const app = await openApp()
    const outcome = await app.client.get(applicationsFeature).actions.addUser({ userId: '1', ids: ['2'] })
    expect(outcome).toMatchObject({
      ok: false,
      error: { code: 'tenant-not-defined', message: 'TenantId is not defined' },
    })
    expect(app.sent('/apps-user')).toEqual([])
  })
})

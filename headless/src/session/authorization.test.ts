import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../test/open-app.ts'
import { sessionFeature } from './feature.ts'

const flag = 'admin_portal_should_load_authorization'
const flags = { [flag]: 'on' } as const
const snapshot = ({ client }: App) => client.get(sessionFeature).getSnapshot()
const calls = (app: App, operation: string) => app.called().filter((called) => called === operation).length

/** Returns an authorization that differs from the profile and the token. */
const only = (...permissions: readonly string[]) => ({
  roles: [{ id: 'role-7', key: 'Keeper', name: 'Keeper of keys' }],
  permissions: permissions.map((key) => ({ key })),
})

/** Opens an application for a user whose authorization is `answer`. */
async function open(answer: () => unknown, options: AppOptions = {}) {
  return openApp({
    signedInAs: 'admin@acme.test',
    instead: ({ pathname }) =>
      pathname.endsWith('/me/authorization') ? Promise.resolve(Response.json(answer())) : undefined,
    ...options,
  })
}

const keeper = { roles: [{ key: 'Keeper', name: 'Keeper of keys' }], roleIds: ['role-7'] }

describe('the authorization under its flag', () => {
  it('determines roles and permissions, not the profile', async () => {
    const app = await open(() => only('keys.read'), { flags })
    expect(snapshot(app).user).toMatchObject({ ...keeper, permissions: ['keys.read'] })
  })

  it('the flagged authorization is read again by load()', async () => {
    let answer = only('keys.read')
    const app = await open(() => answer, { flags })
    answer = only('keys.read', 'keys.write')
    await snapshot(app).load()
    expect(snapshot(app).user).toMatchObject({ ...keeper, permissions: ['keys.read', 'keys.write'] })
  })

  it('the flagged authorization is read again after a renewal', async () => {
    let answer = only('keys.read')
    const app = await open(() => answer, { flags })
    answer = only('keys.read', 'keys.write')
    await app.client.session.refresh()
    expect(snapshot(app).user).toMatchObject({ ...keeper, permissions: ['keys.read', 'keys.write'] })
  })

  it('keeps its former permissions if it cannot be read after a renewal', async () => {
    let status = 200
    const app = await openApp({
      signedInAs: 'admin@acme.test',
      flags,
      logLevel: 'silent',
      instead: ({ pathname }) =>
        pathname.endsWith('/me/authorization')
          ? Promise.resolve(Response.json(status === 200 ? only('keys.read') : {}, { status }))
          : undefined,
    })
    status = 500
    expect(await app.client.session.refresh()).toEqual({ ok: true, value: 'authenticated' })
    expect(snapshot(app).user).toMatchObject({ ...keeper, permissions: ['keys.read'] })
  })

  it('the flagged authorization is loaded once its flag arrives after a sign-in has stopped waiting for it', async () => {
    const app = await open(() => only('keys.read'), { starts: false })
    const { emulator } = app.provider
    emulator.arrange((state) => void Object.assign(state.flags, flags))
    emulator.faults.add({ operation: 'listFeatureFlags', kind: 'delay', delayMs: 5000 })
    void app.client.start()
    await until(() => calls(app, 'listFeatureFlags') > 0)
    await app.clock.advance(2000)
    await until(() => snapshot(app).status === 'authenticated')
    expect(snapshot(app).user?.permissions).not.toEqual(['keys.read'])
    await app.clock.advance(8000)
    await until(() => snapshot(app).user?.permissions[0] === 'keys.read')
    expect(calls(app, 'getMe')).toBe(2)
  })

  it('the flagged authorization is loaded if the flags of the user enable it, while those of the page do not', async () => {
    const app = await open(() => only('keys.read'), {
      instead: ({ pathname }, init) => {
        if (pathname.endsWith('/me/authorization')) return Promise.resolve(Response.json(only('keys.read')))
        const isOfUser = new Headers(init?.headers).has('authorization')
        return pathname.endsWith('/flags') ? Promise.resolve(Response.json(isOfUser ? flags : {})) : undefined
      },
    })
    await until(() => snapshot(app).user?.permissions[0] === 'keys.read')
    expect(calls(app, 'getMe')).toBe(2)
  })
})

describe('roles that an administrator changes', () => {
  it('roles changed by an administrator have their ids and names once a renewal states them', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const { emulator } = app.provider
    const viewer = emulator.snapshot().roles.find(({ key }) => key === 'ReadOnly')
    emulator.arrange(({ users, groups }) => {
      const membership = users.find(({ email }) => email === 'admin@acme.test')?.memberships[0]
      if (membership && viewer) membership.roleIds = [viewer.id]
      for (const group of groups) group.userIds = []
    })
    await app.client.session.refresh()
    await until(() => snapshot(app).user?.roleIds.length === 1)
    expect(snapshot(app).user).toMatchObject({
      roles: [{ key: 'ReadOnly', name: viewer?.name }],
      roleIds: [viewer?.id],
    })
  })
})

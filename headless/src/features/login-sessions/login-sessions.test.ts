import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../test/open-app.ts'
import { changePasswordFeature } from '../change-password/feature.ts'
import { loginSessionsFeature } from './feature.ts'

const me = 'admin@acme.test'
const sessionsOf = ({ client }: App) => client.get(loginSessionsFeature).getSnapshot()
const idsOf = (app: App) => sessionsOf(app).rows.map(({ id }) => id)
const idOf = (app: App, current: boolean) => sessionsOf(app).rows.find((row) => row.isCurrent === current)?.id ?? ''

/** Opens an application with the list on the screen, for a user with two more sessions elsewhere. */
async function openList(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: me, ...options })
  for (let elsewhere = 0; elsewhere < 2; elsewhere++) {
    await app.clock.advance(60_000)
    app.provider.emulator.signIn(me)
  }
  app.client.get(loginSessionsFeature).subscribe(() => {})
  await until(() => sessionsOf(app).rows.length === 3)
  return app
}

describe('the list of sessions', () => {
  it('loads when it appears on the screen, the newest first', async () => {
    const app = await openList()
    expect(sessionsOf(app).rows.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
  })

  it('loads after the session is restored, if it is on the screen before', async () => {
    const app = await openApp({ signedInAs: me, starts: false })
    app.client.get(loginSessionsFeature).subscribe(() => {})
    await app.client.start()
    await until(() => sessionsOf(app).rows.length === 1)
    const reads = app.called().filter((name) => name === 'refreshToken' || name === 'listMySessions')
    expect(reads).toEqual(['refreshToken', 'listMySessions'])
  })

  it('the list of sessions has the browser, the address and the time of each session', async () => {
    const app = await openList()
    expect(sessionsOf(app).rows[2]).toEqual({
      id: expect.any(String),
      isCurrent: true,
      userAgent: expect.any(String),
      ipAddress: expect.stringMatching(/^[\d.:a-f]+$/),
      createdAt: expect.stringMatching(/^2026-.*Z$/),
      isImpersonated: false,
    })
  })

  it('marks a session that another person opened', async () => {
    const app = await openList()
    const id = idOf(app, false)
    app.provider.emulator.arrange(({ sessions, users }) => {
      for (const one of sessions) if (one.id === id) one.actorId = users[1]?.id ?? ''
    })
    await sessionsOf(app).load()
    expect(sessionsOf(app).rows.filter(({ isImpersonated }) => isImpersonated)).toMatchObject([{ id }])
  })

  it('the list of sessions is cleared when the user signs out', async () => {
    const app = await openList()
    await app.client.session.logOut()
    expect(sessionsOf(app).rows).toEqual([])
  })

  it('loads again after a change of the password', async () => {
    const app = await openList()
    app.provider.emulator.signIn(me)
    const outcome = await app.client
      .get(changePasswordFeature)
      .getSnapshot()
      .submit({ password: 'Portico-demo-1', newPassword: 'Another-demo-2' })
    expect(outcome.ok).toBe(true)
    await until(() => sessionsOf(app).rows.length !== 3)
  })
})

describe('a list that does not mark the session of this page', () => {
  /** Opens a list whose later reads do not mark the current session. */
  async function openUnmarked() {
    let app: App | undefined
    app = await openList({
      instead: (url, init) =>
        url.pathname.endsWith('/sessions/v1/me') && app ? unmarked(app.browser.fetch(url, init)) : undefined,
    })
    return app
  }

  async function unmarked(answer: Promise<Response>) {
    const sessions: { current?: boolean }[] = await (await answer).json()
    return Response.json(sessions.map(({ current, ...session }) => session))
  }

  it('an unmarked session list requests the current session separately, and a marked list does not', async () => {
    const app = await openUnmarked()
    expect(app.called()).not.toContain('getMyCurrentSession')
    const id = idOf(app, true)
    await sessionsOf(app).load()
    expect(sessionsOf(app).rows.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
    expect(idOf(app, true)).toBe(id)
    expect(await sessionsOf(app).remove({ id })).toMatchObject({ ok: false, error: { code: 'current-session' } })
    await sessionsOf(app).removeOthers()
    expect(sessionsOf(app).rows).toMatchObject([{ id, isCurrent: true }])
  })

  it('an unmarked session list is shown without the mark if the request for the current session fails', async () => {
    const app = await openUnmarked()
    app.provider.emulator.faults.add({ operation: 'getMyCurrentSession', kind: 'status', status: 403 })
    expect((await sessionsOf(app).load()).ok).toBe(true)
    expect(sessionsOf(app).rows.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false])
  })
})

describe('ending a session', () => {
  it('removes its row before the provider answers', async () => {
    const app = await openList()
    const input = { id: idOf(app, false) }
    app.provider.emulator.faults.add({ operation: 'deleteMySession', kind: 'delay', times: 1 })
    const removing = sessionsOf(app).remove(input)
    await until(() => sessionsOf(app).rows.length === 2)
    expect(sessionsOf(app).calls.remove).toMatchObject({ status: 'pending', pending: [input] })
    await app.clock.advance(1000)
    expect((await removing).ok).toBe(true)
    expect(idsOf(app)).not.toContain(input.id)
  })

  it('ends it at the provider', async () => {
    const app = await openList()
    const id = idOf(app, false)
    await sessionsOf(app).remove({ id })
    await sessionsOf(app).load()
    expect(idsOf(app)).toHaveLength(2)
    expect(idsOf(app)).not.toContain(id)
  })

  it('succeeds for a session that ended elsewhere', async () => {
    const app = await openList()
    const id = idOf(app, false)
    app.provider.emulator.arrange(({ sessions }) => {
      for (const one of sessions) if (one.id === id) one.ended = 'revoked'
    })
    expect(await sessionsOf(app).remove({ id })).toMatchObject({ ok: true })
    expect(app.called()).toContain('deleteMySession')
    expect(idsOf(app)).not.toContain(id)
    expect(idsOf(app)).toHaveLength(2)
  })

  it('returns the row if the provider refuses', async () => {
    const app = await openList()
    const before = sessionsOf(app).rows
    const input = { id: idOf(app, false) }
    app.provider.emulator.faults.add({ operation: 'deleteMySession', kind: 'status', status: 500 })
    expect((await sessionsOf(app).remove(input)).ok).toBe(false)
    expect(sessionsOf(app).rows).toEqual(before)
    expect(sessionsOf(app).calls.remove.failed).toMatchObject([{ input, error: { status: 500 } }])
  })

  it('a removal of the current session is refused without a request', async () => {
    const app = await openList()
    const outcome = await sessionsOf(app).remove({ id: idOf(app, true) })
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', error: { code: 'current-session' } })
    expect(app.called()).not.toContain('deleteMySession')
  })
})

describe('ending all other sessions', () => {
  it('leaves the session of this page, here and at the provider', async () => {
    const app = await openList()
    expect((await sessionsOf(app).removeOthers()).ok).toBe(true)
    await sessionsOf(app).load()
    expect(sessionsOf(app).rows).toMatchObject([{ isCurrent: true }])
  })

  it('reloads every list of them on the screen', async () => {
    const app = await openList()
    const other = app.client.get(loginSessionsFeature, { key: 'other' })
    other.subscribe(() => {})
    await until(() => other.getSnapshot().rows.length === 3)
    await sessionsOf(app).removeOthers()
    await until(() => other.getSnapshot().rows.length === 1)
  })

  it('returns the rows if the provider refuses', async () => {
    const app = await openList()
    const before = sessionsOf(app).rows
    app.provider.emulator.faults.add({ operation: 'deleteAllMySessions', kind: 'status', status: 403 })
    expect((await sessionsOf(app).removeOthers()).ok).toBe(false)
    expect(sessionsOf(app).rows).toEqual(before)
  })
})

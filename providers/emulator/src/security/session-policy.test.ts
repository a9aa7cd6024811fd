import { describe, expect, it } from 'vitest'
import { at, openScene } from '../../test/open-caller.ts'

const path = '/identity/resources/configurations/sessions/v1'
const idle = { isActive: true, timeout: 900 }
const reLogin = { isActive: true, timeout: 28_800 }

describe('the session policy', () => {
  it('the session policy limits nothing until it is created, and is readable by every signed-in user', async () => {
    const { get, tokenOf } = openScene()
    expect(await get(path, { token: await tokenOf('reader@acme.test') })).toMatchObject({
      status: 200,
      body: {
        sessionTimeoutConfiguration: { isActive: false },
        sessionIdleTimeoutConfiguration: { isActive: false },
        sessionConcurrentConfiguration: { isActive: false },
      },
    })
    expect((await get(path)).status).toBe(401)
  })

  it('the session policy is created, changed in part, kept for the tenant alone and written to the audit log', async () => {
    const { get, post, tokenOf, emulator } = openScene()
    const token = await tokenOf('admin@acme.test')
    await post(path, { sessionIdleTimeoutConfiguration: idle }, { token })
    await post(path, { sessionTimeoutConfiguration: reLogin }, { token })
    expect((await get(path, { token })).body).toMatchObject({
      sessionIdleTimeoutConfiguration: idle,
      sessionTimeoutConfiguration: reLogin,
    })
    const { body } = await get(path, { token: await tokenOf('sso@globex.test') })
    expect(body).toMatchObject({ sessionIdleTimeoutConfiguration: { isActive: false } })
    const audit = { action: 'saveSessionPolicy', severity: 'High' }
    expect(emulator.snapshot().audits).toMatchObject([audit, audit])
  })

  it('the session policy is that of the vendor if a tenant has none', async () => {
    const { get, tokenOf, emulator } = openScene()
    emulator.arrange(({ security }) => {
      security.sessions = {
        '*': {
          sessionTimeoutConfiguration: reLogin,
          sessionIdleTimeoutConfiguration: idle,
          sessionConcurrentConfiguration: { isActive: false, maxSessions: 5 },
        },
      }
    })
    const { body } = await get(path, { token: await tokenOf('sso@globex.test') })
    expect(body).toMatchObject({ sessionIdleTimeoutConfiguration: idle })
  })

  it.each([
    { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 0 } },
    { sessionIdleTimeoutConfiguration: { isActive: true } },
    { sessionTimeoutConfiguration: { isActive: 'yes', timeout: 60 } },
    { sessionTimeoutConfiguration: 60 },
    { sessionConcurrentConfiguration: { isActive: true, maxSessions: 0 } },
    { sessionConcurrentConfiguration: null },
  ])('refuses %j', async (body) => {
    const { post, tokenOf } = openScene()
    expect((await post(path, body, { token: await tokenOf('admin@acme.test') })).status).toBe(400)
  })
})

describe('sessions under a policy', () => {
  /** Opens a scene with this policy. `open` signs the reader in in a new browser. */
  async function signedIn(policy: object) {
    const scene = openScene()
    await scene.post(path, policy, { token: await scene.tokenOf('admin@acme.test') })
    const open = () => {
      const { browser, post } = scene.openCaller()
      browser.signIn('reader@acme.test')
      return async () => (await post(at.refresh)).status
    }
    return { open, emulator: scene.emulator }
  }

  it('a session is refused once the user has to sign in again, refreshed or not', async () => {
    const { open, emulator } = await signedIn({ sessionTimeoutConfiguration: { isActive: true, timeout: 3600 } })
    const refresh = open()
    emulator.advance(3_599_000)
    expect(await refresh()).toBe(200)
    emulator.advance(1000)
    expect(await refresh()).toBe(401)
    expect(await open()()).toBe(200)
  })

  it('an idle session is not ended by the provider, because only the client detects idleness', async () => {
    const { open, emulator } = await signedIn({ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 60 } })
    const refresh = open()
    emulator.advance(3_600_000)
    expect(await refresh()).toBe(200)
  })

  it('end where a further sign-in makes them too many, the oldest first', async () => {
    const { open } = await signedIn({ sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } })
    const refreshes = [open(), open(), open()]
    expect(await Promise.all(refreshes.map((refresh) => refresh()))).toEqual([401, 200, 200])
  })

  it('an ended session does not count for the limit', async () => {
    const { open, emulator } = await signedIn({ sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } })
    const [first, , third] = [open(), open(), open()]
    expect(await first()).toBe(401)
    emulator.arrange(({ sessions }) => {
      for (const session of sessions.slice(-1)) session.ended = 'logged out'
    })
    const fourth = open()
    expect([await third(), await fourth()]).toEqual([401, 200])
  })

  it('a user may have any number of sessions if it is not limited', async () => {
    const { open } = await signedIn({ sessionConcurrentConfiguration: { isActive: false, maxSessions: 1 } })
    const refreshes = [open(), open()]
    expect(await Promise.all(refreshes.map((refresh) => refresh()))).toEqual([200, 200])
  })
})

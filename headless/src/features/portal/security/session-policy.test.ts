import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { sessionExpiryFeature } from '../../session-expiry/feature.ts'
import { sessionPolicyFeature } from './session-policy.ts'

const path = '/configurations/sessions/v1'

async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  const slice = app.client.get(sessionPolicyFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  const { emulator } = app.provider
  return {
    ...app,
    emulator,
    save: slice.actions.save,
    value: () => slice.getSnapshot().value,
    kept: () => emulator.snapshot().security.sessions?.[emulator.snapshot().tenants[0]?.id ?? ''],
    bodies: () => app.sent(path).flatMap(({ body }) => (body === null ? [] : [body])),
  }
}

describe('the limits of sessions', () => {
  it('the session limits are off until they are set', async () => {
    const { value } = await open()
    expect(value()).toMatchObject({
      idleSessionTimeout: { isActive: false },
      forceReLogin: { isActive: false },
      maximumConcurrentSessions: { isActive: false },
    })
  })

  it('session limits that a response lacks are off', async () => {
    const { value } = await open({
      instead: (url) => (url.pathname.endsWith(path) ? Promise.resolve(Response.json({})) : undefined),
    })
    expect(value()).toEqual({
      idleSessionTimeout: { isActive: false, timeout: 3600 },
      forceReLogin: { isActive: false, timeout: 86_400 },
      maximumConcurrentSessions: { isActive: false, maxSessions: 3 },
    })
  })

  it('session limits are sent one by one, each as a whole', async () => {
    const { save, bodies, kept } = await open()
    expect((await save({ idleSessionTimeout: { isActive: true, timeout: 900 } })).ok).toBe(true)
    expect((await save({ maximumConcurrentSessions: { isActive: true } })).ok).toBe(true)
    expect((await save({ forceReLogin: { isActive: true, timeout: 3600 } })).ok).toBe(true)
    expect(bodies()).toEqual([
      { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 900 } },
      { sessionConcurrentConfiguration: { isActive: true, maxSessions: expect.any(Number) } },
      { sessionTimeoutConfiguration: { isActive: true, timeout: 3600 } },
    ])
    expect(kept()).toMatchObject({ sessionIdleTimeoutConfiguration: { timeout: 900 } })
  })

  it('keep what another administrator has changed meanwhile', async () => {
    const { save, emulator, kept } = await open()
    emulator.setPolicy({ tenant: 'Acme', idleTimeout: 600, maxSessions: 2 })
    await save({ idleSessionTimeout: { isActive: false } })
    expect(kept()).toMatchObject({
      sessionIdleTimeoutConfiguration: { isActive: false, timeout: 600 },
      sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 },
    })
  })

  it('hold for the session of this page at once', async () => {
    const { save, client } = await open()
    const expiry = client.get(sessionExpiryFeature)
    expiry.subscribe(() => {})
    await until(() => expiry.getSnapshot().policy !== null)
    await save({ idleSessionTimeout: { isActive: true, timeout: 900 } })
    await until(() => expiry.getSnapshot().policy?.idleTimeout === 900)
  })

  it('return after a refusal', async () => {
    const { save, value } = await open({ signedInAs: 'reader@acme.test' })
    const before = value()
    const outcome = await save({ idleSessionTimeout: { isActive: true, timeout: 900 } })
    expect(outcome).toMatchObject({ ok: false, error: { status: 403 } })
    expect(value()).toEqual(before)
  })
})

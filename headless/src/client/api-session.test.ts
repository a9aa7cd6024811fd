import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../test/open-app.ts'
import { sessionFeature } from '../session/feature.ts'

const me = '/identity/resources/users/v2/me'
const signedInAs = 'admin@acme.test'

const standing = ({ client }: App) => client.get(sessionFeature).getSnapshot().status
const times = (app: App, operation: string) => app.called().filter((called) => called === operation).length

/** Opens an application whose token the provider has ended without the page's knowledge. */
async function openEnded(): Promise<App> {
  const app = await openApp({ signedInAs })
  app.provider.emulator.advance(400_000)
  return app
}

describe('a call whose token has ended at the provider', () => {
  it('succeeds with a new one', async () => {
    const app = await openEnded()
    const before = times(app, 'refreshToken')
    expect(await app.client.api.get(me)).toMatchObject({ email: signedInAs })
    expect(times(app, 'refreshToken')).toBe(before + 1)
  })

  it('succeeds with a new one if it changes something, which happens once', async () => {
    const app = await openEnded()
    await app.client.api.put(me, { body: { name: 'Ada Lovelace' } })
    expect(await app.client.api.get(me)).toMatchObject({ name: 'Ada Lovelace' })
    const answers = app.provider.emulator.journal.entries().filter(({ operation }) => operation === 'updateMe')
    expect(answers.map(({ status }) => status)).toEqual([401, 200])
  })

  it('shares the renewal with every other such call', async () => {
    const app = await openEnded()
    const before = times(app, 'refreshToken')
    await Promise.all(Array.from({ length: 8 }, () => app.client.api.get(me)))
    expect(times(app, 'refreshToken')).toBe(before + 1)
  })

  it('switches the tenant', async () => {
    const app = await openEnded()
    const { user, tenants } = app.client.get(sessionFeature).getSnapshot()
    const other = tenants.find(({ tenantId }) => tenantId !== user?.tenantId)
    await app.client.session.renewWith(
      () => app.client.api.put('/identity/resources/users/v1/tenant', { body: { tenantId: other?.tenantId ?? '' } }),
      { signal: new AbortController().signal },
    )
    expect(app.client.get(sessionFeature).getSnapshot().user?.tenantId).toBe(other?.tenantId)
  })
})

describe('a call whose session is gone at the provider', () => {
  it('fails as unauthorized, and the session ends here at once', async () => {
    const app = await openApp({ signedInAs })
    app.provider.emulator.reset()
    await expect(app.client.api.get(me)).rejects.toMatchObject({ status: 401 })
    expect(standing(app)).toBe('unauthenticated')
  })
})

describe('a call whose session cannot be renewed now', () => {
  it('fails as the renewal does, and keeps the session', async () => {
    const app = await openEnded()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    await expect(app.client.api.get(me)).rejects.toMatchObject({ code: 'network' })
    expect(standing(app)).toBe('stale')
    expect(app.client.get(sessionFeature).getSnapshot().user).toMatchObject({ email: signedInAs })
  })

  it('ends at once if it is aborted meanwhile, and the others go on', async () => {
    const app = await openEnded()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'delay', delayMs: 5000 })
    const aborter = new AbortController()
    const before = times(app, 'refreshToken')
    const aborted = app.client.api.get(me, { signal: aborter.signal })
    const other = app.client.api.get(me)
    await until(() => times(app, 'refreshToken') > before)
    aborter.abort('left')
    await expect(aborted).rejects.toBe('left')
    await app.clock.advance(5000)
    expect(await other).toMatchObject({ email: signedInAs })
  })
})

describe('a call while the session is being restored', () => {
  it('waits for its token', async () => {
    const app = await openApp({ signedInAs, starts: false })
    void app.client.start()
    expect(standing(app)).toBe('restoring')
    expect(await app.client.api.get(me)).toMatchObject({ email: signedInAs })
    expect(times(app, 'refreshToken')).toBe(1)
  })

  it('waits for its token right after the start, and without one', async () => {
    const started = await openApp({ signedInAs, starts: false })
    await started.client.start()
    expect(await started.client.api.get(me)).toMatchObject({ email: signedInAs })
    const unstarted = await openApp({ signedInAs, starts: false })
    expect(await unstarted.client.api.get(me)).toMatchObject({ email: signedInAs })
  })

  it('a call during the session restore is sent without a token if no user is signed in', async () => {
    const app = await openApp({ starts: false })
    await expect(app.client.api.get(me)).rejects.toMatchObject({ status: 401 })
    expect(app.called()).toEqual(['refreshToken', 'getMe'])
  })

  it('a call to a public endpoint does not wait for the session restore', async () => {
    const app = await openApp({ starts: false })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'delay', delayMs: 5000 })
    void app.client.start()
    await app.client.api.get('/identity/resources/configurations/v1/public')
    await app.client.api.get('/vendors/public')
    expect(standing(app)).toBe('restoring')
  })

  it('fails by the network if the provider cannot be reached', async () => {
    const app = await openApp({ signedInAs, starts: false })
    app.provider.emulator.faults.add({ operation: '*', kind: 'drop' })
    await expect(app.client.api.get(me)).rejects.toMatchObject({ code: 'network' })
  })

  it('a call that waits for the session restore times out after ten seconds without a response', async () => {
    const app = await openApp({ signedInAs, starts: false })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'delay', delayMs: 60_000 })
    const call = app.client.api.get(me).catch((error: unknown) => error)
    await until(() => app.called().includes('refreshToken'))
    await app.clock.advance(10_000)
    expect(await call).toMatchObject({ code: 'timeout' })
  })
})

it('a call sends the slash of a value that keeps it, and the provider answers at that operation', async () => {
  const app = await openApp({ signedInAs, logLevel: 'silent' })
  const call = app.client.api.post('/audits/export/{endpoint}', {
    as: 'blob',
    path: { endpoint: 'csv/v2' },
    body: { properties: [] },
  })
  await call.catch(() => {})
  expect(app.sent('/frontegg/audits/export/csv/v2')).toHaveLength(1)
  expect(times(app, 'exportAudits')).toBe(1)
})

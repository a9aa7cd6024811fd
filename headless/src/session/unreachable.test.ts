import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, inTime, openApp, until } from '../../test/open-app.ts'
import { type Outage, outages } from '../../test/outages.ts'
import { sessionFeature } from './feature.ts'

/** A development build adds a line about the emulator. */
const isHint = (line: string) => line.includes('npx portico-emulator')

const snapshot = ({ client }: App) => client.get(sessionFeature).getSnapshot()

/** Opens an application while the provider cannot be reached. */
async function openDuring(fault: Outage['fault'], options: AppOptions = {}, operation = '*'): Promise<App> {
  const app = await openApp({ ...options, starts: false })
  app.provider.emulator.faults.add({ operation, ...fault })
  void app.client.start()
  await until(() => snapshot(app).status !== 'restoring')
  return app
}

describe('a first visit while the provider cannot be reached', () => {
  it.each(outages)(
    'a first visit without a reachable provider is unreachable and has no user: $name',
    async ({ fault }) => {
      const app = await openDuring(fault)
      expect(snapshot(app)).toMatchObject({ status: 'unreachable', user: null })
    },
  )

  it.each(outages)('knows who is signed in within 5 seconds after the provider is back: $name', async ({ fault }) => {
    const app = await openDuring(fault, { signedInAs: 'admin@acme.test' })
    await app.clock.advance(20_000)
    expect(snapshot(app).status).toBe('unreachable')
    app.provider.emulator.faults.clear()
    await app.clock.advance(4500)
    expect(snapshot(app)).toMatchObject({ status: 'authenticated', user: { email: 'admin@acme.test' } })
  })

  it('a first visit without a reachable provider is retried after 1, 2 and 4 seconds, then every 4 seconds', async () => {
    const app = await openDuring({ kind: 'drop' })
    const tries: number[] = []
    for (let second = 0; second < 16; second++) {
      tries.push(app.called().filter((operation) => operation === 'refreshToken').length)
      await app.clock.advance(1000)
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6])
  })

  it('waits as long as the provider asks for', async () => {
    const app = await openDuring({ kind: 'status', status: 503, headers: { 'retry-after': '30' } })
    app.provider.emulator.faults.clear()
    await app.clock.advance(29_000)
    expect(snapshot(app).status).toBe('unreachable')
    await app.clock.advance(1500)
    expect(snapshot(app).status).toBe('unauthenticated')
  })

  it('a first visit without a reachable provider is retried at once when the page wakes', async () => {
    const app = await openDuring({ kind: 'drop' }, { signedInAs: 'admin@acme.test' }, 'refreshToken')
    app.provider.emulator.faults.clear()
    app.ports.page.wake()
    await until(() => snapshot(app).status === 'authenticated')
  })

  it.each([
    ['network', { kind: 'drop' }],
    ['unreadable-answer', { kind: 'status', status: 200, body: '<html>Welcome to the Wi-Fi</html>' }],
  ] as const)(
    'a first visit without a reachable provider logs one warning in all, with the code and the origin: %s',
    async (code, fault) => {
      const app = await openDuring(fault, { address: 'http://localhost:5173/' })
      await app.clock.advance(60_000)
      expect(app.called().length).toBeGreaterThan(10)
      const warnings = app.ports.lines.filter((line) => /^(?:warn|error) /.test(line) && !isHint(line))
      expect(warnings).toEqual([expect.stringContaining(`(${code}, ${new URL(app.provider.baseUrl).origin})`)])
    },
  )

  it('a first visit without a reachable provider logs nothing but the warnings of the calls themselves', async () => {
    const app = await openDuring({ kind: 'drop' })
    await app.clock.advance(60_000)
    expect(app.ports.lines.length).toBeGreaterThan(0)
    const others = app.ports.lines.filter((line) => !/^warn \S+ +(?:get|post) \//.test(line))
    expect(others.filter((line) => !isHint(line))).toEqual([])
  })

  it('a first visit without a reachable provider can still end in a sign-in', async () => {
    const app = await openDuring({ kind: 'drop' })
    app.provider.emulator.faults.clear()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    const body = { email: 'admin@acme.test', password: demoPassword }
    const answer = await app.client.api.post('/identity/resources/auth/v1/user', { body })
    await inTime(app.clock, app.client.session.accept(answer, { signal: new AbortController().signal }))
    expect(snapshot(app).status).toBe('authenticated')
  })
})

describe('a user who is known', () => {
  it.each(outages)('stays, and is stale: $name', async ({ fault }) => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: '*', ...fault })
    await app.client.session.refresh()
    expect(snapshot(app)).toMatchObject({ status: 'stale', user: { email: 'admin@acme.test' } })
  })
})

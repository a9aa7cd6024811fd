import { describe, expect, it } from 'vitest'
import { during } from '../../test/during.ts'
import { fakeClock } from '../../test/fake-ports.ts'
import { appUrl, openServer, type ServedApp } from '../../test/open-server.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import { textMemory } from '../../test/text-memory.ts'
import type { Server } from './types.ts'

const auth = '/api/frontegg/identity/resources/auth/v1'
const refresh = `${auth}/user/token/refresh`
const json = { 'content-type': 'application/json', origin: appUrl }
const send = (server: Server, path: string, cookie: string, body = '{}') =>
  server.handle(new Request(appUrl + path, { method: 'POST', headers: { ...json, cookie }, body }))
const times = ({ called }: ServedApp) => called().filter((operation) => operation === 'refreshToken').length
const reused = ({ provider }: ServedApp) =>
  provider.emulator.snapshot().sessions.filter(({ ended }) => ended === 'reused')

/** Two servers with one memory, each with renewals of its own, as two processes have. */
async function openTwo() {
  const clock = fakeClock()
  const memory = textMemory(clock)
  const app = openServer({ memory }, clock)
  const browser = app.openBrowser({ keepSessionAlive: false })
  await signIn(browser)
  const before = times(app)
  return { app, memory, browser, one: app.server, two: app.serve(), made: () => times(app) - before }
}

const delayed = (app: ServedApp, operation: string) =>
  app.provider.emulator.faults.add({ operation, kind: 'delay', delayMs: 5000, when: 'after', times: 1 })

describe('a memory that two processes share', () => {
  it('two processes renew a refresh token once, even at the same time', async () => {
    const { app, browser, one, two, made } = await openTwo()
    await app.clock.advance(301_000)
    const cookie = browser.cookie()
    delayed(app, 'refreshToken')
    const asked = [one, two, one, two].map((server) => send(server, refresh, cookie))
    const answers = await during(app.clock, Promise.all(asked))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const tokens = await Promise.all(answers.map(async (answer) => (await answer.json()).accessToken))
    expect(new Set(tokens).size).toBe(1)
    expect([made(), reused(app)]).toEqual([1, []])
  })

  it('a renewal for another tenant continues with the renewal of another process', async () => {
    const { app, browser, one, two, made } = await openTwo()
    const cookie = browser.cookie()
    const tenantId = snapshotOf(browser).tenants[1]?.tenantId
    const first = await send(one, refresh, cookie)
    const answer = await send(two, refresh, cookie, JSON.stringify({ tenantId }))
    const { accessToken } = await answer.json()
    expect((await two.verifyToken(accessToken))['tenantId']).toBe(tenantId)
    expect([first.status, made(), reused(app)]).toEqual([200, 2, []])
  })

  it('each of two processes asks again after a renewal that failed', async () => {
    const { app, browser, one, two, made } = await openTwo()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'status', status: 503, times: 1 })
    expect((await send(one, refresh, browser.cookie())).status).toBe(503)
    expect((await send(two, refresh, browser.cookie())).status).toBe(200)
    expect(made()).toBe(2)
  })

  it('a process that waits too long for the renewal of another one reports an outage, and keeps the session', async () => {
    const { app, browser, memory, two } = await openTwo()
    await app.clock.advance(301_000)
    const lock = memory.lock
    Object.assign(memory, { lock: async () => null })
    const renewed = await during(app.clock, two.renew(browser.cookie()))
    expect(renewed).toMatchObject({ session: null, isUnreachable: true, cookie: browser.cookie() })
    Object.assign(memory, { lock })
    expect((await two.renew(browser.cookie())).session?.user.email).toBe('admin@acme.test')
  })

  it('a log-out in one process ends the session in another, with all tokens that led to it or that it led to', async () => {
    for (const at of [0, 1, 2]) {
      const { browser, one, two } = await openTwo()
      const chain = [browser.cookie()]
      for (const server of [one, two]) {
        const answer = await send(server, refresh, chain.at(-1) ?? '')
        for (const text of answer.headers.getSetCookie()) browser.jar.take(appUrl, text)
        chain.push(browser.cookie())
      }
      await send(one, `${auth}/logout`, chain[at] ?? '')
      for (const server of [one, two]) {
        for (const cookie of chain) {
          expect(await server.sessionOf(cookie)).toBeNull()
          expect((await send(server, refresh, cookie)).status).toBe(401)
        }
      }
    }
  })

  it('a renewal in flight in one process is refused after a log-out in another', async () => {
    const { app, browser, one, two } = await openTwo()
    const cookie = browser.cookie()
    delayed(app, 'refreshToken')
    const waiting = send(one, refresh, cookie)
    await app.clock.advance(1000)
    await send(two, `${auth}/logout`, cookie)
    const answer = await during(app.clock, waiting)
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^fe_session-.*Max-Age=0/),
      expect.stringMatching(/^fe_refresh_.*Max-Age=0/),
    ])
  })

  it('an answer in flight in one process sets no cookie after a log-out in another', async () => {
    const { app, browser, one, two } = await openTwo()
    const cookie = browser.cookie()
    delayed(app, 'authorizeSilently')
    const waiting = send(one, '/api/frontegg/oauth/authorize/silent', cookie)
    await app.clock.advance(1000)
    await send(two, `${auth}/logout`, cookie)
    expect((await during(app.clock, waiting)).status).toBe(401)
  })

  it('the shared memory holds no token that can be read, and none for longer than a minute', async () => {
    const { app, browser, memory, one, two } = await openTwo()
    const answer = await send(one, refresh, browser.cookie())
    const { accessToken } = await answer.json()
    const refreshToken = /fe_refresh_[^=]+=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''
    const all = [...memory.texts].flat().join()
    expect([all.includes(accessToken), all.includes(refreshToken), refreshToken.length > 20]).toEqual([
      false,
      false,
      true,
    ])
    expect(memory.texts.size).toBe(2)
    await app.clock.advance(61_000)
    expect(memory.texts.size).toBe(0)
    expect((await two.renew(browser.cookie())).session).not.toBeNull()
  })

  it('a text that another key sealed, or that was moved to another key, is none', async () => {
    const { browser, memory, one, two, made } = await openTwo()
    await send(one, refresh, browser.cookie())
    const texts = [...memory.texts]
    for (const [key] of texts) await memory.set(key, texts.find(([other]) => other !== key)?.[1] ?? '', 60_000)
    await send(two, refresh, browser.cookie())
    expect(made()).toBe(2)
  })
})

describe.each(['refusing', 'silent'] as const)('a shared memory that is %s', (state) => {
  async function openAway() {
    const opened = await openTwo()
    const other = opened.app.openBrowser({ keepSessionAlive: false })
    await signIn(other, 'reader@acme.test')
    // The pages of both have made their first calls.
    await opened.app.clock.advance(0)
    opened.memory.become(state)
    return { ...opened, other }
  }

  it('the session goes on by the rules of one process, with one warning', async () => {
    const { app, browser, one, made } = await openAway()
    const asked = [1, 2, 3].map(() => send(one, refresh, browser.cookie()))
    const session = await during(app.clock, one.sessionOf(browser.cookie()))
    const answers = await during(app.clock, Promise.all(asked))
    expect(session).not.toBeNull()
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([made(), reused(app)]).toEqual([1, []])
    const warned = app.logged.filter((line) => line.includes('shared memory'))
    expect(warned).toEqual([expect.stringContaining('does not answer')])
  })

  it('an outage costs one wait in a while, and no more', async () => {
    const { app, browser, memory, one } = await openAway()
    await during(app.clock, one.sessionOf(browser.cookie()))
    const before = memory.asked()
    for (let turn = 0; turn < 10; turn++) expect(await one.sessionOf(browser.cookie())).not.toBeNull()
    expect(memory.asked()).toBe(before)
  })

  it('a log-out during the outage ends the session in this process, and in the others after it', async () => {
    const { app, browser, other, memory, one, two } = await openAway()
    const cookie = browser.cookie()
    expect((await during(app.clock, send(one, `${auth}/logout`, cookie))).status).toBe(200)
    expect(await during(app.clock, one.sessionOf(cookie))).toBeNull()
    expect(memory.texts.size).toBe(0)
    memory.become('here')
    await app.clock.advance(10_000)
    await during(app.clock, one.sessionOf(other.cookie()))
    await expect.poll(() => memory.texts.size).toBe(1)
    expect(await two.sessionOf(cookie)).toBeNull()
  })
})

it('a lock that arrives after its request went on is unlocked', async () => {
  const { app, browser, memory, one } = await openTwo()
  const given: (() => void)[] = []
  const { lock } = memory
  const unlocked: string[] = []
  Object.assign(memory, {
    async lock(key: string, milliseconds: number) {
      const unlock = await lock(key, milliseconds)
      await new Promise<void>((resolve) => given.push(resolve))
      return async () => {
        unlocked.push(key)
        await unlock?.()
      }
    },
  })
  expect((await during(app.clock, send(one, refresh, browser.cookie()))).status).toBe(200)
  expect(unlocked).toEqual([])
  for (const give of given) give()
  await expect.poll(() => unlocked).toHaveLength(1)
})

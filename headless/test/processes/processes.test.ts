import { demoPassword } from '@portico/emulator'
import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appUrl, type Bundle, bundled, cookiesAfter, type OneProcess, startProcess } from './one-process.ts'
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts'

const auth = '/api/frontegg/identity/resources/auth/v1'
const refresh = `${auth}/user/token/refresh`
const logOut = `${auth}/logout`

if (!hasRedis) console.log('Left out, as there is no redis-server: four processes that share a memory in Redis')

describe.skipIf(!hasRedis)('four processes that share a memory in Redis', () => {
  let bundle: Bundle
  let provider: EmulatorServer
  let redis: RedisServer
  let processes: readonly OneProcess[]

  beforeAll(async () => {
    bundle = await bundled()
    provider = await startEmulator({ port: 0, origins: [appUrl] })
    redis = await startRedis()
    const kinds = ['redis', 'ioredis', 'redis', 'ioredis'] as const
    const { clientId } = provider.emulator.snapshot().vendor
    processes = await Promise.all(
      kinds.map((kind) => startProcess(bundle, [kind, redis.url, provider.url, appUrl, clientId])),
    )
  })
  afterAll(async () => {
    await Promise.all([...(processes ?? []), provider, redis].map((one) => one?.stop()))
    bundle?.remove()
  })

  const urlOf = (at: number) => processes[at % 4]?.url ?? ''
  const renewals = () =>
    provider.emulator.journal.entries().filter(({ operation }) => operation === 'refreshToken').length
  const emailAt = async (at: number, cookie: string) =>
    (await (await fetch(`${urlOf(at)}/session`, { headers: { cookie } })).json()).email

  const logAt = async (at: number) => (await fetch(`${urlOf(at)}/log`)).json()

  function post(at: number, path: string, cookie: string, body: object = {}): Promise<Response> {
    const headers = { cookie, origin: appUrl, 'content-type': 'application/json' }
    return fetch(urlOf(at) + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async function signIn(email = 'admin@acme.test'): Promise<string> {
    const answer = await post(0, `${auth}/user`, '', { email, password: demoPassword })
    expect(answer.status).toBe(200)
    return cookiesAfter(answer, '')
  }

  it('200 parallel requests at the end of a token renew it once', async () => {
    const cookie = await signIn()
    const before = renewals()
    const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => post(at, refresh, cookie)))
    const tokens = await Promise.all(answers.map(async (answer) => (await answer.json()).accessToken))
    expect([new Set(answers.map(({ status }) => status)), new Set(tokens).size]).toEqual([new Set([200]), 1])
    expect(renewals() - before).toBe(1)
  })

  it('a log-out in one process ends the session in all four, with the cookies before and after it', async () => {
    const cookie = await signIn()
    const led = cookiesAfter(await post(1, refresh, cookie), cookie)
    for (const at of [0, 1, 2, 3]) expect(await emailAt(at, led)).toBe('admin@acme.test')
    expect((await post(2, logOut, led)).status).toBe(200)
    expect(await Promise.all([0, 1, 2, 3].map(logAt))).toEqual([[], [], [], []])
    for (const at of [0, 1, 2, 3]) {
      for (const one of [cookie, led]) {
        expect(await emailAt(at, one)).toBeNull()
        expect((await post(at, refresh, one)).status).toBe(401)
      }
    }
  })

  it('a full Redis refuses to write, and the log-outs that it holds still count', async () => {
    const [cookie, other] = [await signIn(), await signIn('reader@acme.test')]
    expect((await post(0, logOut, cookie)).status).toBe(200)
    expect(await redis.command('CONFIG', 'SET', 'maxmemory', '1')).toBe('+OK')
    let current = other
    for (const at of [0, 1, 2, 3]) {
      const answer = await post(at, refresh, current)
      expect(answer.status).toBe(200)
      current = cookiesAfter(answer, current)
      expect(await emailAt(at, current)).toBe('reader@acme.test')
      expect(await emailAt(at, cookie)).toBeNull()
      expect(await logAt(at)).toEqual([expect.stringContaining('refuses to lock (OOM)')])
    }
    expect(await redis.command('CONFIG', 'SET', 'maxmemory', '0')).toBe('+OK')
  })

  it('the session goes on in each process after Redis has gone, with one warning', async () => {
    const cookie = await signIn()
    await redis.stop()
    let current = cookie
    for (const at of [0, 1, 2, 3]) {
      const before = renewals()
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(at, refresh, current)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(renewals() - before).toBe(1)
      current = cookiesAfter(answers[0], current)
      expect(await emailAt(at, current)).toBe('admin@acme.test')
      expect((await logAt(at)).slice(1)).toEqual([expect.stringContaining('goes on alone')])
    }
    expect((await post(0, logOut, current)).status).toBe(200)
    expect(await emailAt(0, current)).toBeNull()
  })
})

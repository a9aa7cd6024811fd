import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '@portico/emulator'
import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standInFor } from '../../src/http/stand-in.ts'
import { noise } from '../noise.ts'
import { hasNginx, startNginx } from './nginx-server.ts'
import { appUrl, type Bundle, bundled, cookiesAfter, type OneProcess, startProcess } from './one-process.ts'
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts'

const api = '/api/frontegg/identity/resources'
const refresh = `${api}/auth/v1/user/token/refresh`
const me = `${api}/users/v2/me`

const hasAll = hasNginx && hasRedis
if (!hasAll) console.log(`Left out, as there is no ${hasNginx ? 'redis-server' : 'nginx'}: two processes behind nginx`)

describe.skipIf(!hasAll)('two processes behind nginx', () => {
  const started: { readonly stop: () => Promise<void> }[] = []
  let bundle: Bundle
  let provider: EmulatorServer
  let redis: RedisServer
  let processes: readonly OneProcess[]
  let documented: OneProcess

  beforeAll(async () => {
    bundle = await bundled()
    provider = kept(await startEmulator({ port: 0, origins: [appUrl] }))
    redis = kept(await startRedis())
    processes = await startTwo()
    documented = await startBefore(processes, nginxLines())
  })
  afterAll(async () => {
    await Promise.all(started.map((one) => one.stop()))
    bundle?.remove()
  })

  function kept<One extends { readonly stop: () => Promise<void> }>(one: One): One {
    started.push(one)
    return one
  }

  async function startTwo(): Promise<readonly OneProcess[]> {
    const { clientId } = provider.emulator.snapshot().vendor
    const kinds = ['redis', 'ioredis']
    const two = kinds.map((kind) => startProcess(bundle, [kind, redis.url, provider.url, appUrl, clientId]))
    return (await Promise.all(two)).map(kept)
  }

  async function startBefore(two: readonly OneProcess[], lines: string): Promise<OneProcess> {
    return kept(
      await startNginx(
        two.map(({ url }) => url),
        lines,
      ),
    )
  }

  function give(note: unknown): void {
    provider.emulator.arrange(({ users }) => {
      for (const one of users) one.metadata = JSON.stringify({ note })
    })
  }

  function post({ url }: OneProcess, path: string, cookie: string, body: object = {}): Promise<Response> {
    const headers = { cookie, origin: appUrl, 'content-type': 'application/json' }
    return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  function signIn(nginx: OneProcess): Promise<Response> {
    return post(nginx, `${api}/auth/v1/user`, '', { email: 'admin@acme.test', password: demoPassword })
  }

  /** The statuses of 200 parallel calls of a page, and of 200 parallel renewals, after a sign-in. */
  async function callAll(nginx: OneProcess) {
    const answer = await signIn(nginx)
    expect(answer.status).toBe(200)
    const cookie = cookiesAfter(answer, '')
    const { accessToken } = await answer.json()
    // A page names its person and tenant alone, as src/server/stand-in-bearer.test.ts shows.
    const headers = { cookie, authorization: `Bearer ${standInFor(accessToken)}` }
    const calls = await statuses(() => fetch(nginx.url + me, { headers }))
    const renewals = await statuses(() => post(nginx, refresh, cookie))
    return { size: Math.round(accessToken.length / 1000), calls, renewals }
  }

  it.each([
    [1, 'claims', ''],
    [4, 'permissions', permissions(64)],
    [4, 'random text', noise(2000)],
    [7, 'permissions', permissions(115)],
    [7, 'random text', noise(4400)],
    [12, 'permissions', permissions(217)],
    [12, 'random text', noise(8200)],
  ])(
    'with the lines of the guide for nginx and the defaults of Node, 200 parallel calls with a token of %i kB of %s are answered',
    async (size, _, note) => {
      give(note)
      expect(await callAll(documented)).toEqual({ size, calls: [200], renewals: [200] })
    },
  )

  it('with the defaults of nginx and Node, 200 parallel calls with a small token are answered', async () => {
    give('')
    const defaults = await startBefore(await startTwo(), '')
    expect(await callAll(defaults)).toEqual({ size: 1, calls: [200], renewals: [200] })
  })

  it('a token too large for the cookies is refused at the sign-in with its size, and sets no cookie', async () => {
    give(noise(10_500))
    const answer = await signIn(documented)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
    expect(await answer.json()).toMatchObject({
      errorCode: 'session-too-large',
      errors: [expect.stringMatching(/^The session takes 1\d{4} bytes/)],
    })
  })
})

async function statuses(call: () => Promise<Response>): Promise<readonly number[]> {
  const answers = await Promise.all(Array.from({ length: 200 }, call))
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  return [...new Set(answers.map(({ status }) => status))]
}

function permissions(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `acme.billing.invoices-of-${noise(at + 4).slice(at)}.read`)
}

const guide = readFileSync(join(import.meta.dirname, '../../../docs/server.md'), 'utf8')

/** The lines of nginx that the guide gives. */
function nginxLines(): string {
  const [found] = /(?<=```nginx\n)[^`]+/.exec(guide) ?? []
  if (found === undefined) throw new Error('The guide has no lines of nginx')
  return found
}

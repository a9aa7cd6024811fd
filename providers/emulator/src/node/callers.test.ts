import { request } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { at } from '../../test/open-caller.ts'
import { demoPassword } from '../core/demo.ts'
import { type EmulatorServer, type ServeOptions, startEmulator } from './index.ts'

const servers: EmulatorServer[] = []
afterEach(() => Promise.all(servers.splice(0).map(({ stop }) => stop())))

async function serve(options: ServeOptions = {}): Promise<EmulatorServer> {
  const server = await startEmulator({ port: 0, ...options })
  servers.push(server)
  return server
}

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a request with a `Host` of its own, which `fetch` does not allow. */
function send(address: string, { body, ...options }: Sent = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(address, options, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const json = { 'content-type': 'application/json' }
const credentials = JSON.stringify({ email: 'admin@acme.test', password: demoPassword })

describe('a page whose name is bound to 127.0.0.1', () => {
  it.each([at.login, '/flags', '/oauth/authorize', '/.well-known/jwks.json', '/__emulator/state', '/__emulator/'])(
    'gets no answer of %s',
    async (path) => {
      const { url } = await serve()
      const host = `rebound.example:${new URL(url).port}`
      const address = path.startsWith('/_') || path.startsWith('/.') ? url + path : `${url}/frontegg${path}`
      const headers = { ...json, host, origin: `http://${host}` }
      const method = path === at.login ? 'POST' : 'GET'
      const { status, text } = await send(address, { method, headers, ...(method === 'POST' && { body: credentials }) })
      expect([status, JSON.parse(text)]).toMatchObject([403, { errorCode: 'ER-HOST-FOREIGN' }])
    },
  )

  it.each(['localhost.evil.example', 'evil.example.', '192.168.0.7', '0.0.0.0', '[::ffff:7f00:1]', 'a b'])(
    'a call with the host %j is refused',
    async (host) => {
      const { url } = await serve()
      expect((await send(`${url}/frontegg/flags`, { headers: { host } })).status).toBeGreaterThanOrEqual(400)
    },
  )

  it.each(['localhost', 'LOCALHOST:80', 'localhost.', 'acme.localhost:4400', '127.0.0.1', '127.8.8.8', '[::1]:1'])(
    'a call with the host %s is answered',
    async (host) => {
      const { url } = await serve()
      expect((await send(`${url}/frontegg/flags`, { headers: { host } })).status).toBe(200)
    },
  )
})

describe('the allowed names of a served emulator', () => {
  it('are answered beside those of this machine', async () => {
    const { url } = await serve({ allowedHosts: ['app.local.test'] })
    const statusOf = async (host: string) => (await send(`${url}/frontegg/flags`, { headers: { host } })).status
    expect(await statusOf('app.local.test:4400')).toBe(200)
    expect(await statusOf('localhost')).toBe(200)
    expect(await statusOf('other.local.test')).toBe(403)
  })

  it('are any for a host of its own, unless the names are given', async () => {
    const statusOf = async ({ url }: EmulatorServer, host: string) =>
      (await send(`${url}/frontegg/flags`, { headers: { host } })).status
    expect(await statusOf(await serve({ host: '0.0.0.0' }), 'emulator:4400')).toBe(200)
    const named = await serve({ host: '0.0.0.0', allowedHosts: ['emulator'] })
    expect(await statusOf(named, 'emulator:4400')).toBe(200)
    expect(await statusOf(named, 'rebound.example')).toBe(403)
  })
})

describe('a webhook test', () => {
  /** Signs in, and sends a test event to an address. */
  async function testEvent(server: EmulatorServer, address: string) {
    const post = async (path: string, body: string, headers = {}) =>
      send(`${server.url}/frontegg${path}`, { method: 'POST', headers: { ...json, ...headers }, body })
    const signedIn = await post(at.login, credentials)
    const { accessToken } = JSON.parse(signedIn.text)
    const { text } = await post('/webhook/test', JSON.stringify({ url: address, secret: null, payload: {} }), {
      authorization: `Bearer ${accessToken}`,
    })
    return text
  }

  it('does not reach a port that no option names', async () => {
    const reached = vi.fn()
    const other = await serve({ deliver: async () => new Response() })
    other.emulator.onChange(reached)
    const server = await serve()
    expect(await testEvent(server, `${other.url}/frontegg${at.login}`)).toContain(`does not call ${other.url}`)
    expect(reached).not.toHaveBeenCalled()
  })

  it('never resets the emulator itself, not even if its origin is named', async () => {
    const server = await serve({ reach: ['http://localhost:*', 'http://127.0.0.1:*'] })
    server.emulator.addTenant({ name: 'Kept' })
    for (const path of ['/__emulator/reset', '/__emulator/actor-tokens', '/__emulator/', '/frontegg/flags']) {
      expect(await testEvent(server, server.url + path)).toContain('ER-EMULATOR-LOOP')
    }
    expect(server.emulator.snapshot().tenants.some(({ name }) => name === 'Kept')).toBe(true)
  })
})

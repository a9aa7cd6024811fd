import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { demoPassword } from '@portico/emulator'
import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import { createServer, type Server } from '@portico/headless/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCookieJar } from '../../../providers/emulator/src/http/cookie-jar.ts'
import { createApp as onExpress } from './express-app.ts'
import { createApp as onFastify } from './fastify-app.ts'

const appUrl = 'http://localhost:3000'

/** Serves an application on a free port. */
const frameworks = {
  async Express(portico: Server) {
    const server = createHttpServer(onExpress(portico, appUrl)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { url: `http://127.0.0.1:${port}`, close: async () => void server.close() }
  },
  async Fastify(portico: Server) {
    const app = onFastify(portico, appUrl)
    return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
  },
}

describe.each(Object.entries(frameworks))('an application on %s', (_, serve) => {
  let provider: EmulatorServer
  let app: Awaited<ReturnType<typeof serve>>
  const cookies = createCookieJar(Date.now)

  beforeEach(async () => {
    provider = await startEmulator({ port: 0, origins: [appUrl] })
    const { clientId } = provider.emulator.snapshot().vendor
    const log = () => {}
    app = await serve(
      createServer({ appUrl, baseUrl: provider.url, clientId, encryptionPassword: 'a1'.repeat(32), ports: { log } }),
    )
  })
  afterEach(async () => {
    await app.close()
    await provider.stop()
  })

  /** Calls the application as its page does, with the cookies of the browser. */
  async function call(path: string, init: RequestInit = {}) {
    const headers = { ...init.headers, cookie: cookies.header(appUrl + path) ?? '', origin: appUrl }
    const answer = await fetch(app.url + path, { redirect: 'manual', ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) cookies.take(appUrl + path, cookie)
    return answer
  }

  it('a person signs in by its proxy, and has its pages and its API', async () => {
    const led = await call('/reports?tab=2')
    expect([led.status, led.headers.get('location')]).toEqual([
      307,
      `${appUrl}/account/login?redirectUrl=%2Freports%3Ftab%3D2`,
    ])
    expect(led.headers.get('cache-control')).toContain('no-store')
    expect((await call('/reports.json')).status).toBe(401)
    expect(await (await call('/pricing')).text()).toBe('Prices')

    const body = JSON.stringify({ email: 'admin@acme.test', password: demoPassword })
    const headers = { 'content-type': 'application/json' }
    const path = '/api/frontegg/identity/resources/auth/v1/user'
    expect((await call(path, { method: 'POST', headers, body })).status).toBe(200)

    expect(await (await call('/reports')).text()).toBe('Reports of Ada Admin')
    expect(await (await call('/reports.json')).json()).toEqual({ tenant: expect.any(String) })
  })
})

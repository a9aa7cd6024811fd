import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createEmulator } from '../emulator.ts'
import { type EmulatorServer, startEmulator } from '../node/index.ts'
import type { EmulatorOptions } from '../types.ts'

let server: EmulatorServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

describe('the control routes', () => {
  const header = 'x-portico-emulator-token'

  const ask = (headers: Readonly<Record<string, string>>, options: EmulatorOptions = {}, host = 'localhost:4400') =>
    createEmulator(options).fetch(new Request(`http://${host}/__emulator/state`, { headers }))

  it.each(['localhost:4400', '127.0.0.1:4400', '[::1]:4400'])('answer the host %s', async (host) => {
    expect((await ask({}, {}, host)).status).toBe(200)
  })

  it.each(['evil.example:4400', '192.168.0.7:4400', 'localhost.evil.example'])('refuse the host %s', async (host) => {
    expect((await ask({}, {}, host)).status).toBe(403)
    expect((await ask({ host })).status).toBe(403)
  })

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://192.168.0.7'])(
    'refuse pages of %s',
    async (origin) => {
      expect((await ask({ origin })).status).toBe(403)
    },
  )

  it('refuse what another site asks for without an origin', async () => {
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('answer pages of this machine', async () => {
    expect((await ask({ origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' })).status).toBe(200)
  })

  it('the control routes are closed to a foreign address that sends a Host of this machine', async () => {
    expect((await ask({ host: 'localhost:4400' }, {}, 'evil.example')).status).toBe(403)
  })

  it('ask for the token where there is one, and refuse foreign hosts and pages all the same', async () => {
    const options = { controlToken: 'secret' }
    const told = { [header]: 'secret' }
    expect((await ask({}, options)).status).toBe(401)
    for (const token of ['', 'secre', 'secret2', 'SECRET']) {
      expect((await ask({ [header]: token }, options)).status, token).toBe(401)
    }
    expect((await ask(told, options)).status).toBe(200)
    expect((await ask(told, options, 'evil.example:4400')).status).toBe(403)
    expect((await ask({ ...told, origin: 'https://evil.example' }, options)).status).toBe(403)
  })

  it('answer any host name where other machines reach them, for the token alone', async () => {
    const options = { controlToken: 'secret', isExposed: true }
    const told = { [header]: 'secret' }
    expect((await ask({}, options, '192.168.0.7:4400')).status).toBe(401)
    expect((await ask(told, options, '192.168.0.7:4400')).status).toBe(200)
    expect((await ask({ ...told, origin: 'https://evil.example' }, options)).status).toBe(403)
    expect((await ask({ ...told, origin: 'http://192.168.0.7:4400' }, options, '192.168.0.7:4400')).status).toBe(403)
  })

  it.each([{ controlToken: '' }, { controlToken: '', isExposed: true }, { isExposed: true }])(
    'the control routes are not served if that leaves them open: %j',
    (options) => {
      expect(() => createEmulator(options)).toThrow('would be open to other machines')
    },
  )

  it.each([
    '//__emulator/state',
    '/%5f%5femulator/state',
    '/frontegg/../__emulator/state',
    '/frontegg/%2e%2e/__emulator/state',
    '/__emulator/%73tate',
    '/__emulator//state',
    '/__emulator/state/',
    '/__emulator/./state',
    '/__emulator/state?x=/__emulator/state',
    '/__emulator%2fstate',
    '/__EMULATOR/state',
    '/;/__emulator/state',
    '/__emulator/state%00',
    'http://localhost/__emulator/state',
  ])('the control routes are closed to a foreign host in any spelling of their path: %s', async (path) => {
    const { port } = new URL((server ??= await startEmulator({ port: 0 })).url)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, headers: { host: 'evil.example' } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      })
      asked.on('error', reject).end()
    })
    expect([403, 404]).toContain(status)
  })
})

describe('a listener that is not loopback', () => {
  it.each(['0.0.0.0', '::'])('asks for a token of its own making at %s, and is localhost too', async (host) => {
    server = await startEmulator({ port: 0, host })
    const { url, controlToken = '' } = server
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(controlToken).toMatch(/^[\w-]{32}$/)
    const headers = { 'x-portico-emulator-token': controlToken }
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const address = `${url.replace('localhost', host)}/__emulator/clock`
      expect((await fetch(address)).status, host).toBe(401)
      expect((await fetch(address, { headers })).status, host).toBe(200)
    }
  })
})

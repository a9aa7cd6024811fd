import { createServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { at } from '../../test/open-caller.ts'
import { type EmulatorServer, type ServeOptions, startEmulator } from './index.ts'

const servers: EmulatorServer[] = []

async function serve(options: ServeOptions = {}): Promise<EmulatorServer> {
  const server = await startEmulator({ port: 0, ...options })
  servers.push(server)
  return server
}

afterEach(() => Promise.all(servers.splice(0).map(({ stop }) => stop())))

describe('a served emulator', () => {
  it('listens on both loopback addresses and calls itself localhost', async () => {
    const { url } = await serve()
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await fetch(`${url.replace('localhost', host)}/frontegg/flags`)).status, host).toBe(200)
    }
  })

  it.each(['127.0.0.1', '::1', 'localhost'])(
    'a served emulator listens on both loopback addresses if the host is %s',
    async (host) => {
      const { url, controlToken } = await serve({ host })
      expect(controlToken).toBeUndefined()
      for (const one of ['127.0.0.1', '[::1]']) {
        expect((await fetch(`${url.replace('localhost', one)}/__emulator/clock`)).status, one).toBe(200)
      }
    },
  )

  it('a served emulator reports in one line that its port is taken on either address, and leaves nothing listening', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen(0, host, resolve))
      const address = other.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      await expect(startEmulator({ port })).rejects.toThrow(
        `Port ${port} is taken. Choose another, or 0 for a free one`,
      )
      await new Promise((resolve) => other.close(resolve))
      const server = await startEmulator({ port })
      await server.stop()
    }
  })

  it('leaves the Request and Response of the process alone', async () => {
    const before = [globalThis.Request, globalThis.Response]
    await serve()
    expect([globalThis.Request, globalThis.Response]).toEqual(before)
    expect(globalThis.Request).toBe(before[0])
  })

  it('ends open connections when it stops', async () => {
    let hasCome = false
    const wait = () => {
      hasCome = true
      return new Promise<void>(() => {})
    }
    const server = await startEmulator({ port: 0, latency: 1, wait })
    const failed = expect(fetch(`${server.url}/frontegg/flags`)).rejects.toThrow()
    await vi.waitFor(() => expect(hasCome).toBe(true), { timeout: 30_000 })
    await server.stop()
    await failed
  })

  it('keeps its issuer to the address it is called at', async () => {
    const { url, emulator } = await serve()
    const cookie = emulator.signIn('admin@acme.test').split(';')[0] ?? ''
    const headers = { 'content-type': 'application/json', cookie }
    const response = await fetch(`${url}/frontegg${at.refresh}`, { method: 'POST', headers })
    const { accessToken }: { accessToken: string } = await response.json()
    expect(JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({ iss: url })
  })
})

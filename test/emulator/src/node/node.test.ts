import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../../test/open-caller.ts'
import { type EmulatorServer, type ServeOptions, startEmulator } from './index.ts'

const servers: EmulatorServer[] = []
let folder = ''

async function serve(options: ServeOptions = {}): Promise<EmulatorServer> {
  const server = await startEmulator({ port: 0, ...options })
  servers.push(server)
  return server
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-emulator-'))
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()))
  await rm(folder, { recursive: true })
})

describe('a served emulator', () => {
  it('listens on both loopback addresses and calls itself localhost', async () => {
    const { url } = await serve()
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await fetch(`${url.replace('localhost', host)}/frontegg/flags`)).status, host).toBe(200)
    }
  })

  it.each(['127.0.0.1', '::1', 'localhost'])('does so too when the host is %s', async (host) => {
    const { url, controlToken } = await serve({ host })
    expect(controlToken).toBeUndefined()
    for (const one of ['127.0.0.1', '[::1]']) {
      expect((await fetch(`${url.replace('localhost', one)}/__emulator/clock`)).status, one).toBe(200)
    }
  })

  it('says in one line that its port is taken, on either address, and leaves nothing listening', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen(0, host, resolve))
      const address = other.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      await expect(startEmulator({ port })).rejects.toThrow(`Port ${port} is taken. Choose another with --port`)
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
    await vi.waitFor(() => expect(hasCome).toBe(true))
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

describe('a data file', () => {
  const file = () => join(folder, 'state.json')

  it('keeps sessions and time across a restart', async () => {
    const first = await startEmulator({ port: 0, dataFile: file() })
    const cookie = first.emulator.signIn('admin@acme.test').split(';')[0] ?? ''
    first.emulator.advance(60_000)
    await first.stop()
    const { url, emulator } = await serve({ dataFile: file() })
    expect(emulator.snapshot()).toEqual(first.emulator.snapshot())
    const headers = { 'content-type': 'application/json', cookie }
    expect((await fetch(`${url}/frontegg${at.refresh}`, { method: 'POST', headers })).status).toBe(200)
  })

  it('goes before the seed', async () => {
    const first = await startEmulator({ port: 0, dataFile: file() })
    await first.stop()
    const { emulator } = await serve({ dataFile: file(), seed: 'empty' })
    expect(emulator.snapshot().users).toHaveLength(6)
  })

  it('is replaced as a whole: nothing but it is left behind', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    for (let time = 0; time < 50; time++) emulator.signIn('admin@acme.test')
    await stop()
    expect(await readdir(folder)).toEqual(['state.json'])
    expect(JSON.parse(await readFile(file(), 'utf8')).sessions).toHaveLength(50)
  })

  it.each([
    ['{"random": 1', 'it is not JSON'],
    ['', 'it is not JSON'],
    ['{}', 'a state has the version 1, and this has none'],
    ['{"version":2}', 'it has the version 2, and this emulator reads 1'],
    ['[]', 'a state is an object'],
  ])('that holds %j is refused in one line that names it, and stays as it is', async (content, reason) => {
    await writeFile(file(), content)
    const error = await startEmulator({ port: 0, dataFile: file() }).catch((thrown: unknown) => thrown)
    const text = String(error)
    expect(text).toContain(file())
    expect(text).toContain(reason)
    expect(text).not.toContain('\n')
    expect(await readFile(file(), 'utf8')).toBe(content)
  })

  it('that cannot be written is refused at the start', async () => {
    const dataFile = join(folder, 'no-such-folder', 'state.json')
    await expect(startEmulator({ port: 0, dataFile })).rejects.toThrow(`${dataFile} cannot be written`)
  })

  it('that is a folder is refused', async () => {
    await expect(startEmulator({ port: 0, dataFile: folder })).rejects.toThrow(`${folder} cannot be read`)
  })

  it('that can no longer be written is told of, and the emulator goes on', async () => {
    const { emulator, url, stop } = await serve({ dataFile: join(folder, 'state.json') })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await rm(folder, { recursive: true })
    emulator.advance(1)
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be written')))
    expect((await fetch(`${url}/frontegg/flags`)).status).toBe(200)
    await stop()
    log.mockRestore()
    folder = await mkdtemp(join(tmpdir(), 'portico-emulator-'))
  })
})

import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at } from '../../test/open-caller.ts'
import type { State } from '../state/types.ts'
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

describe('a data file', () => {
  const file = () => join(folder, 'state.json')
  /** Unlike that of every other writing of the file. */
  const writing = async () => {
    const { ino, mtimeMs } = await stat(file())
    return { ino, mtimeMs }
  }

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
    ['{}', 'a state has the version 2, and this has none'],
    ['{"version":1}', 'it has the version 1, and this emulator reads 2'],
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

  it('is left alone by one that finds its port taken', async () => {
    const { stop } = await serve({ dataFile: file() })
    await stop()
    const other = await serve()
    const before = await writing()
    await expect(startEmulator({ port: portOf(other), dataFile: file() })).rejects.toThrow('is taken')
    expect(await writing()).toEqual(before)
    await rm(file())
    await expect(startEmulator({ port: portOf(other), dataFile: file() })).rejects.toThrow('is taken')
    expect(await readdir(folder)).toEqual([])
  })

  it('is whole at every moment', async () => {
    const { emulator } = await serve({ dataFile: file() })
    for (let time = 0; time < 100; time++) {
      emulator.signIn('admin@acme.test')
      const { sessions }: State = JSON.parse(await readFile(file(), 'utf8'))
      expect(sessions.length).toBeLessThanOrEqual(time + 1)
    }
  })

  it('is not for others to read: it holds what opens sessions', async () => {
    await serve({ dataFile: file() })
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it('is not written for a call that only reads', async () => {
    const { url, stop } = await serve({ dataFile: file() })
    const before = await writing()
    await fetch(`${url}/frontegg/flags`)
    await stop()
    expect(await writing()).toEqual(before)
  })

  it('is not written any more once the server has stopped', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    await stop()
    const before = await writing()
    emulator.advance(1)
    await new Promise((resolve) => setImmediate(resolve))
    await stop()
    expect(await writing()).toEqual(before)
  })

  it('whose place is taken leaves no half of itself behind', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await rm(file())
    await mkdir(file())
    emulator.advance(1)
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be written')))
    await stop()
    log.mockRestore()
    expect(await readdir(folder)).toEqual(['state.json'])
  })
})

const portOf = ({ url }: EmulatorServer) => Number(new URL(url).port)

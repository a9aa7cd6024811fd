import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { dataFolder } from '../../test/data-folder.ts'
import { at } from '../../test/open-caller.ts'
import { readKept } from './data-file.ts'
import { type EmulatorServer, startEmulator } from './index.ts'

const { folder, file, serve } = dataFolder()

describe('a data file', () => {
  /** Returns an identity of the written file, which differs for every write. */
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

  it('a data file from before areas declared their records keeps users and sessions', async () => {
    const first = await startEmulator({ port: 0, dataFile: file() })
    first.emulator.signIn('admin@acme.test')
    await first.stop()
    const { phoneNumbers, phoneProofs, webAuthn, passcodes, federation, ...former } = JSON.parse(
      await readFile(file(), 'utf8'),
    )
    await writeFile(file(), JSON.stringify(former))
    const { emulator } = await serve({ dataFile: file() })
    expect(emulator.snapshot()).toEqual(first.emulator.snapshot())
  })

  it('goes before the seed', async () => {
    const first = await startEmulator({ port: 0, dataFile: file() })
    await first.stop()
    const { emulator } = await serve({ dataFile: file(), seed: 'empty' })
    expect(emulator.snapshot().users).toHaveLength(6)
  })

  it('a data file is replaced as a whole, with no other file left behind', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    for (let time = 0; time < 50; time++) emulator.signIn('admin@acme.test')
    await stop()
    expect(await readdir(folder())).toEqual(['state.json'])
    expect(JSON.parse(await readFile(file(), 'utf8')).sessions).toHaveLength(50)
  })

  it.each([
    ['{"random": 1', 'it is not JSON'],
    ['', 'it is not JSON'],
    ['{}', 'a state has the version 2, and this has none'],
    ['{"version":1}', 'it has the version 1, and this emulator reads 2'],
    ['[]', 'a state is an object'],
  ])(
    'a data file with the content %j is refused in one line that names it, and stays unchanged',
    async (content, reason) => {
      await writeFile(file(), content)
      const error = await startEmulator({ port: 0, dataFile: file() }).catch((thrown: unknown) => thrown)
      const text = String(error)
      expect(text).toContain(file())
      expect(text).toContain(reason)
      expect(text).not.toContain('\n')
      expect(await readFile(file(), 'utf8')).toBe(content)
    },
  )

  it('a data file that cannot be written is refused at the start', async () => {
    const dataFile = join(folder(), 'no-such-folder', 'state.json')
    await expect(startEmulator({ port: 0, dataFile })).rejects.toThrow(`${dataFile} cannot be written`)
  })

  it('a folder is refused as a data file', async () => {
    await expect(startEmulator({ port: 0, dataFile: folder() })).rejects.toThrow(`${folder()} cannot be read`)
  })

  it('a data file that can no longer be written is reported in the log, and the emulator keeps running', async () => {
    const { emulator, url, stop } = await serve({ dataFile: join(folder(), 'state.json') })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await rm(folder(), { recursive: true })
    emulator.advance(1)
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be written')), {
      timeout: 30_000,
    })
    expect((await fetch(`${url}/frontegg/flags`)).status).toBe(200)
    await stop()
    log.mockRestore()
  })

  it('a data file is left unchanged by an emulator that finds its port taken', async () => {
    const { stop } = await serve({ dataFile: file() })
    await stop()
    const other = await serve()
    const before = await writing()
    await expect(startEmulator({ port: portOf(other), dataFile: file() })).rejects.toThrow('is taken')
    expect(await writing()).toEqual(before)
    await rm(file())
    await expect(startEmulator({ port: portOf(other), dataFile: file() })).rejects.toThrow('is taken')
    expect(await readdir(folder())).toEqual([])
  })

  it('a data file with its journal is complete at every moment', async () => {
    const { emulator } = await serve({ dataFile: file() })
    for (let time = 0; time < 100; time++) {
      emulator.signIn('admin@acme.test')
      const kept = await readKept(file())
      expect(kept?.sessions.length).toBeLessThanOrEqual(time + 1)
    }
    await vi.waitFor(async () => expect((await readKept(file()))?.sessions).toHaveLength(100), { timeout: 30_000 })
  })

  it('grows by what changed, not by the whole state', async () => {
    const { emulator } = await serve({ dataFile: file(), users: 1000 })
    const before = await writing()
    for (let time = 1; time <= 20; time++) {
      emulator.signIn('admin@acme.test')
      await vi.waitFor(async () => expect((await readKept(file()))?.sessions).toHaveLength(time), { timeout: 30_000 })
    }
    expect(await writing()).toEqual(before)
    expect((await stat(`${file()}.journal`)).size).toBeLessThan(20 * 2500)
    expect((await stat(file())).size).toBeGreaterThan(500_000)
  })

  it('a data file is rewritten once its journal is as long', async () => {
    const { emulator } = await serve({ dataFile: file() })
    const before = await writing()
    for (let time = 0; (await writing()).ino === before.ino; time++) {
      emulator.arrange((state) => {
        state.adminBox['*'] = { text: 'x'.repeat(100_000 + time) }
      })
      await vi.waitFor(async () => expect((await readKept(file()))?.adminBox).toEqual(emulator.snapshot().adminBox), {
        timeout: 30_000,
      })
    }
    await vi.waitFor(async () => expect(await readKept(file())).toEqual(emulator.snapshot()), { timeout: 30_000 })
    // The former journal is removed after the new file has taken its place.
    const journalSize = async () => (await stat(`${file()}.journal`).catch(() => ({ size: 0 }))).size
    await vi.waitFor(async () => expect(await journalSize()).toBeLessThan(500_000), { timeout: 30_000 })
  })

  it('begins without what a crash left beside it', async () => {
    await writeFile(`${file()}.part`, '{"half')
    const { emulator, stop } = await serve({ dataFile: file() })
    expect(emulator.snapshot().users).toHaveLength(6)
    await stop()
    expect(await readdir(folder())).toEqual(['state.json'])
  })

  it('forgets a last change that was cut off', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    emulator.signIn('admin@acme.test')
    await vi.waitFor(async () => expect((await readKept(file()))?.sessions).toHaveLength(1), { timeout: 30_000 })
    const [text, journal] = await Promise.all([readFile(file(), 'utf8'), readFile(`${file()}.journal`, 'utf8')])
    await stop()
    await writeFile(file(), text)
    await writeFile(`${file()}.journal`, `${journal}[{"member":"sessions","set":[`)
    expect((await readKept(file()))?.sessions).toHaveLength(1)
    const reasons: string[] = []
    await writeFile(`${file()}.journal`, journal.slice(0, -2))
    expect((await readKept(file(), (reason) => reasons.push(reason)))?.sessions).toHaveLength(0)
    expect(reasons).toEqual([`${file()}.journal ends within a line, as a crash leaves it`])
  })

  it('answers only when a change is written, if it is asked to', async () => {
    const { url } = await serve({ dataFile: file(), dataSync: true })
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'admin@acme.test' })
    for (let time = 1; time <= 10; time++) {
      expect((await fetch(`${url}/__emulator/actor-tokens`, { method: 'POST', headers, body })).status).toBe(201)
      expect((await readKept(file()))?.actorTokens).toHaveLength(time)
    }
  })

  it('gives no answer to a call whose change cannot be written', async () => {
    const { url, stop } = await serve({ dataFile: file(), dataSync: true })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await rm(file())
    await mkdir(file())
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'admin@acme.test' })
    await expect(fetch(`${url}/__emulator/actor-tokens`, { method: 'POST', headers, body })).rejects.toThrow()
    await stop()
    log.mockRestore()
  })

  it('a data file is readable by its owner alone, because it holds what opens sessions', async () => {
    await serve({ dataFile: file() })
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it('a data file is not written for a call that only reads', async () => {
    const { url, stop } = await serve({ dataFile: file() })
    const before = await writing()
    await fetch(`${url}/frontegg/flags`)
    await stop()
    expect(await writing()).toEqual(before)
  })

  it('a data file is no longer written once the server has stopped', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    await stop()
    const before = await writing()
    emulator.advance(1)
    await new Promise((resolve) => setImmediate(resolve))
    await stop()
    expect(await writing()).toEqual(before)
  })

  it('a data file whose path is taken leaves no partial file behind', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await rm(file())
    await mkdir(file())
    emulator.advance(1)
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be written')), {
      timeout: 30_000,
    })
    await stop()
    log.mockRestore()
    expect(await readdir(folder())).toEqual(['state.json'])
  })
})

describe('two emulators on one data file', () => {
  const lock = () => `${file()}.lock`

  it('a second emulator on a data file is refused in one line that names the first, which keeps running', async () => {
    const { emulator } = await serve({ dataFile: file() })
    const error = await startEmulator({ port: 0, dataFile: file() }).catch((thrown: unknown) => thrown)
    expect(String(error)).toBe(
      `Error: ${file()} is in use by another emulator (process ${process.pid}). Stop that one or name another file`,
    )
    emulator.signIn('admin@acme.test')
    await vi.waitFor(async () => expect((await readKept(file()))?.sessions).toHaveLength(1), { timeout: 30_000 })
  })

  it('a second emulator may use a data file once the first has stopped', async () => {
    const first = await startEmulator({ port: 0, dataFile: file() })
    await first.stop()
    expect(await readdir(folder())).toEqual(['state.json'])
    await serve({ dataFile: file() })
  })

  it.each([
    ['a process that has ended', '4194303 1'],
    ['this process, of before a restart', `${process.pid} 1`],
    ['nobody', ''],
  ])('a lock of %s does not stop an emulator from starting', async (_, content) => {
    await writeFile(lock(), content)
    await serve({ dataFile: file() })
    expect(await readFile(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  })

  it('one of several emulators starts if all start at once on a stale lock', async () => {
    await writeFile(lock(), '4194303 1')
    const started = await Promise.allSettled([1, 2, 3, 4].map(() => serve({ dataFile: file() })))
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

const portOf = ({ url }: EmulatorServer) => Number(new URL(url).port)

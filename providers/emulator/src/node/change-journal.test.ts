import { createHash } from 'node:crypto'
import { link, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { dataFolder } from '../../test/data-folder.ts'
import { readKept } from './data-file.ts'
import { startEmulator } from './index.ts'

const { folder, file, serve } = dataFolder()

describe('the journal of a data file', () => {
  it('a journal from before the last whole write is ignored', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    emulator.signIn('admin@acme.test')
    await vi.waitFor(async () => expect((await readKept(file()))?.sessions).toHaveLength(1), { timeout: 30_000 })
    const journal = await readFile(`${file()}.journal`, 'utf8')
    await stop()
    const text = await readFile(file(), 'utf8')
    const written = JSON.stringify({ written: createHash('sha256').update(text).digest('hex') })
    const end = `${createHash('sha256').update(written).digest('hex')} ${written}\n`
    await writeFile(`${file()}.journal`, journal + end)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await serve({ dataFile: file() })).emulator.snapshot().sessions).toHaveLength(1)
    expect(log).not.toHaveBeenCalled()
    expect((await readdir(folder())).some((name) => name.includes('aside'))).toBe(false)
  })

  it('a whole write leaves a journal that says so until it is removed', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    emulator.signIn('admin@acme.test')
    await vi.waitFor(async () => expect((await readKept(file()))?.sessions).toHaveLength(1), { timeout: 30_000 })
    // A second link keeps the content after the removal.
    await link(`${file()}.journal`, join(folder(), 'kept'))
    await stop()
    await rename(join(folder(), 'kept'), `${file()}.journal`)
    const reasons: string[] = []
    expect((await readKept(file(), (reason) => reasons.push(reason)))?.sessions).toHaveLength(1)
    expect(reasons).toEqual([])
  })

  it.each([
    ['is edited by hand', (text: string) => text.replace('Ada Admin', 'Ada Edited')],
    ['is formatted anew', (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
  ])('if a data file %s after a crash, its journal is logged and kept aside', async (_, edit) => {
    const { emulator, stop } = await serve({ dataFile: file() })
    emulator.signIn('admin@acme.test')
    await vi.waitFor(async () => expect((await readKept(file()))?.sessions).toHaveLength(1), { timeout: 30_000 })
    const [text, journal] = await Promise.all([readFile(file(), 'utf8'), readFile(`${file()}.journal`, 'utf8')])
    await stop()
    await writeFile(file(), edit(text))
    await writeFile(`${file()}.journal`, journal)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await serve({ dataFile: file() })).emulator.snapshot().sessions).toHaveLength(0)
    const aside = `${file()}.journal.aside-1`
    expect(log.mock.calls).toEqual([
      [
        `${file()} is not the file that ${file()}.journal follows: one of them was changed or replaced. Its changes are in ${aside}`,
      ],
    ])
    expect(await readFile(aside, 'utf8')).toBe(journal)
  })

  it('a journal with a damaged line is refused by its number, and stays', async () => {
    const { emulator, stop } = await serve({ dataFile: file() })
    emulator.signIn('admin@acme.test')
    await vi.waitFor(async () => expect((await readKept(file()))?.sessions).toHaveLength(1), { timeout: 30_000 })
    const [text, journal] = await Promise.all([readFile(file(), 'utf8'), readFile(`${file()}.journal`, 'utf8')])
    await stop()
    const damaged = journal.replace('"sessions"', '"sessionz"')
    await writeFile(file(), text)
    await writeFile(`${file()}.journal`, damaged)
    await expect(startEmulator({ port: 0, dataFile: file() })).rejects.toThrow(`line 2 of ${file()}.journal is damaged`)
    expect(await readFile(`${file()}.journal`, 'utf8')).toBe(damaged)
  })
})

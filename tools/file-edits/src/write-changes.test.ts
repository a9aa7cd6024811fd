import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesInMemory } from '../test/files-in-memory.ts'
import { diskFiles, type FilePort } from './file-port.ts'
import { type Change, writeChanges } from './write-changes.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-edits-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const none = () => 0
/** The number of a process that there cannot be. */
const ended = 2 ** 30
const at = (path: string) => join(folder, path)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const apply = (changes: readonly Change[], count = (_: string, text: string) => text.split('!').length - 1) =>
  writeChanges(diskFiles(folder), changes, count)

describe('changes of files on the disk', () => {
  it('a byte order mark and the rights of a file stay, and no other file is left', () => {
    writeFileSync(at('run.sh'), '\uFEFFone')
    chmodSync(at('run.sh'), 0o755)
    expect(apply([{ path: 'run.sh', before: 'one', after: 'two' }])).toEqual([])
    expect(readFileSync(at('run.sh'), 'utf8')).toBe('\uFEFFtwo')
    expect(statSync(at('run.sh')).mode & 0o777).toBe(0o755)
    expect(readdirSync(folder)).toEqual(['run.sh'])
  })

  it('a new file gets its folders', () => {
    expect(apply([{ path: 'a/b/c.ts', before: null, after: 'c' }])).toEqual([])
    expect(readFileSync(at('a/b/c.ts'), 'utf8')).toBe('c')
  })

  it('a symbolic link stays one, and the file behind it is written', () => {
    writeFileSync(at('real'), 'one')
    symlinkSync('real', at('link'))
    expect(apply([{ path: 'link', before: 'one', after: 'two' }])).toEqual([])
    expect(readFileSync(at('real'), 'utf8')).toBe('two')
    expect(readdirSync(folder, { withFileTypes: true }).map((one) => one.isSymbolicLink())).toEqual([true, false])
  })

  it.each<[string, Change, string]>([
    ['a file with other text', { path: 'a', before: 'other', after: 'x' }, 'it has changed meanwhile'],
    ['a new file that is there', { path: 'a', before: null, after: 'x' }, 'it has changed meanwhile'],
    ['a file that is gone', { path: 'gone', before: 'x', after: 'y' }, 'it has changed meanwhile'],
    ['a text with more errors', { path: 'a', before: 'a!', after: '!!' }, 'its new text would have errors of syntax'],
    ['a folder', { path: 'folder', before: null, after: '' }, 'it is no file'],
    ['a file below a file', { path: 'a/b', before: null, after: '' }, 'a file is in the place of its folder'],
  ])('%s is refused, and nothing is written', (_, change, reason) => {
    writeFileSync(at('a'), 'a!')
    mkdirSync(at('folder'))
    const problems = apply([{ path: 'new', before: null, after: 'new' }, change])
    expect(problems).toEqual([{ path: change.path, reason: expect.stringContaining(reason) }])
    expect(readdirSync(folder)).toEqual(['a', 'folder'])
  })

  it('a file that is not UTF-8 is refused', () => {
    writeFileSync(at('a'), new Uint8Array([0xfc]))
    expect(apply([{ path: 'a', before: '\uFFFD', after: 'x' }])).toEqual([{ path: 'a', reason: 'it is not UTF-8' }])
  })

  it('what a run that ended half-way left beside files is removed, and what a run at work has there stays', () => {
    writeFileSync(at('a'), 'one')
    for (const name of [`.a.${ended}.portico-new`, `.gone.${ended}.portico-new`]) writeFileSync(at(name), 'half')
    writeFileSync(at(`.a.${process.ppid}.portico-new`), 'of another run')
    expect(apply([{ path: 'a', before: 'one', after: 'two' }])).toEqual([])
    expect(readdirSync(folder)).toEqual([`.a.${process.ppid}.portico-new`, 'a'])
  })

  it('a file that is saved while others are written keeps what was saved', () => {
    for (const name of ['a', 'b', 'c']) writeFileSync(at(name), 'one')
    const files = diskFiles(folder)
    const saving: FilePort = {
      ...files,
      rename(from, to) {
        files.rename(from, to)
        if (to.endsWith('a')) for (const name of ['a', 'b']) writeFileSync(at(name), 'saved')
      },
    }
    const changes = ['a', 'b', 'c'].map((path) => ({ path, before: 'one', after: 'two' }))
    expect(writeChanges(saving, changes, none)).toEqual([
      { path: 'b', reason: 'it has changed meanwhile', stuck: ['a'] },
    ])
    expect(['a', 'b', 'c'].map((name) => readFileSync(at(name), 'utf8'))).toEqual(['saved', 'saved', 'one'])
    expect(readdirSync(folder)).toEqual(['a', 'b', 'c'])
  })

  it('a new file that another program makes meanwhile is not replaced', () => {
    const files = diskFiles(folder)
    const making: FilePort = {
      ...files,
      write(place, bytes, like) {
        files.write(place, bytes, like)
        writeFileSync(at('a'), 'theirs')
      },
    }
    expect(writeChanges(making, [{ path: 'a', before: null, after: 'ours' }], none)).toMatchObject([{ path: 'a' }])
    expect([readFileSync(at('a'), 'utf8'), readdirSync(folder)]).toEqual(['theirs', ['a']])
  })

  it('a new folder in which another program writes meanwhile stays, and is no file that was not put back', () => {
    const files = diskFiles(folder)
    const joining: FilePort = {
      ...files,
      write(place, bytes, like) {
        files.write(place, bytes, like)
        writeFileSync(at('new/b'), 'theirs')
      },
    }
    const changes = ['new/a', 'new/b'].map((path) => ({ path, before: null, after: 'ours' }))
    expect(writeChanges(joining, changes, none)).toEqual([{ path: 'new/b', reason: 'it has changed meanwhile' }])
    expect([readdirSync(at('new')), readFileSync(at('new/b'), 'utf8')]).toEqual([['b'], 'theirs'])
  })

  it('a new file whose name is there in other letters is refused, as some disks hold one of them alone', () => {
    writeFileSync(at('Portico.tsx'), 'theirs')
    expect(apply([{ path: 'portico.tsx', before: null, after: 'ours' }])).toEqual([
      { path: 'portico.tsx', reason: 'Portico.tsx is there, which some disks do not keep apart' },
    ])
    expect(readdirSync(folder)).toEqual(['Portico.tsx'])
  })

  it.runIf(process.getuid?.() === 0)('a file of another person stays theirs', () => {
    writeFileSync(at('a'), 'one')
    chownSync(at('a'), 65_534, 65_534)
    expect(apply([{ path: 'a', before: 'one', after: 'two' }])).toEqual([])
    expect(statSync(at('a'))).toMatchObject({ uid: 65_534, gid: 65_534 })
  })

  it('a folder that was made for a text without room is removed again', () => {
    const files = diskFiles(folder)
    const full = {
      ...files,
      write: () => {
        throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      },
    }
    expect(writeChanges(full, [{ path: 'a/b', before: null, after: 'x' }], none)).toEqual([
      { path: 'a/b', reason: 'there is no room on the disk' },
    ])
    expect(existsSync(at('a'))).toBe(false)
  })
})

describe('a disk that fails', () => {
  const before = { a: 'one', b: 'two', c: 'three' }
  const changes = [
    ...Object.entries(before).map(([path, text]) => ({ path, before: text, after: `${text} changed` })),
    { path: 'd', before: null, after: 'new' },
  ]
  const open = () => new Map(Object.entries(before).map(([path, text]) => [path, bytesOf(text)]))
  const texts = (files: ReadonlyMap<string, Uint8Array>) =>
    Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
  const steps = Array.from({ length: changes.length * 2 }, (_, step) => step)

  it.each(steps)('if the operation %i fails, every file is as it was', (step) => {
    const files = open()
    const port = filesInMemory(files, (operation) => {
      if (operation === step) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    })
    expect(writeChanges(port, changes, none)).toMatchObject([{ reason: 'there is no room on the disk' }])
    expect(texts(files)).toEqual(before)
  })

  it.each(steps)('if the process ends at operation %i, every file is whole, and a second run finishes', (step) => {
    const files = open()
    const port = filesInMemory(files, (operation) => {
      if (operation >= step) throw new Error('the process has ended')
    })
    writeChanges(port, changes, none)
    const half = texts(files)
    for (const change of changes) expect([change.before ?? undefined, change.after]).toContain(half[change.path])
    const rest = changes.filter(({ path, after }) => half[path] !== after)
    expect(writeChanges(filesInMemory(files), rest, none)).toEqual([])
    expect(texts(files)).toEqual(Object.fromEntries(changes.map(({ path, after }) => [path, after])))
  })
})

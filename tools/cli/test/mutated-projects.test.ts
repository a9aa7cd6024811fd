import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { writerOf } from '../../file-edits/src/beside-name.ts'
import { exactText, searchableText } from '../../file-edits/src/exact-text.ts'
import { filesInMemory } from '../../file-edits/test/files-in-memory.ts'
import { migrateFiles } from '../src/migrate/frontegg/migrate-frontegg.ts'
import { countErrors } from '../src/source-tree/count-errors.ts'
import { type Project, projects } from './mutated-projects.ts'

const numRuns = runs(4000)
const options = { isDirect: false, isDry: false }

function migrated(before: Project, fail?: (operation: number) => void) {
  const files = new Map(before)
  return { files, migration: migrateFiles(filesInMemory(files, fail), [...before.keys()], options) }
}

const textOf = (bytes: Uint8Array | undefined) => (bytes && exactText(bytes)?.text) ?? ''

describe('projects of all forms after the command', () => {
  it('each file keeps its mark, line ends and comments, and has no more errors than before', () => {
    fc.assert(
      fc.property(projects, (before) => {
        const { files } = migrated(before)
        expect([...files.keys()]).toEqual(expect.arrayContaining([...before.keys()]))
        expect(files.size).toBe(before.size)
        for (const [path, bytes] of before) {
          const after = files.get(path) ?? new Uint8Array()
          const [old, text] = [textOf(bytes), textOf(after)]
          expect(after.slice(0, 3).join() === '239,187,191').toBe(bytes.slice(0, 3).join() === '239,187,191')
          expect(countErrors(path, text)).toBeLessThanOrEqual(countErrors(path, old))
          expect(lineEnds(text)).toEqual(lineEnds(old))
          for (const [kept] of old.matchAll(/\b[c-h]\d+(?:-\d+)?\b|\bD\d+\b|'a\d+'/g)) expect(text).toContain(kept)
        }
      }),
      { numRuns },
    )
  })

  it('what cannot be read exactly stays and is listed, and a second run changes nothing', () => {
    fc.assert(
      fc.property(projects, (before) => {
        const { files, migration } = migrated(before)
        for (const [path, bytes] of before) {
          const isUnread = !exactText(bytes) || (path !== 'package.json' && countErrors(path, textOf(bytes)) > 0)
          if (!isUnread || !searchableText(bytes).includes('@frontegg/')) continue
          expect(files.get(path)).toEqual(bytes)
          expect(migration.byHand.some((one) => one.path === path && one.text.startsWith('left: '))).toBe(true)
        }
        expect(migrated(files).migration.changes).toEqual([])
      }),
      { numRuns },
    )
  })

  it('rows of other packages stay in their order, and a package that code names stays', () => {
    fc.assert(
      fc.property(projects, (before) => {
        const { files, migration } = migrated(before)
        const [old, text] = [textOf(before.get('package.json')), textOf(files.get('package.json'))]
        const rows = (manifest: string) =>
          [...manifest.matchAll(/"([\w@/-]+)": ?"1\.0\.0"/g)]
            .map(([, name = '']) => name)
            .filter((name) => !/@frontegg|@portico/.test(name))
        expect(rows(text)).toEqual(rows(old))
        expect(text).toContain(old.includes('"figure":1.0') ? '"figure":1.0' : '"figure": 1')
        for (const name of ['@frontegg/react', '@frontegg/nextjs', '@frontegg/rest-api', '@frontegg/client']) {
          if (!old.includes(`"${name}"`) || text.includes(`"${name}"`)) continue
          for (const { path, text: reason } of migration.byHand)
            expect(`${path} ${reason}`).not.toContain(`names ${name}:`)
          for (const path of [...files.keys()].filter((one) => one !== 'package.json')) {
            expect(codeOf(textOf(files.get(path))), path).not.toMatch(
              new RegExp(`^(?:import|export|const \\{).*['"]${name}(?:/x)?['"]`, 'm'),
            )
          }
        }
      }),
      { numRuns },
    )
  })

  it('if the disk fails, nothing has changed, and if the process ends, every file is whole', () => {
    fc.assert(
      fc.property(projects, fc.nat(12), fc.boolean(), (before, step, isEnd) => {
        const whole = migrated(before)
        const { files, migration } = migrated(before, (operation) => {
          if (isEnd ? operation >= step : operation === step) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        })
        const hasFailed = migration.problems.length > 0
        expect(hasFailed).toBe(step < whole.migration.changes.length * 2)
        for (const [path, bytes] of before) {
          const allowed = isEnd ? [bytes, whole.files.get(path)] : [hasFailed ? bytes : whole.files.get(path)]
          expect(allowed).toContainEqual(files.get(path))
        }
        if (!isEnd) return
        const paths = [...files.keys()].filter((path) => writerOf(path) === null)
        const second = migrateFiles(filesInMemory(files), paths, options)
        expect(second.problems).toEqual([])
        for (const path of before.keys()) expect(files.get(path)).toEqual(whole.files.get(path))
      }),
      { numRuns },
    )
  })
})

/** A text without its comments and templates. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|`[\s\S]*?`/g, '')
}

/** The kinds of line ends in a text. */
function lineEnds(text: string): readonly string[] {
  return [...new Set(text.match(/\r?\n/g))].sort()
}

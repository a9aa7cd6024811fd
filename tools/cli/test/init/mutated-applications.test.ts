import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { exactText } from '../../../file-edits/src/exact-text.ts'
import { countErrors } from '../../src/source-tree/count-errors.ts'
import { importedAs, renders } from '../../src/source-tree/insert-import.ts'
import { sourceTree } from '../../src/source-tree/source-tree.ts'
import { applications } from './fixtures.ts'
import { openFolder } from './open-folder.ts'

/** What stands at the start of a source, and behind its imports. */
const starts = ["'use client'\n", '// @ts-check\n', '/* <App /> */\n', "/*\nimport a from 'a'\n*/\n", '']
const middles = [
  "const text = `\nimport b from 'b'\n`\n",
  "// import c from 'c'\n",
  "const shown = '<App />'\n",
  '// renders <App /> within {children}\n',
  'const Portico = 1\n',
  '',
]

const entries = ['src/main.tsx', 'src/app/layout.tsx', 'app/root.tsx', 'src/routes/__root.tsx']

const application = fc.record({
  name: fc.constantFrom(...Object.keys(applications)),
  start: fc.constantFrom(...starts),
  middle: fc.constantFrom(...middles),
  hasMark: fc.boolean(),
  isWindows: fc.boolean(),
})

it('in applications of all forms an entry that init changes renders the provider, and keeps everything else', async () => {
  await fc.assert(
    fc.asyncProperty(application, async ({ name, start, middle, hasMark, isWindows }) => {
      const folder = openFolder(applications[name]?.({ isTypeScript: true, isInSource: true }) ?? {})
      try {
        const before = new Map<string, string>()
        for (const [path, text] of Object.entries(folder.files())) {
          const isEntry = entries.includes(path)
          const changed = isEntry ? start + text.replace(/\n\n/, () => `\n${middle}\n`) : text
          const whole = `${hasMark ? '\uFEFF' : ''}${isWindows ? changed.replaceAll('\n', '\r\n') : changed}`
          writeFileSync(join(folder.path, path), whole)
          before.set(path, whole)
        }
        const { exitCode } = await folder.init()
        expect(exitCode).toBeLessThan(2)
        for (const [path, old] of before) {
          const bytes = readFileSync(join(folder.path, path))
          const after = bytes.toString('utf8')
          expect(after.startsWith('\uFEFF')).toBe(hasMark)
          expect(new Set(after.match(/\r?\n/g))).toEqual(new Set(old.match(/\r?\n/g)))
          const text = exactText(bytes)?.text ?? ''
          expect(countErrors(path, text)).toBe(0)
          if (!entries.includes(path)) continue
          if (after === old) expect(exitCode).toBe(1)
          else expect(isBound(path, text)).toBe(true)
          for (const line of old.split(/\r?\n/))
            expect(after).toContain(line.trim().replace(/^return (?=<)|(?<=>);$/g, ''))
          if (start.startsWith("'use")) expect(text.startsWith(start.trim())).toBe(true)
        }
        const again = folder.files()
        await folder.init()
        expect(folder.files()).toEqual(again)
      } finally {
        folder.remove()
      }
    }),
    { numRuns: runs(1000) },
  )
})

function isBound(path: string, text: string): boolean {
  const source = sourceTree(path, text)
  return ['Portico', 'PorticoKit'].some(
    (name) => importedAs(source, name, () => true) === name && renders(source, name),
  )
}

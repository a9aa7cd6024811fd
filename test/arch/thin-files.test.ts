import { describe, expect, it } from 'vitest'
import { kinds, stampedFiles } from '../../scripts/house/stamp.mjs'
import { modules } from './project.ts'
import { planted } from './source.ts'
import { stayingFiles } from './staying-files.ts'
import { thinFiles } from './thin-files.ts'

const user = "import { colourOf } from './colour.ts'\n"
const thinFile = "export const colourOf = () => 'red'\n"

/** A thin file, and another that imports it. */
function pair({ by = 'headless/src/core/palette.ts', text = user, lines = 1, head = '' } = {}) {
  return [
    planted('headless/src/core/colour.ts', head + thinFile.repeat(lines)),
    planted(by, text.replace('./colour.ts', by.startsWith('headless/src/core/') ? './colour.ts' : '../core/colour.ts')),
  ]
}

describe('a file of up to 40 lines with one importer in its folder', () => {
  it('joins it, unless the list of those that stay has it', () => {
    expect(thinFiles(modules, stayingFiles)).toEqual([])
  })

  it('is reported with the file that it belongs to', () => {
    expect(thinFiles(pair({ lines: 40 }))).toEqual([
      'headless/src/core/colour.ts: move it into palette.ts, the only file that imports it',
    ])
  })

  it('is reported if tests import it too', () => {
    expect(thinFiles([...pair(), planted('headless/src/core/colour.test.ts', user)])).toHaveLength(1)
  })

  it.each([
    ['a file of 41 lines', pair({ lines: 41 })],
    ['a file with two importers', [...pair(), planted('headless/src/core/brush.ts', user)]],
    ['a file with an importer elsewhere', pair({ by: 'headless/src/http/palette.ts' })],
    ['a file that loads later', pair({ text: "export const load = () => import('./colour.ts')\n" })],
    ['a file behind a door', pair({ by: 'headless/src/core/index.ts' })],
    ['a file for pages whose importer is for servers too', pair({ head: "'use client'\n" })],
    ['a file that makes its importer too long', pair({ text: user + '\n'.repeat(299) })],
    [
      'a written file',
      [
        planted('headless/src/core/colour.gen.ts', thinFile),
        planted('headless/src/core/palette.ts', user.replace('colour', 'colour.gen')),
      ],
    ],
  ])('%s stays', (_, planted) => {
    expect(thinFiles(planted)).toEqual([])
  })

  it('stays if the list names it', () => {
    expect(thinFiles(pair(), { 'headless/src/core/colour.ts': 'a command writes it' })).toEqual([])
  })

  it.each(kinds)('a stamped %s has none', (kind) => {
    const files = stampedFiles(kind, { name: 'data-region' })
    expect(thinFiles(Object.entries(files).map((file) => planted(...file)))).toEqual([])
  })

  it('leaves the list of those that stay once it has joined another', () => {
    expect(thinFiles([], { 'headless/src/core/colour.ts': 'a command writes it' })).toEqual([
      'headless/src/core/colour.ts: remove it from the thin files that stay',
    ])
  })
})

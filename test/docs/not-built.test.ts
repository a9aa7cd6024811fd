import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operations } from '../../providers/emulator/src/openapi/operations.gen.ts'
import { root } from '../../scripts/reference/pages.mjs'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const ledger = textOf('test/contract/not-built.txt')
const notBuilt = [...ledger.matchAll(/^ {2}(\w+)$/gm)].map(([, id = '']) => id)
const areas = [...ledger.matchAll(/^\w+: \d+ of (\d+) left$/gm)].map(([, of]) => Number(of))
const section = /\n## What answers 501\n([\s\S]*?)\n## /.exec(textOf('docs/emulator.md'))?.[1] ?? ''

describe('the guide of the emulator', () => {
  it('names each operation that is not built, and no other', () => {
    const rows = section.split('\n').filter((line) => /^\| [^|]+ \| `/.test(line))
    const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, id = '']) => id))
    expect(named.sort()).toEqual([...notBuilt].sort())
  })

  it('the emulator guide states the number of operations and of those that are not built', () => {
    const all = areas.reduce((sum, of) => sum + of, 0)
    expect(section).toContain(`${notBuilt.length} of the ${all} operations`)
  })

  it('shows the answer of an operation that is not built', () => {
    const [, method = '', path = ''] = /does not answer (\w+) ([\w/{}]+)/.exec(section) ?? []
    const shown = operations.find((one) => one.method === method.toLowerCase() && one.path === path)
    expect(notBuilt).toContain(shown?.id)
  })
})

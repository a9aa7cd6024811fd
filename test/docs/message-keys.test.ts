import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'

const folder = join(root, 'ui-kit/messages/en')
const guide = readFileSync(join(root, 'docs/localization.md'), 'utf8')

it('the first word of each message key is in the guide, and no other', () => {
  const words = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(join(folder, path), 'utf8'))))
    .map((key) => key.split('.')[0])
  const table = /\n## The keys\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? ''
  const named = [...table.matchAll(/`(\w+)\.…`/g), ...table.matchAll(/`(errors)\./g)].map(([, word]) => word)
  expect([...new Set(named)].sort()).toEqual([...new Set(words)].sort())
})

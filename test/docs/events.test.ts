import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

it('each event of the client is in the guide, and no other', () => {
  const types = textOf('headless/src/client/types.ts')
  const parts = /interface ClientEvents extends ([\w, ]+) \{\}/.exec(types)?.[1]?.split(', ') ?? []
  const sources = ['client/types.ts', 'core/events.ts', 'session/types.ts', 'startup/types.ts']
    .map((path) => textOf(`headless/src/${path}`))
    .join('\n')
  const events = parts.flatMap((part) => membersOf(part, sources))
  const table = /\n\| Event \|[\s\S]*?\n\n/.exec(textOf('docs/events.md'))?.[0] ?? ''
  expect(parts.length).toBeGreaterThan(3)
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).sort()).toEqual(events.sort())
})

function membersOf(name: string, text: string): readonly string[] {
  const body = new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? ''
  return [...body.matchAll(/^ {2}readonly (\w+):/gm)].map(([, member = '']) => member)
}

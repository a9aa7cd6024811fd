import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './pages.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The names of the areas a package may be imported from: `/login`. */
function entriesOf(folder: string): readonly string[] {
  const { exports } = JSON.parse(textOf(`${folder}/package.json`)) as { exports: Readonly<Record<string, unknown>> }
  return Object.keys(exports)
    .filter((entry) => entry !== '.' && entry !== './package.json')
    .map((entry) => entry.slice(1))
}

describe.each(['headless', 'ui-kit'])('the front page of %s', (folder) => {
  const page = textOf(`${folder}/README.md`)

  it('names every entry', () => {
    const named = new Set([...page.matchAll(/`(\/[\w./-]+)`/g)].map(([, name]) => name))
    expect(entriesOf(folder).filter((entry) => !named.has(entry))).toEqual([])
    expect([...named].filter((name) => name && !entriesOf(folder).includes(name))).toEqual([])
  })
})

describe('the front page of headless', () => {
  it('names the hook of every feature', () => {
    const page = textOf('headless/README.md')
    const features = entriesOf('headless').filter((entry) => existsSync(join(root, `headless/src/features${entry}`)))
    expect(features.length).toBeGreaterThan(20)
    const hooks = features.flatMap((entry) => hooksIn(`headless/src/features${entry}/index.ts`))
    expect(hooks.filter((hook) => !page.includes(`\`${hook}\``))).toEqual([])
  })
})

describe('every feature', () => {
  it.each(entriesOf('headless').filter((entry) => existsSync(join(root, `headless/src/features${entry}`))))(
    'has a guide that names its hooks: %s',
    (entry) => {
      const guide = textOf(`docs/features${entry}.md`)
      expect(hooksIn(`headless/src/features${entry}/index.ts`).filter((hook) => !guide.includes(hook))).toEqual([])
    },
  )
})

/** The hooks that a file exports. */
function hooksIn(path: string): readonly string[] {
  return [...new Set([...textOf(path).matchAll(/\b(use[A-Z]\w*)\b/g)].flatMap(([, name]) => name ?? []))]
}

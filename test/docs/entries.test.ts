import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lackingIn } from '../../scripts/house/registries.mjs'
import { readPages, root } from '../../scripts/reference/pages.mjs'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The names of the areas a package may be imported from: `/login`. */
function entriesOf(folder: string): readonly string[] {
  const { exports } = JSON.parse(textOf(`${folder}/package.json`)) as { exports: Readonly<Record<string, unknown>> }
  return Object.keys(exports)
    .filter((entry) => entry !== '.' && entry !== './package.json')
    .map((entry) => entry.slice(1))
}

describe.each(['headless', 'ui-kit'])('the front page of %s', (folder) => {
  it('names every entry', () => {
    expect(lackingIn(root, `${folder}/README.md`)).toEqual([])
  })
})

describe('the front page of headless', () => {
  it('names the hook of every feature', () => {
    const page = textOf('headless/README.md')
    expect(features.length).toBeGreaterThan(20)
    const hooks = features.flatMap((entry) => hooksIn(`headless/src/features${entry}/index.ts`))
    expect(hooks.filter((hook) => !page.includes(`\`${hook}\``))).toEqual([])
  })
})

const features = entriesOf('headless').filter((entry) => existsSync(join(root, `headless/src/features${entry}`)))

describe.each(features)('the guide of %s', (entry) => {
  const guide = textOf(`docs/features${entry}.md`)
  const missing = (names: readonly string[]) => names.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))

  it('names its hooks', () => {
    expect(missing(hooksIn(`headless/src/features${entry}/index.ts`))).toEqual([])
  })

  it('names every step and every action', () => {
    const types = textOf(`headless/src/features${entry}/types.ts`)
    expect(missing([...stepsIn(types), ...actionsIn(types)])).toEqual([])
  })
})

describe('the list of guides', () => {
  it('links to each of them', () => {
    const linked = [...textOf('docs/README.md').matchAll(/\]\(([^)#]+)/g)].map(([, target]) => `docs/${target}`)
    const guides = readPages().flatMap(({ path }) => (path.startsWith('docs/') ? path : []))
    const elsewhere = /^docs\/(?:README\.md|decisions\/(?!README\.md))/
    expect(guides.filter((path) => !elsewhere.test(path) && !linked.includes(path))).toEqual([])
  })
})

describe('the reader of a file of types', () => {
  const types = `
export interface OpeningStep {
  readonly name: 'opening' | 'open'
}

export interface DoorActions {
  /** Opens it. */
  open(input: { readonly key: string }): Promise<Outcome>
  /** Shuts it. */
  shut(): void
}
`

  it('finds the names of the steps', () => {
    expect(stepsIn(types)).toEqual(['opening', 'open'])
  })

  it('finds the actions', () => {
    expect(actionsIn(types)).toEqual(['open', 'shut'])
  })
})

/** The hooks that a file exports. */
function hooksIn(path: string): readonly string[] {
  return [...new Set([...textOf(path).matchAll(/\b(use[A-Z]\w*)\b/g)].flatMap(([, name]) => name ?? []))]
}

/** The names of the steps in a file of types. */
function stepsIn(types: string): readonly string[] {
  return interfacesIn(types, 'Step').flatMap((body) =>
    [...body.matchAll(/^ {2}readonly name: (.+)$/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  )
}

/** The actions in a file of types. */
function actionsIn(types: string): readonly string[] {
  return interfacesIn(types, 'Actions').flatMap((body) => body.match(/(?<=^ {2})\w+(?=\()/gm) ?? [])
}

/** The bodies of the interfaces with that ending of their name. */
function interfacesIn(types: string, ending: string): readonly string[] {
  return [...types.matchAll(/^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm)].flatMap(([, name, body = '']) =>
    name?.endsWith(ending) ? body : [],
  )
}

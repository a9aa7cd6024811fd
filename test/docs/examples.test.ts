import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageEntries, packages } from '../../scripts/house/package-entries.mjs'
import { commentExamplesOf, readSources } from '../../scripts/reference/comment-examples.mjs'
import { checkTypes } from '../../scripts/reference/example-types.mjs'
import { examplesOf, root } from '../../scripts/reference/pages.mjs'

describe('the check of the types of examples', () => {
  // One run for all: the types that every example imports take longer to check than the examples.
  const planted = {
    'planted/property.md': [
      'Sign in:',
      '',
      '```tsx',
      "import { useLogin } from '@portico/headless'",
      '',
      'export const useName = () => useLogin().nothing',
      '```',
    ],
    'planted/module.md': ['```ts', "import { useEverything } from '@portico/headless/everything'", '```'],
    'planted/files.md': [
      '```ts file=client.ts',
      "import { createClient } from '@portico/headless'",
      "export const client = createClient({ baseUrl: 'https://id.example.com' })",
      '```',
      '- later:',
      '  ```tsx',
      "  import { client } from './client.ts'",
      '  void client.start()',
      '  ```',
    ],
    'planted/scripts.md': ['```ts', 'const door = 1', '```', '', '```ts', 'const door = 2', '```'],
    'planted/endings.md': [
      '```ts file=door.ts',
      'export const door: string = 1',
      '```',
      '```tsx file=door.tsx',
      'export const door: string = 2',
      '```',
    ],
    'planted/printed.md': ['```ts file=../../../printed.ts', 'export const door: string = 1', '```'],
  }
  const folder = '.cache/docs/planted-types'
  const project = join(root, folder)
  const comments = {
    [`${folder}/sources/doors.ts`]: [
      '/**',
      ' * Opens a door.',
      ' *',
      ' * @example',
      ' * ```ts',
      " * openDoor('front')",
      ' * openDoor(1)',
      ' * void client.start()',
      ' * ```',
      ' */',
      'export const openDoor = (name: string) => name',
    ],
    [`${folder}/sources/rooms.ts`]: [
      'export interface Room {',
      '  /**',
      '   * Leaves the room.',
      '   *',
      '   * @example',
      '   * ```tsx',
      "   * const client = 'mine'",
      '   * const room = client.nothing',
      '   * ```',
      '   */',
      '  leave(): void',
      '}',
      '/** @example',
      ' * ```ts',
      ' * lockRoom()',
      ' * ```',
      ' */',
      'export function openRoom() {}',
    ],
  }
  let result: ReturnType<typeof checkTypes>
  const errorsAt = (place: string) => result.report.split('\n').filter((line) => line.startsWith(place))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  beforeAll(() => {
    rmSync(project, { recursive: true, force: true })
    write('tsconfig.typecheck.json', '{ "extends": "../../../tsconfig.typecheck.json", "include": ["sources"] }')
    write('sources/wrong.ts', 'export const door: string = 1\n')
    write('.cache/examples/planted/gone.md/wrong.ts', 'export const door: string = 1\n')
    const pages = Object.entries(planted).map(([path, lines]) => ({ path, text: `${lines.join('\n')}\n` }))
    const sources = Object.entries(comments).map(([path, lines]) => ({ path, text: `${lines.join('\n')}\n` }))
    for (const { path, text } of sources) write(path.slice(folder.length), text)
    result = checkTypes(project, [...pages.flatMap(examplesOf), ...sources.flatMap(commentExamplesOf)])
  })

  it('an example that does not compile fails with page and line', () => {
    expect(result.status).toBeGreaterThan(0)
    expect(errorsAt('planted/property.md')).toEqual([
      expect.stringMatching(/^planted\/property\.md:6: error TS\d+: Property 'nothing' does not exist/),
    ])
  })

  it('an example that imports an unknown module fails', () => {
    expect(errorsAt('planted/module.md')).toEqual([
      expect.stringMatching(/^planted\/module\.md:2: error TS\d+: Cannot find module/),
    ])
  })

  it('documentation examples may import each other by the file names beside their language', () => {
    expect(errorsAt('planted/files.md')).toEqual([])
  })

  it('examples without imports share no names', () => {
    expect(errorsAt('planted/scripts.md')).toEqual([])
  })

  it('examples whose file names differ in the ending alone are both checked', () => {
    expect(errorsAt('planted/endings.md:2:')).toHaveLength(1)
    expect(errorsAt('planted/endings.md:5:')).toHaveLength(1)
  })

  it('an example that prints a file of the project is not written again', () => {
    expect(errorsAt('planted/printed.md')).toEqual([])
    expect(existsSync(join(project, '.cache/printed.ts'))).toBe(false)
  })

  it('an example that left the page is not checked any more', () => {
    expect(result.report).not.toContain('gone.md')
  })

  it('an example of a doc comment fails with source and line', () => {
    expect(errorsAt(`${folder}/sources/doors.ts`)).toEqual([
      expect.stringMatching(/doors\.ts:7: error TS\d+: Argument of type 'number'/),
    ])
  })

  it('a name that an example of a doc comment declares is its own', () => {
    expect(errorsAt(`${folder}/sources/rooms.ts:8`)).toEqual([
      expect.stringMatching(/Property 'nothing' does not exist on type '"mine"'/),
    ])
  })

  it('an example of a doc comment uses no name that it neither imports nor declares', () => {
    expect(errorsAt(`${folder}/sources/rooms.ts:15`)).toEqual([expect.stringMatching(/Cannot find name 'lockRoom'/)])
  })

  it('an error of the project is reported as the compiler prints it', () => {
    expect(errorsAt('sources/wrong.ts')).toEqual([
      "sources/wrong.ts(1,14): error TS2322: Type 'number' is not assignable to type 'string'.",
    ])
  })

  it('two examples of a page with one file name are an error', () => {
    const text = '```ts file=door.ts\n```\n\n```ts file=door.ts\n```\n'
    expect(() => checkTypes(project, examplesOf({ path: 'planted/twice.md', text }))).toThrow(
      'planted/twice.md:5: another example of the page is called door.ts',
    )
  })
})

describe('the examples of doc comments', () => {
  const sources = readSources()
  const examples = sources.flatMap(commentExamplesOf)

  it('each is a block of TypeScript, which is compiled', () => {
    const marks = sources.flatMap(({ path, text }) =>
      (text.match(/^\s*(?:\/\*)?\*+ @example\b/gm) ?? []).map(() => path),
    )
    const blocks = sources.flatMap(({ path, text }) =>
      (text.match(/^\s*(?:\/\*)?\*+ @example\n\s*\* ```tsx?$/gm) ?? []).map(() => path),
    )
    expect(blocks.length).toBeGreaterThan(100)
    expect(marks).toEqual(blocks)
    expect(examples.length).toBeGreaterThanOrEqual(blocks.length)
  })

  it('each value that they use without a declaration is used', () => {
    const values = [
      ...readFileSync(join(root, 'scripts/reference/example-values.ts'), 'utf8').matchAll(
        /^export declare \w+ (\w+)/gm,
      ),
    ]
    const imports = examples.map((example) => example.imports).join('\n')
    expect(values.map(([, name = '']) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(imports))).toEqual([])
  })
})

describe('the types of an example', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const paths: readonly (readonly [string, readonly string[]])[] = Object.entries(compilerOptions.paths)

  it('the entries of the packages lead to their sources, not to what was built before', () => {
    const entries = packages.flatMap((folder) =>
      packageEntries(join(root, folder)).map((entry) => ({ folder, ...entry })),
    )
    expect(entries.length).toBeGreaterThan(100)
    const astray = entries.filter(
      ({ folder, specifier, module }) => targetOf(specifier) !== `./${folder}/src/${module}.ts`,
    )
    expect(astray).toEqual([])
  })

  /** The file that the compiler takes for an import: an exact path before one with an asterisk, and the first that exists. */
  function targetOf(specifier: string): string | undefined {
    const exact = paths.find(([pattern]) => pattern === specifier)
    const [pattern = '', targets = []] =
      exact ?? paths.find(([one]) => one.endsWith('*') && specifier.startsWith(one.slice(0, -1))) ?? []
    const rest = specifier.slice(pattern.length - 1)
    return targets.map((target) => target.replace('*', rest)).find((target) => existsSync(join(root, target)))
  }
})

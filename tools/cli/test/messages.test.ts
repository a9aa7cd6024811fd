import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Project, SyntaxKind, ts } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { packageEntries, packages } from '../../../scripts/house/package-entries.mjs'

/** A hook, a call, an element, a component or a feature; no member of another value. */
const name =
  /(?<![.\w/'])(?:use[A-Z]\w*|[a-zA-Z]\w*(?=\()|(?<=<)[A-Z]\w*|[A-Z][a-z]+(?:[A-Z]\w*)+|\w+Feature)(?![\w/])/g

const entry = /@portico\/[a-z-]+(?:\/[a-z-]+)*/g

const root = join(import.meta.dirname, '../../..')
const project = new Project({ skipFileDependencyResolution: true, compilerOptions: { allowJs: true } })

/** Every text in the sources of the commands, and of the layer's notices. */
const texts = ['tools/cli/src', 'tools/create-portico/src', 'tools/compat-frontegg/src/notices'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => textsIn(join(root, folder, path))),
)
const sources = new Map(
  packages.flatMap((folder) =>
    packageEntries(join(root, folder)).map(({ specifier, module }) => [
      specifier,
      join(root, folder, `src/${module}.ts`),
    ]),
  ),
)
/** A name that a text finds in an entry, such as `useLogin() of @portico/headless/login`. */
interface Hint {
  readonly text: string
  readonly name: string
  readonly specifier: string
}

const hints: readonly Hint[] = texts.flatMap((text) => hintsIn(text))
const namesIn = exportsOf([...new Set(hints.flatMap(({ specifier }) => sources.get(specifier) ?? []))])

describe('the messages of the commands', () => {
  it('each name that a message finds in an entry is exported there', () => {
    expect(hints.length).toBeGreaterThan(40)
    const wrong = hints.filter(({ name, specifier }) => !namesIn(sources.get(specifier) ?? '').includes(name))
    expect(wrong.map(({ name, specifier, text }) => `${name} of ${specifier}: ${text}`)).toEqual([])
  })

  it('each entry that a message names is public', () => {
    const named = texts.flatMap((text) => [...text.matchAll(entry)].map(([specifier]) => specifier))
    const known = new Set([...sources.keys(), '@portico/cli', ...packages.map((folder) => nameOf(folder))])
    const wrong = named.filter((one) => !known.has(one) && !one.startsWith('@portico/headless/features/'))
    expect(wrong).toEqual([])
  })

  it('each guide that a message names is there, and so is its section', () => {
    const guides = texts.flatMap((text) =>
      [...text.matchAll(/\b(?:docs\/[\w/-]+|README)\.md(?:#[\w-]+)?/g)].map(([one]) => one),
    )
    expect(guides.length).toBeGreaterThan(5)
    expect(guides.filter((one) => !isGuide(one))).toEqual([])
  })
})

function textsIn(file: string): readonly string[] {
  const source = project.addSourceFileAtPath(file)
  const kinds = [
    SyntaxKind.StringLiteral,
    SyntaxKind.NoSubstitutionTemplateLiteral,
    SyntaxKind.TemplateExpression,
  ] as const
  return kinds.flatMap((kind) => source.getDescendantsOfKind(kind).map((one) => one.getText().slice(1, -1)))
}

/** The names before ` of @portico/…` and ` from @portico/…`, back to the entry before it. */
function hintsIn(text: string): readonly Hint[] {
  const places = [...text.matchAll(/([^@]*?)\s(?:of|from) (@portico\/[a-z-]+(?:\/[a-z-]+)*)/g)]
  return places.flatMap(([, before = '', specifier = '']) =>
    [...before.replace(/\{\{.*?\}\}|\$\{.*?\}/g, '').matchAll(name)].map(([found]) => ({
      text,
      name: found,
      specifier,
    })),
  )
}

function exportsOf(files: readonly string[]): (file: string) => readonly string[] {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    noLib: true,
  })
  const checker = program.getTypeChecker()
  return (file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module).map((one) => one.name) : []
  }
}

function nameOf(folder: string): string {
  const { name: found }: { readonly name: string } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  )
  return found
}

function isGuide(guide: string): boolean {
  const [path = '', anchor] = guide.split('#')
  if (!existsSync(join(root, path))) return false
  const headings = readFileSync(join(root, path), 'utf8').match(/^#+ .+$/gm) ?? []
  return anchor === undefined || headings.some((one) => anchorOf(one) === anchor)
}

function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

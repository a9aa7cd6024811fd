import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** A file of the project as the rules see it. */
export interface Source {
  /** Its path from the root of the project, with forward slashes. */
  readonly path: string
  /** Its text. */
  readonly text: string
}

/** A source file with its syntax tree. */
export interface Module extends Source {
  readonly tree: ts.SourceFile
}

/** What a rule finds wrong, one line each: the file, the line and what to do. */
export type Findings = readonly string[]

/** The root of the project. */
export const root: string = join(dirname(fileURLToPath(import.meta.url)), '../../')

/** Every text file of the project below `folder`, or the files in it alone when `deep` is off. */
export function readSources(folder: string, { deep = true } = {}): readonly Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const full = join(root, folder, entry.name)
    const path = relative(root, full).split(sep).join('/')
    if (entry.isDirectory()) return deep && !leftOut(path) ? readSources(path) : []
    return entry.isFile() && textual.test(entry.name) ? [{ path, text: readFileSync(full, 'utf8') }] : []
  })
}

/** The sources that are TypeScript or JavaScript, parsed. */
export function modulesOf(sources: readonly Source[]): readonly Module[] {
  return sources.filter(({ path }) => /\.(?:tsx?|m?js)$/.test(path)).map(({ path, text }) => planted(path, text))
}

/** A module that is not on the disk, for proving that a rule catches what it should. */
export function planted(path: string, text: string): Module {
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
}

/** Whether a file is a test of its own package rather than a part of it. */
export function isTest({ path }: Source): boolean {
  return /\.(?:test|test-d)\.tsx?$/.test(path) || /^(?!scripts\/)(?:[\w-]+\/){1,2}test\//.test(path)
}

/** Whether a file is written by a script. */
export function isGenerated({ path }: Source): boolean {
  return /\.gen\.\w+$|\/api-report\//.test(path)
}

/** Every node of a tree that `find` takes for something, as that. */
export function collect<Found>(tree: ts.Node, find: (node: ts.Node) => Found | undefined): readonly Found[] {
  const found: Found[] = []
  const visit = (node: ts.Node) => {
    const one = find(node)
    if (one !== undefined) found.push(one)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Where a node is, as `path:line`. */
export function placeOf(module: Module, node: ts.Node): string {
  return `${module.path}:${module.tree.getLineAndCharacterOfPosition(node.getStart(module.tree)).line + 1}`
}

const textual = /\.(?:tsx?|m?js|json|ya?ml|md|css|html|svg|txt)$|^\.[a-z]+(?:rc|ignore)$|^LICENSE$|^run$/

/** Folders of tools, and applications that are written as others write them. */
function leftOut(path: string): boolean {
  const foreign = /^(?:docs\/reference|test\/compat\/frontegg\/applications)$/
  return foreign.test(path) || /(?:^|\/)(?:node_modules|dist|coverage|\.git|\.cache|test-results)$/.test(path)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A page of the documentation. */
export interface Page {
  /** Its path from the root of the project. */
  readonly path: string
  readonly text: string
}

/** An example of a page. */
export interface Example {
  readonly page: string
  /** The line of its first line in the page. */
  readonly line: number
  /** Its file name, written after the language as `file=client.ts`. Other examples of the page import it by that. */
  readonly file: string | null
  readonly language: 'ts' | 'tsx'
  readonly code: string
}

/** The root of the project. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url))

/** The pages at the root, those of the packages, and the guides. */
export function readPages(): readonly Page[] {
  const folders = ['', 'headless', 'ui-kit', 'test/emulator', ...exampleFolders()]
  const fronts = folders.flatMap((folder) => pagesIn(folder, false))
  return [...fronts, ...pagesIn('docs', true)].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The fenced examples of a page in TypeScript. */
export function examplesOf({ path, text }: Page): readonly Example[] {
  const examples: Example[] = []
  const fences = /^( *)```(tsx?)\b([^\n]*)\n([\s\S]*?)^ *```$/gm
  for (const { index, ...groups } of text.matchAll(fences)) {
    const { 1: indent = '', 2: language, 3: about = '', 4: code = '' } = groups
    examples.push({
      page: path,
      line: text.slice(0, index).split('\n').length + 1,
      file: /\bfile=(\S+)/.exec(about)?.[1] ?? null,
      language: language === 'tsx' ? 'tsx' : 'ts',
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    })
  }
  return examples
}

function exampleFolders(): readonly string[] {
  return readdirSync(join(root, 'examples')).map((name) => `examples/${name}`)
}

function pagesIn(folder: string, isDeep: boolean): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return isDeep && path !== 'docs/reference' ? pagesIn(path, true) : []
    return entry.name.endsWith('.md') ? [path] : []
  })
}

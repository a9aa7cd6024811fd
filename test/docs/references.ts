import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Page } from './pages.ts'

/** What a page may name besides itself. */
export interface Known {
  /** The scripts of the package.json in a folder; none where there is no such file. */
  readonly scripts: (folder: string) => readonly string[]
  /** Whether a path from the root of the project exists. */
  readonly exists: (path: string) => boolean
  /** What a link names the headings of a page by; none where there is no such page. */
  readonly headings: (path: string) => readonly string[]
}

/** Scripts that a page names and that exist neither at the root nor in the package it belongs to. */
export function scriptsUnknown({ path, text }: Page, { scripts }: Known): readonly string[] {
  const known = [...scripts('.'), ...scripts(posix.dirname(path))]
  const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)]
  return named.flatMap(([command, script, short]) => {
    const name = script ?? short ?? ''
    return known.includes(name) ? [] : [`${path}: ${command} does not exist`]
  })
}

/** Links within the project that lead nowhere. */
export function linksBroken(page: Page, { exists, headings }: Known): readonly string[] {
  const links = [...withoutCode(page.text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return links.flatMap((target) => {
    if (/^[a-z]+:/.test(target)) return []
    const [file = '', heading] = target.split('#')
    const path = file === '' ? page.path : posix.join(posix.dirname(page.path), file)
    // The reference is built from the sources and not kept.
    if (path.startsWith('docs/reference/') || path === 'docs/reference') return []
    const leads = heading === undefined ? exists(path) : headings(path).includes(heading)
    return leads ? [] : [`${page.path}: the link to ${target} leads nowhere`]
  })
}

/** What there is on the disk. */
export function onDisk(root: string): Known {
  const at = (path: string) => posix.join(root, path)
  return {
    exists: (path) => existsSync(at(path)),
    headings(path) {
      if (!existsSync(at(path))) return []
      const text = withoutFences(readFileSync(at(path), 'utf8'))
      return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    },
    scripts(folder) {
      const path = at(`${folder}/package.json`)
      if (!existsSync(path)) return []
      const { scripts = {} }: { scripts?: object } = JSON.parse(readFileSync(path, 'utf8'))
      return Object.keys(scripts)
    },
  }
}

/** What a heading is linked to by: its words in lower case, with hyphens between them. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}

function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]*`/g, '')
}

function withoutFences(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```$/gm, '')
}

import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Page } from '../../scripts/reference/pages.mjs'

/** The targets that a page may name. */
export interface Known {
  /** The scripts of the package.json in a folder; none without that file. */
  readonly scripts: (folder: string) => readonly string[]
  /** `true` if a path from the root of the project exists. */
  readonly exists: (path: string) => boolean
  /** The anchors of a page's headings; none without that page. */
  readonly headings: (path: string) => readonly string[]
}

/** Scripts that a page names and that exist neither at the root nor in its package. */
export function scriptsUnknown({ path, text }: Page, { scripts }: Known): readonly string[] {
  const known = [...scripts('.'), ...scripts(posix.dirname(path))]
  const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)]
  return named.flatMap(([command, script, short]) => {
    const name = script ?? short ?? ''
    return known.includes(name) ? [] : [`${path}: ${command} does not exist`]
  })
}

/** Links within the project to missing pages or headings. */
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

/** The targets on the disk. */
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

/** The anchor of a heading: its words in lower case, joined by hyphens. */
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

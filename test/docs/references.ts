import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Page } from './pages.ts'

/** What a page may name besides itself. */
export interface Known {
  /** The scripts of the package.json in a folder; none where there is no such file. */
  readonly scripts: (folder: string) => readonly string[]
  /** Whether a path from the root of the project exists. */
  readonly exists: (path: string) => boolean
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
export function linksBroken(page: Page, { exists }: Known): readonly string[] {
  const links = [...withoutCode(page.text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return links.flatMap((target) => {
    if (/^(?:[a-z]+:|#)/.test(target)) return []
    const path = posix.join(posix.dirname(page.path), target.replace(/#.*$/, ''))
    // The reference is built from the sources and not kept.
    if (path.startsWith('docs/reference/') || path === 'docs/reference') return []
    return exists(path) ? [] : [`${page.path}: the link to ${target} leads nowhere`]
  })
}

/** What there is on the disk. */
export function onDisk(root: string): Known {
  const at = (path: string) => posix.join(root, path)
  return {
    exists: (path) => existsSync(at(path)),
    scripts(folder) {
      const path = at(`${folder}/package.json`)
      if (!existsSync(path)) return []
      const { scripts = {} }: { scripts?: object } = JSON.parse(readFileSync(path, 'utf8'))
      return Object.keys(scripts)
    },
  }
}

function withoutCode(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '')
}

// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOf } from '../house/folders.mjs'

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {string} [license]
 * @property {string} [homepage]
 * @property {object | string} [repository]
 * @property {{ readonly access?: string, readonly provenance?: boolean }} [publishConfig]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 */

/** @typedef {{ readonly folder: string, readonly manifest: Manifest, readonly changelog: string }} PublicPackage */

/**
 * Returns the workspaces that are not private, each after those that it depends on.
 *
 * @param {string} root
 * @returns {readonly PublicPackage[]}
 */
export function publicPackages(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const found = foldersOf(root, workspaces).map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    changelog: textOf(join(root, folder, 'CHANGELOG.md')),
  }))
  return inOrder(found.filter(({ manifest }) => !manifest.private))
}

/**
 * Returns packages, each after those that it depends on.
 *
 * @param {readonly PublicPackage[]} packages
 * @returns {readonly PublicPackage[]}
 */
export function inOrder(packages) {
  /** @type {PublicPackage[]} */
  const ordered = []
  const left = new Set(packages)
  while (left.size > 0) {
    const ready = [...left].filter(({ manifest }) =>
      [...left].every((other) => other.manifest === manifest || !needs(manifest, other)),
    )
    // Packages that need each other have no order.
    for (const one of ready.length > 0 ? ready : left) {
      ordered.push(one)
      left.delete(one)
    }
  }
  return ordered
}

/** @param {Manifest} manifest @param {PublicPackage} other */
function needs({ dependencies, peerDependencies }, { manifest: { name } }) {
  return name in { ...dependencies, ...peerDependencies }
}

/**
 * Returns what a package lacks for a publication with provenance, as sentences.
 *
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function lackingToPublish({ name, license, homepage, repository, publishConfig = {} }) {
  return [
    ...(license ? [] : [`${name} has no license`]),
    ...(publishConfig.access === 'public' ? [] : [`${name} has no publishConfig.access "public"`]),
    ...(publishConfig.provenance ? [] : [`${name} has no publishConfig.provenance`]),
    ...(repository ? [] : [`${name} has no repository: the owner's address, which provenance is compared with`]),
    ...(homepage && !/\.example(?:\/|$)/.test(homepage)
      ? []
      : [`${name} has no homepage: the owner's address of the site`]),
  ]
}

/**
 * Returns the notes of a version: the entries of all changelogs, each once, with the packages it is about.
 *
 * @param {readonly PublicPackage[]} packages
 * @param {string} version
 */
export function notesOf(packages, version) {
  /** @type {Map<string, string[]>} */
  const entries = new Map()
  for (const { manifest, changelog } of packages) {
    for (const entry of entriesOf(changelog, version))
      entries.set(entry, [...(entries.get(entry) ?? []), manifest.name])
  }
  const rows = [...entries].map(([entry, names]) => ({ text: `- ${entry} (${names.join(', ')})`, entry }))
  const breaking = rows.filter(({ entry }) => entry.startsWith('**Breaking'))
  const others = rows.filter((row) => !breaking.includes(row))
  const part = (/** @type {string} */ title, /** @type {typeof rows} */ some) =>
    some.length === 0 ? '' : `\n## ${title}\n\n${some.map(({ text }) => text).join('\n')}\n`
  return `# ${version}\n${part('Breaking', breaking)}${part('Changes', others)}`
}

/** Returns the entries of a version without their digests, and without lines about dependencies. @param {string} changelog @param {string} version */
function entriesOf(changelog, version) {
  const [, section = ''] = changelog.split(`\n## ${version}\n`)
  const own = section.split(/\n## /)[0] ?? ''
  return own
    .split(/\n(?=- )/)
    .slice(1)
    .map((entry) =>
      entry
        .replace(/^- (?:[0-9a-f]{7}: )?/, '')
        .replace(/\n###[\s\S]*$/, '')
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    )
    .filter((entry) => !entry.startsWith('Updated dependencies'))
}

/** Returns the folders of workspaces, whose patterns end in `/*` at most. @param {string} root @param {readonly string[]} workspaces */
function foldersOf(root, workspaces) {
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const home = pattern.slice(0, -'/*'.length)
    return readdirSync(join(root, home))
      .map((name) => `${home}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
  })
}

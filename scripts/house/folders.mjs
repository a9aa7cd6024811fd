// @ts-check
// Reads the parts of the project from its folders: entries, features, screens, replaceable parts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupOf, groups, laterGroups } from './groups.mjs'

/** @typedef {import('./groups.mjs').Group} Group */

/**
 * A folder with an `index.ts` that applications import by its own name. The entry of a feature is `react.ts`, which adds the
 * hooks to its `index.ts`.
 *
 * @typedef {object} Entry
 * @property {string} name The name after that of the package, such as `/login` or `/portal/users`.
 * @property {string} module The module below `src`, without extension: `features/login/react`.
 * @property {boolean} isFlat `true` if the package itself exports it too: not for the portal or the checkout.
 * @property {boolean} isPart `true` if it is a feature or a screen, which applications use by itself.
 */

/** The packages whose entries are derived from their folders. */
export const workspaces = /** @type {const} */ (['headless', 'ui-kit'])

/** @typedef {typeof workspaces[number]} Workspace */

/** The folders that contain entries, with the start of their names. */
const homes = /** @type {const} */ ({
  headless: [
    ['', ''],
    ['next/', 'next/'],
    ['react-router/', 'react-router/'],
    ['server/', 'server/'],
    ...featureHomes('features'),
  ],
  'ui-kit': [
    ['', ''],
    ...featureHomes('screens'),
    ['locales/', 'locales/'],
    ['primitives/', 'primitives/'],
    ['frame/', 'frame/'],
  ],
})

/** The entries with another name than their folder, because a feature has that name. */
const renamed = /** @type {Readonly<Record<string, string>>} */ ({ 'headless/step-up': 'is-stepped-up' })

/**
 * Returns the entries of a package, except the package itself.
 *
 * @param {string} root
 * @param {Workspace} workspace
 * @returns {readonly Entry[]}
 */
export function entriesIn(root, workspace) {
  const found = homes[workspace].flatMap(([home, prefix]) =>
    foldersIn(join(root, workspace, 'src', home))
      .filter((folder) => existsSync(join(root, workspace, 'src', home, folder, 'index.ts')))
      .map((folder) => ({
        name: `/${prefix}${(home === '' && renamed[`${workspace}/${folder}`]) || folder}`,
        module: `${home}${folder}/${home.startsWith('features/') ? 'react' : 'index'}`,
        isFlat: laterGroups.every((group) => !prefix.startsWith(group) && folder !== group),
        isPart: home.startsWith('features/') || home.startsWith('screens/'),
      })),
  )
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Returns the names of all features: `login`, `portal/users`. @param {string} root @returns {readonly string[]} */
export function featuresIn(root) {
  return featureHomes('features').flatMap(([home, prefix]) =>
    foldersIn(join(root, 'headless/src', home))
      .filter((folder) => home !== 'features/' || !laterGroups.some((group) => group === folder))
      .map((folder) => prefix + folder),
  )
}

/**
 * Returns the replaceable parts, sorted.
 *
 * @param {string} folder The sources of the kit.
 * @param {Group} [group] The group of the parts. Default: all groups.
 * @returns {readonly string[]}
 */
export function replaceableIn(folder, group) {
  const parts = filesIn(folder, /(?<!\.test)\.tsx$/)
    .filter((path) => group === undefined || groupOf(path) === group)
    .flatMap((path) => [...textOf(join(folder, path)).matchAll(/\bslotted(?:<[^(]*>)?\(\s*'([A-Z]\w*)'/g)])
    .map(([, name = '']) => name)
  return [...new Set(parts)].sort()
}

/** Returns the direct subfolders of a folder, sorted. @param {string} folder @returns {readonly string[]} */
export function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** Returns the paths of the files in and below a folder, sorted. @param {string} folder @param {RegExp} pattern */
export function filesIn(folder, pattern) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort()
}

/** Returns the text of a file; an empty one if there is none. @param {string} path */
export function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** @param {string} home @returns {readonly (readonly [home: string, prefix: string])[]} */
function featureHomes(home) {
  return groups.map((group) => (group === groups[0] ? [`${home}/`, ''] : [`${home}/${group}/`, `${group}/`]))
}

// @ts-check
// The parts of the project as its folders show them: entries, features, screens, replaceable parts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupOf, groups, laterGroups } from './groups.mjs'

/** @typedef {import('./groups.mjs').Group} Group */

/**
 * A folder with an `index.ts` that applications import by a name of its own.
 *
 * @typedef {object} Entry
 * @property {string} name The name after that of the package, such as `/login` or `/portal/users`.
 * @property {string} module The module below `src`, without extension: `features/login/index`.
 * @property {boolean} isFlat Whether the package itself exports it too: not if it belongs to the portal or the checkout.
 * @property {boolean} isPart Whether it is a feature or a screen: an area that applications use by itself.
 */

/** The packages whose entries follow from their folders. */
export const workspaces = /** @type {const} */ (['headless', 'ui-kit'])

/** @typedef {typeof workspaces[number]} Workspace */

/** The folders that hold entries, with what their names begin with. */
const homes = /** @type {const} */ ({
  headless: [['', ''], ['next/', 'next/'], ...featureHomes('features')],
  'ui-kit': [
    ['', ''],
    ...featureHomes('screens'),
    ['locales/', 'locales/'],
    ['primitives/', 'primitives/'],
    ['frame/', 'frame/'],
  ],
})

/** Entries whose name is not that of their folder, because a feature has that one. */
const renamed = /** @type {Readonly<Record<string, string>>} */ ({ 'headless/step-up': 'is-stepped-up' })

/**
 * The entries of a package, beside the package itself.
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
        module: `${home}${folder}/index`,
        isFlat: laterGroups.every((group) => !prefix.startsWith(group) && folder !== group),
        isPart: home.startsWith('features/') || home.startsWith('screens/'),
      })),
  )
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** The names of all features: `login`, `portal/users`. @param {string} root @returns {readonly string[]} */
export function featuresIn(root) {
  return featureHomes('features').flatMap(([home, prefix]) =>
    foldersIn(join(root, 'headless/src', home))
      .filter((folder) => home !== 'features/' || !laterGroups.some((group) => group === folder))
      .map((folder) => prefix + folder),
  )
}

/**
 * The parts that an application can replace, sorted.
 *
 * @param {string} folder The sources of the kit.
 * @param {Group} [group] Those of one group alone.
 * @returns {readonly string[]}
 */
export function replaceableIn(folder, group) {
  const parts = filesIn(folder, /(?<!\.test)\.tsx$/)
    .filter((path) => group === undefined || groupOf(path) === group)
    .flatMap((path) => [...textOf(join(folder, path)).matchAll(/\bslotted(?:<[^(]*>)?\(\s*'([A-Z]\w*)'/g)])
    .map(([, name = '']) => name)
  return [...new Set(parts)].sort()
}

/** The folders directly in a folder, sorted. @param {string} folder @returns {readonly string[]} */
export function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The paths of the files in and below a folder, sorted. @param {string} folder @param {RegExp} pattern */
export function filesIn(folder, pattern) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort()
}

/** The text of a file; an empty one if there is none. @param {string} path */
export function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** @param {string} home @returns {readonly (readonly [home: string, prefix: string])[]} */
function featureHomes(home) {
  return groups.map((group) => (group === groups[0] ? [`${home}/`, ''] : [`${home}/${group}/`, `${group}/`]))
}

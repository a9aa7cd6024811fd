// @ts-check

/**
 * The groups of screens whose words, rules and hooks are bundles of their own. A folder of a group's name marks what
 * belongs to it: `screens/portal/…`, `primitives/portal/…`, `messages/<language>/portal/…`, `features/portal/…`. Without
 * such a folder a file belongs to the first group.
 */
export const groups = /** @type {const} */ (['sign-in', 'portal', 'checkout'])

/** @typedef {typeof groups[number]} Group */

/** The groups with folders of their own. */
export const laterGroups = /** @type {readonly Group[]} */ (groups.slice(1))

/** Parts of the portal outside its folder: screens for signed-in people that are also used alone, and their parts. */
const portal = [
  'primitives/row-list/',
  'screens/change-password/',
  'screens/mfa/',
  'screens/passkeys/',
  'screens/phone/phone-numbers',
]

/**
 * The group that a file belongs to.
 *
 * @param {string} path Below `src` or `messages`, with forward slashes.
 * @returns {Group}
 */
export function groupOf(path) {
  if (portal.some((start) => path.startsWith(start))) return 'portal'
  const folders = path.split('/').slice(0, -1)
  return laterGroups.find((group) => folders.includes(group)) ?? 'sign-in'
}

// @ts-check

/**
 * The groups of screens whose words, rules and hooks are bundles of their own. A folder of a group's name marks what
 * belongs to it: `screens/portal/…`, `primitives/portal/…`, `messages/<language>/portal/…`, `features/portal/…`. Without
 * such a folder a file belongs to the first group. Each group loads those before it, so a part of the checkout and the
 * portal belongs to the checkout.
 */
export const groups = /** @type {const} */ (['sign-in', 'checkout', 'portal'])

/** @typedef {typeof groups[number]} Group */

/** The groups with folders of their own. */
export const laterGroups = /** @type {readonly Group[]} */ (groups.slice(1))

/**
 * Parts of a group outside its folder. Those of the checkout are parts of the portal that it shares; those of the portal are
 * screens for signed-in people that are also used alone, and their parts.
 *
 * @type {readonly (readonly [start: string, group: Group])[]}
 */
const elsewhere = [
  ['frame/billing/', 'checkout'],
  ['primitives/portal/badge/', 'checkout'],
  ['primitives/portal/field/', 'checkout'],
  ['primitives/portal/radio-group/', 'checkout'],
  ['primitives/portal/skeleton/', 'checkout'],
  ['primitives/row-list/', 'portal'],
  ['screens/change-password/', 'portal'],
  ['screens/mfa/', 'portal'],
  ['screens/passkeys/', 'portal'],
  ['screens/phone/phone-numbers', 'portal'],
]

/**
 * The group that a file belongs to.
 *
 * @param {string} path Below `src` or `messages`, with forward slashes.
 * @returns {Group}
 */
export function groupOf(path) {
  const [, group] = elsewhere.find(([start]) => path.startsWith(start)) ?? []
  if (group) return group
  const folders = path.split('/').slice(0, -1)
  return laterGroups.find((group) => folders.includes(group)) ?? 'sign-in'
}

// @ts-check

/**
 * The groups of screens whose words, rules and hooks are separate bundles. A folder with the name of a group marks its
 * files: `screens/portal/…`, `primitives/portal/…`, `messages/<language>/portal/…`, `features/portal/…`. Without such a
 * folder a file belongs to the first group. Each group loads the groups before it. A part of the checkout and the
 * portal therefore belongs to the checkout.
 */
export const groups = /** @type {const} */ (['sign-in', 'checkout', 'portal'])

/** @typedef {typeof groups[number]} Group */

/** The groups with their own folders. */
export const laterGroups = /** @type {readonly Group[]} */ (groups.slice(1))

/**
 * The parts of a group outside its folder. The checkout shares some parts of the portal. The portal has screens for
 * signed-in users that applications also use alone.
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
 * Returns the group of a file.
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

/**
 * Sections of messages that load with one part of a screen, because they are long and seldom shown. Each has the name of
 * its words, which load after those of its group.
 *
 * @type {readonly (readonly [section: string, words: string])[]}
 */
const apart = [['portal/sso-test-result', 'sso-test']]

/** The groups of words: those of screens, and those that load with one part. */
export const wordGroups = /** @type {readonly string[]} */ ([...groups, ...apart.map(([, words]) => words)])

/** The groups of words that load after the first ones. */
export const laterWords = wordGroups.slice(1)

/**
 * Returns the group of words of a section of messages.
 *
 * @param {string} section Such as `portal/users`.
 * @returns {string}
 */
export function wordGroupOf(section) {
  return apart.find(([own]) => own === section)?.[1] ?? groupOf(section)
}

// @ts-check
// The places that list the replaceable parts of the kit: the types of slots, and the page of all slots.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, replaceableIn, textOf } from './folders.mjs'
import { groupOf, groups } from './groups.mjs'
import { difference } from './package-registries.mjs'

/** @typedef {import('./registries.mjs').Registry} Registry */

/** @typedef {{ readonly name: string, readonly meaning: string, readonly takes: string }} Slot */

const page = 'docs/replacing/slots.md'

/** @type {readonly Registry[]} */
export const slotRegistries = [
  ...groups.map((group) => ({
    place: `ui-kit/src, slots of the ${group}`,
    about: 'a member for each part that can be replaced, in a file *-slots.ts of the group',
    missing: (/** @type {string} */ root) => {
      const typed = slotTypesIn(root)
        .filter(({ path }) => groupOf(path) === group)
        .flatMap(({ slots }) => slots.map(({ name }) => name))
      return difference(typed, replaceableIn(join(root, 'ui-kit/src'), group))
    },
  })),
  {
    place: page,
    about: 'a row for each part that can be replaced',
    missing: (root) => difference(rowsIn(root), replaceableIn(join(root, 'ui-kit/src'))),
    write: writeRows,
  },
]

/**
 * Adds the row of each typed slot after the rows of its type, with the text of its doc comment.
 *
 * @param {string} root
 */
function writeRows(root) {
  const path = join(root, page)
  for (const { slots } of slotTypesIn(root)) {
    for (const { name, meaning, takes } of slots) {
      const listed = rowsIn(root)
      const former = slots.map((slot) => slot.name).filter((one) => listed.includes(one))
      if (listed.includes(name) || former.length === 0) continue
      const text = readFileSync(path, 'utf8')
      const ends = former.map((one) => text.indexOf('\n', text.indexOf(`\n| \`${one}\` |`) + 1) + 1)
      const end = Math.max(...ends)
      writeFileSync(path, `${text.slice(0, end)}| \`${name}\` | ${meaning} | \`${takes}\` |\n${text.slice(end)}`)
    }
  }
}

/** @param {string} root */
function rowsIn(root) {
  return [...textOf(join(root, page)).matchAll(/^\| `([A-Z]\w*)` \|/gm)].map(([, name = '']) => name)
}

/** Returns the types of slots, each with its members. @param {string} root */
function slotTypesIn(root) {
  const kit = join(root, 'ui-kit/src')
  const member = /(?:\/\*\* (.*?)\.? \*\/\n)? {2}readonly ([A-Z]\w*)\?:(?: ComponentType<(.*?)> \|)?/g
  return filesIn(kit, /-slots\.ts$/).map((path) => ({
    path,
    slots: [...textOf(join(kit, path)).matchAll(member)].map(([, comment = '', name = '', takes = '']) => {
      return { name, meaning: comment.slice(0, 1).toLowerCase() + comment.slice(1), takes }
    }),
  }))
}

// @ts-check
// Prints the types of the messages' placeholders: a module per section, so that changes of two sections never conflict,
// and a module that joins them.
import { wordGroupOf, wordGroups } from '../house/groups.mjs'

/** @typedef {import('../house/message-source.mjs').Section} Section */

/**
 * Returns the module with the placeholders of a section's messages, as types with the English text.
 *
 * @param {string} section
 * @param {Section} messages
 */
export function placeholdersOf(section, messages) {
  const members = [...messages].map(([key, { text, placeholders }]) => {
    const values = [...placeholders].map(([name, { type }]) => `Readonly<Record<'${name}', ${type}>>`).join(' & ')
    const comment = text.replaceAll('*/', '* /').replaceAll('\n', ' ')
    return `  /** ${comment} */\n  readonly '${key}': ${values || 'Record<never, never>'}\n`
  })
  return `/** The messages of \`${section}\`, each with the values it takes. */
export interface ${typeOf(section)} {
${members.join('')}}
`
}

/** Returns the module that joins the placeholders of all sections, as a whole and by group. @param {readonly string[]} sections */
export function allPlaceholders(sections) {
  const imports = sections.map(
    (section) => `import type { ${typeOf(section)} } from '../placeholders/${section}.gen.ts'\n`,
  )
  const byGroup = wordGroups.map((group) => {
    const own = sections.filter((section) => wordGroupOf(section) === group).map(typeOf)
    const lines = own.length === 0 ? [' Record<never, never>'] : own.map((type) => `\n    & ${type}`)
    return `  /** Those of the group \`${group}\`. */\n  readonly '${group}':${lines.join('')}\n`
  })
  return `${imports.join('')}
/** Every message, with the values it takes. */
export interface Placeholders
  extends
${sections.map((section) => `    ${typeOf(section)}`).join(',\n')} {}

/** The messages by the group of screens that they belong to. */
export interface GroupPlaceholders {
${byGroup.join('')}}
`
}

/** Returns the name of a section in PascalCase, without its group. @param {string} section */
export function pascal(section) {
  return section.replace(/^.*\//, '').replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} section */
function typeOf(section) {
  return `${pascal(section)}Placeholders`
}

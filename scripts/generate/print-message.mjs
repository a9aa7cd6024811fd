// @ts-check
import { TYPE } from '../house/message-source.mjs'

/** @typedef {import('../house/message-source.mjs').Part} Part */

/**
 * Prints the parts of a message as ICU source, with changed placeholders.
 *
 * @param {readonly Part[]} parts
 * @param {{ readonly value: (placeholder: string, name: string) => string }} change
 * @returns {string}
 */
export function printMessage(parts, { value }) {
  return parts.map(printed).join('')

  /** @param {Part} part */
  function printed(part) {
    switch (part.type) {
      case TYPE.literal:
        return part.value.replace(/'/g, "''").replace(/[{}#]/g, "'$&'")
      case TYPE.pound:
        return '#'
      case TYPE.number:
        return `{${part.value}, number}`
      case TYPE.plural: {
        const kind = part.pluralType === 'ordinal' ? 'selectordinal' : 'plural'
        return `{${part.value}, ${kind},${part.offset ? ` offset:${part.offset}` : ''}${branches(part)}}`
      }
      case TYPE.select:
        return `{${part.value}, select,${branches(part)}}`
      default:
        return value(`{${part.value}}`, part.value)
    }
  }

  /** @param {Part} part */
  function branches({ options }) {
    return Object.entries(options)
      .map(([name, branch]) => ` ${name} {${printMessage(branch.value, { value })}}`)
      .join('')
  }
}

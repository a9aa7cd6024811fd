// @ts-check
import { TYPE } from './message-source.mjs'

/** @typedef {import('./message-source.mjs').Part} Part */

/**
 * A message as a reader of the pseudo-locale sees it: accented, so that untranslated text stands out; about 40 % longer,
 * so that tight places burst; in brackets, so that cut ends and glued pieces show. Placeholders stay what they are.
 *
 * @param {readonly Part[]} parts
 */
export function pseudoMessage(parts) {
  return `[${parts.map(printed).join('')}]`
}

/**
 * One part as ICU source.
 *
 * @param {Part} part
 * @returns {string}
 */
function printed(part) {
  switch (part.type) {
    case TYPE.literal:
      return accented(part.value).replace(/'/g, "''").replace(/[{}#]/g, "'$&'")
    case TYPE.pound:
      return '#'
    case TYPE.number:
      return `{${part.value}, number}`
    case TYPE.plural: {
      const kind = part.pluralType === 'ordinal' ? 'selectordinal' : 'plural'
      return `{${part.value}, ${kind},${part.offset ? ` offset:${part.offset}` : ''}${options(part.options)}}`
    }
    case TYPE.select:
      return `{${part.value}, select,${options(part.options)}}`
    default:
      return `{${part.value}}`
  }
}

/** @param {Readonly<Record<string, { readonly value: readonly Part[] }>>} choices */
function options(choices) {
  return Object.entries(choices)
    .map(([name, { value }]) => ` ${name} {${value.map(printed).join('')}}`)
    .join('')
}

/** @param {string} text */
function accented(text) {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = accents[letter] ?? letter
    return /[aeiou]/.test(letter) ? other + other : other
  })
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const marked = [...'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']
/** @type {Readonly<Record<string, string>>} */
const accents = Object.fromEntries([...plain].map((letter, index) => [letter, marked[index] ?? letter]))

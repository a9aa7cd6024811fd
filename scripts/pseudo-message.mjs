// @ts-check
import { printMessage } from './print-message.mjs'

/**
 * A message as a reader of the pseudo-locale sees it: accented, so that untranslated text stands out; about 40 % longer,
 * so that tight places burst; in brackets, so that cut ends and glued pieces show. Placeholders stay what they are.
 *
 * @param {readonly import('./message-source.mjs').Part[]} parts
 */
export function pseudoMessage(parts) {
  return `[${printMessage(parts, { words: accented })}]`
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

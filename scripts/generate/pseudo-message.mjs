// @ts-check
import { printMessage } from './print-message.mjs'

/**
 * Returns a message in the pseudo-locale. Accents mark translated text, so that untranslated text is visible. The text
 * is about 40 % longer, so that tight layouts overflow. Brackets show cut ends and concatenated pieces. Placeholders
 * stay unchanged.
 *
 * @param {readonly import('../house/message-source.mjs').Part[]} parts
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

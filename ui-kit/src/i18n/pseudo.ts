import type { Catalogue, CompleteLocale, Formatter, Message } from './catalogue.ts'
import type { MessageValues } from './fill.ts'
import { en } from './locales/en.gen.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accentedLetters = [...'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']
const accents = accentsOf()

/** Every message in the pseudo-locale, made from the English ones to find what is not translated or too tight. */
export const pseudo: CompleteLocale = { code: 'en-XA', dir: 'ltr', messages: pseudoMessages() }

function accentsOf(): Readonly<Record<string, string>> {
  return Object.fromEntries([...plain].map((letter, index) => [letter, accentedLetters[index] ?? letter]))
}

function pseudoMessages(): Catalogue {
  const rows = Object.entries(en.messages).map(([key, message]) => [key, pseudoMessage(message)])
  return Object.fromEntries(rows) as Catalogue
}

/**
 * Returns a message with accents, which mark translated text. Doubled vowels make it about 40 % longer, so that tight
 * layouts overflow. Brackets show cut ends and joined pieces. Values stay as they are.
 */
function pseudoMessage(message: Message<never>): Message<MessageValues> {
  if (typeof message === 'string') return `[${accented(message)}]`
  return (values, formatter) => {
    const text = message(marked(values) as never, marking(formatter))
    const words = text.split(/\uE000([^\uE001]*)\uE001/)
    return `[${words.map((piece, at) => (at % 2 === 0 ? accented(piece) : piece)).join('')}]`
  }
}

/** The values between marks that no text has. */
function marked(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? mark(value) : value]),
  )
}

function marking(formatter: Formatter): Formatter {
  return {
    plural: formatter.plural,
    select: (branches, name) => formatter.select(branches, name.replace(/[\uE000\uE001]/g, '')),
    number: (value) => mark(formatter.number(value)),
  }
}

function mark(value: string): string {
  return `\uE000${value}\uE001`
}

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = accents[letter] ?? letter
    return /[aeiou]/.test(letter) ? other + other : other
  })
}

// @ts-check
import { attributeNames, attributes, dateOf } from './user.mjs'

/** @typedef {import('@portico/headless/rules').Condition} Condition */
/** @typedef {import('@portico/headless/rules').ConditionOperation} Operation */
/** @typedef {import('./random.mjs').Random} Random */

/** @type {Readonly<Record<'text' | 'number' | 'boolean' | 'date', readonly Operation[]>>} */
const operations = {
  text: ['in_list', 'starts_with', 'ends_with', 'contains'],
  number: ['equal', 'greater_than', 'greater_than_equal', 'lower_than', 'lower_than_equal', 'between_numeric'],
  boolean: ['is'],
  date: ['on', 'between_date', 'on_or_after', 'on_or_before'],
}
const words = [
  'globex',
  'initech',
  'umbrella',
  'hooli',
  'stark',
  'wayne',
  'wonka',
  'soylent',
  'tyrell',
  'vandelay',
  'us-east-1',
  'ap-south-1',
  'starter',
  'free-monthly',
  'viewer',
  'guest',
  'fr',
  'jp',
  'pt-BR',
  'tenant-us-0815',
]
const day = 86_400_000

/**
 * A condition that the user meets, or does not, on an attribute that is not taken yet.
 *
 * @param {Random} random
 * @param {boolean} isMet
 * @param {ReadonlySet<string>} taken
 * @returns {Condition}
 */
export function drawCondition(random, isMet, taken) {
  const op = random.chance(1 / 7) ? 'matches' : random.pick(Object.values(operations).flat())
  const free = namesFor(op).filter((name) => !taken.has(name))
  if (free.length === 0) return drawCondition(random, isMet, taken)
  const negate = random.chance(0.2)
  const held = random.pick(free)
  const value = drawValue(random, op, attributes[held], isMet !== negate)
  const absent = attributeNames.absent.filter((name) => !taken.has(name))
  const attribute = !isMet && absent.length > 0 && random.chance(0.05) ? random.pick(absent) : held
  return { attribute, op, value, negate }
}

/** @param {Operation} op @returns {readonly string[]} */
function namesFor(op) {
  if (op === 'in_list') return [...attributeNames.text, ...attributeNames.texts]
  if (operations.number.includes(op)) return attributeNames.number
  if (operations.date.includes(op)) return attributeNames.date
  return op === 'is' ? attributeNames.boolean : attributeNames.text
}

/**
 * What is asked for, so that what is held meets it, or does not.
 *
 * @param {Random} random
 * @param {Operation} op
 * @param {unknown} held
 * @param {boolean} isMet
 * @returns {Condition['value']}
 */
function drawValue(random, op, held, isMet) {
  if (op === 'is') return { boolean: held === isMet }
  if (operations.number.includes(op)) return drawSpan(random, op, Number(held), 1, isMet)
  if (operations.date.includes(op)) return drawDates(random, op, dateOf(held).getTime(), isMet)
  if (op === 'matches') return { string: drawPattern(random, String(held), isMet) }
  const part = partOf(op, Array.isArray(held) ? random.pick(held) : String(held))
  const others = random.shuffled(words).slice(0, random.whole(2, 7))
  return { list: isMet ? random.shuffled([...others, part]) : others }
}

/** @param {Operation} op @param {string} text */
function partOf(op, text) {
  const pieces = piecesOf(text)
  if (op === 'starts_with') return pieces[0] ?? text
  if (op === 'ends_with') return pieces.slice(-2).join('')
  return op === 'contains' ? (pieces[1] ?? text) : text
}

/**
 * @param {Random} random
 * @param {Operation} op
 * @param {number} held
 * @param {number} unit
 * @param {boolean} isMet
 * @returns {Readonly<Record<string, number>>}
 */
function drawSpan(random, op, held, unit, isMet) {
  const step = random.whole(1, 50) * unit
  if (op.startsWith('between')) return { start: isMet ? held - step : held + step, end: held + 2 * step }
  if (op === 'equal' || op === 'on') return { number: isMet ? held : held + step }
  const isUpwards = op.startsWith('greater') || op === 'on_or_after'
  return { number: isUpwards === isMet ? held - step : held + step }
}

/** @param {Random} random @param {Operation} op @param {number} held @param {boolean} isMet */
function drawDates(random, op, held, isMet) {
  const isText = random.chance(0.75)
  const written = Object.entries(drawSpan(random, op, held, day, isMet)).map(([name, time]) => [
    name === 'number' ? 'date' : name,
    isText ? new Date(time).toISOString() : time,
  ])
  return Object.fromEntries(written)
}

/** A pattern as administrators write them. @param {Random} random @param {string} held @param {boolean} isMet */
function drawPattern(random, held, isMet) {
  const text = isMet ? held : random.pick(words)
  const pieces = piecesOf(text).map(escaped)
  const start = pieces[0]
  const end = pieces.slice(-2).join('')
  const others = random.shuffled(words).slice(0, 3).map(escaped)
  if (random.chance(0.05)) return random.pick([`.*${end}$`, `(\\w+[.@-])*${escaped(text)}$`])
  return random.pick([
    `${end}$`,
    `^${start}`,
    `^${start}[\\w.@-]*$`,
    `^(${random.shuffled([...others, escaped(text)]).join('|')})$`,
    `^.*(${random.shuffled([...others, end]).join('|')})$`,
  ])
}

/** A text cut before each mark: `ada`, `.lovelace`, `@acme`, `.com`. @param {string} text */
function piecesOf(text) {
  return text.split(/(?=[@.-])/)
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('.', '\\.')
}

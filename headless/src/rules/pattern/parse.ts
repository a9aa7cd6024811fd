import { complement, type Range, type Ranges, union } from './ranges.ts'

/** A part of a parsed pattern. */
export type Node =
  | { readonly kind: 'unit'; readonly ranges: Ranges }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly parts: readonly Node[] }
  | Repeat
  | Place
  | { readonly kind: 'look'; readonly part: Node; readonly isBehind: boolean; readonly isNegative: boolean }

/** The upper bound of a repetition without a limit. */
export const endless: number = Number.POSITIVE_INFINITY

/** A part that repeats at least `least` and at most `most` times. */
export interface Repeat {
  readonly kind: 'repeat'
  readonly part: Node
  readonly least: number
  /** {@link endless} if there is no limit. */
  readonly most: number
}

/** A position in the subject. It matches no code unit. */
interface Place {
  readonly kind: 'place'
  /** The position as in the pattern: the start `^`, the end `$`, a word boundary `\\b` or none `\\B`. */
  readonly place: string
}

/**
 * Returns the parts of a pattern that the platform's RegExp accepts without flags (ECMA-262, with its annex B). Throws
 * if the pattern has a back reference, which no search matches in bounded time. Throws if it has syntax that this
 * version does not support.
 */
export function parse(pattern: string): Node {
  let at = 0
  return choice()

  function choice(): Node {
    const parts = [sequence()]
    while (take('|')) parts.push(sequence())
    return alone(parts) ?? { kind: 'choice', parts }
  }

  function sequence(): Node {
    const parts: Node[] = []
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(repeated(part()))
    return alone(parts) ?? { kind: 'sequence', parts }
  }

  function repeated(node: Node): Node {
    const found = match(/[*+?]|\{(\d+)(,?)(\d*)\}/y)
    if (!found) return node
    take('?')
    const [quantifier, low, comma, high] = found
    const least = low === undefined ? Number(quantifier === '+') : Number(low)
    const most = low === undefined ? (quantifier === '?' ? 1 : endless) : mostOf(least, comma, high)
    return { kind: 'repeat', part: node, least, most }
  }

  function part(): Node {
    if (take('(')) return group()
    if (take('[')) return { kind: 'unit', ranges: characterClass() }
    if (take('.')) return { kind: 'unit', ranges: complement(lineEnds) }
    const place = match(/[$^]|\\[bB]/y)
    return place ? { kind: 'place', place: place[0] } : { kind: 'unit', ranges: character() }
  }

  function group(): Node {
    const [, look] = match(/\?:|\?(<?[=!])|\?<[^>]*>|(?!\?)/y) ?? unknown()
    const inner = choice()
    at += 1
    if (look === undefined) return inner
    return { kind: 'look', part: inner, isBehind: look.startsWith('<'), isNegative: look.endsWith('!') }
  }

  function characterClass(): Ranges {
    const isNegated = take('^')
    const found: Range[] = []
    while (!take(']')) {
      const first = classMember()
      const last = match(/-(?!\])/y) ? classMember() : null
      if (!last) found.push(...first)
      else if (isSingle(first) && isSingle(last)) found.push(spanOf(first, last))
      else found.push(...first, ...last, ...unitOf('-'))
    }
    return isNegated ? complement(union(found)) : union(found)
  }

  function classMember(): Ranges {
    return match(/\\b/y) ? unitOf('\b') : character()
  }

  /** Parses one literal character or one escape. */
  function character(): Ranges {
    const [, plain, shorthand, code, letter, control, itself = '\0'] = match(characters) ?? unknown()
    if (plain !== undefined) return unitOf(plain)
    if (shorthand !== undefined) return classOf(shorthand)
    if (code !== undefined) return unitAt(Number.parseInt(code.slice(1), 16))
    if (letter !== undefined) return unitAt(letter.charCodeAt(0) % 32)
    return unitOf(control === undefined ? itself : controls.charAt('tnvfr'.indexOf(control)))
  }

  function take(text: string): boolean {
    const isThere = pattern[at] === text
    if (isThere) at += 1
    return isThere
  }

  function match(expected: RegExp): RegExpExecArray | null {
    expected.lastIndex = at
    const found = expected.exec(pattern)
    if (found) at += found[0].length
    return found
  }
}

/**
 * A literal character, or an escape. The escape is a class, a code in two or four digits, a control letter or itself.
 */
const characters = /([^\\])|\\(?:([dswDSW])|(x[\da-fA-F]{2}|u[\da-fA-F]{4})|c([a-zA-Z])|([tnvfr])|([^\dck])|0(?!\d))/y

/**
 * The characters of the escapes `\t`, `
 * `, `\v`, `\f` and `\r`, in this order.
 */
const controls = '\t\n\v\f\r'

const lineEnds: Ranges = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]
const digits: Ranges = [[0x30, 0x39]]
const wordUnits: Ranges = [...digits, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]]
const spaces: Ranges = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]
const classes: Readonly<Record<string, Ranges>> = { d: digits, s: spaces, w: wordUnits }

/** Returns the class of a letter; its complement if the letter is a capital. */
function classOf(letter: string): Ranges {
  const named = classes[letter.toLowerCase()] ?? unknown()
  return letter in classes ? named : complement(named)
}

/** Returns the only part of a list. A sequence or a choice of one part equals that part. */
function alone([part, ...others]: readonly Node[]): Node | undefined {
  return others.length === 0 ? part : undefined
}

function mostOf(least: number, comma: string | undefined, high: string | undefined): number {
  if (high) return Number(high)
  return comma ? endless : least
}

function isSingle([range, ...others]: Ranges): boolean {
  return others.length === 0 && range?.[0] === range?.[1]
}

function spanOf([[first] = [0, 0]]: Ranges, [[, last] = [0, 0]]: Ranges): Range {
  return [first, last]
}

function unitOf(character: string): Ranges {
  return unitAt(character.charCodeAt(0))
}

function unitAt(code: number): Ranges {
  return [[code, code]]
}

function unknown(): never {
  throw new SyntaxError()
}

import { isRecord } from '../../core/record.ts'

/** Up to this number, all known names are listed if none is near. */
const mostListed = 6

/** The kind of a value, as `typeof` names it; `array` for a list. */
export type Kind = 'array' | 'boolean' | 'function' | 'number' | 'object' | 'string'

/** The kinds that a value may have, or the only texts that it may be. */
export type Accepted = readonly Kind[] | { readonly texts: readonly string[] }

/**
 * Returns a sentence for each value of another kind than the accepted ones. `of` is what the values belong to. An `undefined` is a value
 * left out, and so is a `null` in place of an object or a function. No value is repeated, because it may be a secret.
 */
export function wrongKinds(
  of: string,
  values: object,
  accepted: Readonly<Record<string, Accepted>>,
): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const wanted = Object.hasOwn(accepted, name) ? accepted[name] : undefined
    if (!wanted || value === undefined) return []
    if ('texts' in wanted) return wrongText(of, name, value, wanted.texts)
    const found = kindOf(value)
    const isNone = value === null && wanted.some((kind) => kind === 'object' || kind === 'function')
    if (isNone || wanted.some((kind) => kind === found)) return []
    return [`${name} of ${of} is ${worded(found)}, and must be ${wanted.map(worded).join(' or ')}`]
  })
}

function wrongText(of: string, name: string, value: unknown, texts: readonly string[]): readonly string[] {
  if (typeof value === 'string') return unknownNames(`${name} of ${of}`, [value], texts)
  return [`${name} of ${of} is ${worded(kindOf(value))}, and must be one of ${texts.join(', ')}`]
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return isElement(value) ? 'element' : typeof value
}

/** `true` for an element of React, such as `<Button />` in place of `Button`. */
function isElement(value: unknown): boolean {
  return isRecord(value) && '$$typeof' in value && 'props' in value
}

function worded(kind: string): string {
  if (kind === 'null') return kind
  return `${/^[aeo]/.test(kind) ? 'an' : 'a'} ${kind}`
}

/** Returns the known name that a name most likely stands for, or `null` if none is near. Letter case does not count. */
export function nearest(name: string, known: readonly string[]): string | null {
  const wanted = name.toLowerCase()
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const [best] = known
    .map((one) => ({ one, far: distance(wanted, one.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
  return best?.one ?? null
}

/** Returns a sentence for each name that is unknown, with the nearest known one. `of` is what the names belong to. */
export function unknownNames(of: string, names: readonly string[], known: readonly string[]): readonly string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(name, known)
      const all = known.length <= mostListed ? `use one of ${known.join(', ')}` : 'remove it, or correct its name'
      return `${of} has no ${name}: ${near === null ? all : `did you mean ${near}?`}`
    })
}

/**
 * The number of letters to insert, remove, replace or exchange with the next one.
 *
 * @see https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance (optimal string alignment)
 */
function distance(from: string, to: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const steps = [
        cell(last, column) + 1,
        cell(next, column - 1) + 1,
        cell(last, column - 1) + (isSame ? 0 : 1),
        ...(isExchanged ? [cell(before, column - 2) + 1] : []),
      ]
      next.push(Math.min(...steps))
    }
    before = last
    last = next
  }
  return cell(last, to.length)
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

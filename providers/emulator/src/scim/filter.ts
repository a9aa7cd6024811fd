import { ScimRefusal } from './refusals.ts'

/** A filter (RFC 7644, section 3.4.2.2). */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly sides: readonly [Filter, Filter] }
  | { readonly kind: 'not'; readonly filter: Filter }
  /** One value of a list fits. */
  | { readonly kind: 'some'; readonly path: AttributePath; readonly filter: Filter }
  | { readonly kind: 'present'; readonly path: AttributePath }
  | {
      readonly kind: 'compare'
      readonly path: AttributePath
      readonly by: Comparison
      readonly value: string | number | boolean | null
    }

/** A comparison of an attribute with a value. */
export type Comparison = (typeof comparisons)[number]

/** The place of an attribute: its schema, its name and the name of its part. */
export interface AttributePath {
  readonly urn: string | null
  readonly name: string
  readonly part: string | null
}

/** The target of a patch: an attribute, some of its values, or a part of those. */
export interface PatchPath extends AttributePath {
  readonly filter: Filter | null
}

/** Reads a filter. Refuses any other text with `wrong-filter`. */
export function parseFilter(written: string): Filter {
  const words = wordsOf(written)
  const filter = readEither(words, 0)
  if (words.next() === undefined) return filter
  throw wrong('The filter goes on after its end')
}

/** Reads the path of a patch. Refuses any other text with `wrong-path`. */
export function parsePath(written: string): PatchPath {
  const [, before = '', inner, part = null] = /^([^[\]]+)(?:\[(.*)\](?:\.([\w$-]+))?)?$/s.exec(written.trim()) ?? []
  const path = pathOf(before)
  if (!path || (inner !== undefined && path.part !== null)) throw new ScimRefusal('wrong-path', `${written} is no path`)
  return inner === undefined ? { ...path, filter: null } : { ...path, part, filter: parseFilter(inner) }
}

/** Reads the place of an attribute; `null` for any other text. */
export function pathOf(written: string): AttributePath | null {
  // Some directories write a dot after the URN of a schema, such as `…:2.0:User.department`.
  const given = written.replace(/^(urn:.+:\d+\.\d+:\w+)\./i, '$1:')
  const [, urn = null, name, part = null] = /^(?:(urn:.+):)?([a-z$][\w$-]*)(?:\.([\w$-]+))?$/i.exec(given) ?? []
  return name === undefined ? null : { urn, name, part }
}

const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
const longest = 4096
const deepest = 32

interface Words {
  readonly next: () => string | undefined
  readonly peek: () => string | undefined
}

function wordsOf(written: string): Words {
  if (written.length > longest) throw wrong(`The filter has more than ${longest} characters`)
  const words = written.match(/"(?:[^"\\]|\\.)*"|[()[\]]|[^\s()[\]"]+|"/gs) ?? []
  let at = 0
  return { next: () => words[at++], peek: () => words[at] }
}

function readEither(words: Words, depth: number): Filter {
  let filter = readBoth(words, depth)
  while (isWord(words.peek(), 'or')) {
    words.next()
    filter = { kind: 'or', sides: [filter, readBoth(words, depth)] }
  }
  return filter
}

function readBoth(words: Words, depth: number): Filter {
  let filter = readOne(words, depth)
  while (isWord(words.peek(), 'and')) {
    words.next()
    filter = { kind: 'and', sides: [filter, readOne(words, depth)] }
  }
  return filter
}

function readOne(words: Words, depth: number): Filter {
  if (depth > deepest) throw wrong('The filter is nested too deeply')
  const word = words.next()
  if (word === '(') return within(words, ')', depth)
  if (isWord(word, 'not')) {
    if (words.next() !== '(') throw wrong('"not" needs parentheses')
    return { kind: 'not', filter: within(words, ')', depth) }
  }
  const path = pathOf(word ?? '')
  if (!path) throw wrong(word === undefined ? 'The filter ends early' : `${word} is no attribute`)
  if (words.peek() !== '[') return readComparison(words, path)
  words.next()
  const filter = within(words, ']', depth)
  // Entra ID finds people by `emails[type eq "work"].value eq "…"`.
  const part = /^\.([\w$-]+)$/.exec(words.peek() ?? '')?.[1]
  if (part === undefined) return { kind: 'some', path, filter }
  words.next()
  const ofPart = readComparison(words, { urn: null, name: part, part: null })
  return { kind: 'some', path, filter: { kind: 'and', sides: [filter, ofPart] } }
}

function within(words: Words, end: string, depth: number): Filter {
  const filter = readEither(words, depth + 1)
  if (words.next() === end) return filter
  throw wrong(`The filter lacks ${end}`)
}

function readComparison(words: Words, path: AttributePath): Filter {
  const word = words.next()?.toLowerCase()
  if (word === 'pr') return { kind: 'present', path }
  const by = comparisons.find((one) => one === word)
  if (!by) throw wrong(`${word ?? 'Nothing'} is no comparison`)
  return { kind: 'compare', path, by, value: readLiteral(words.next()) }
}

function readLiteral(word: string | undefined) {
  try {
    // Directories write True and False, too.
    const value: unknown = JSON.parse(
      /^(?:true|false|null)$/i.test(word ?? '') ? String(word).toLowerCase() : (word ?? ''),
    )
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return value
  } catch {}
  throw wrong(`${word ?? 'Nothing'} is no value`)
}

const isWord = (word: string | undefined, wanted: string) => word?.toLowerCase() === wanted

const wrong = (detail: string) => new ScimRefusal('wrong-filter', detail)

import { developerError } from '../core/developer-error.ts'
import { isRecord } from '../core/record.ts'
import { keepsSlashes } from './operations.ts'
import { type Target, usualPrefix } from './target.ts'

/** The values of path parameters, by name. */
export type PathValues = Readonly<Record<string, string | number>>

/**
 * The address of a call: base URL, prefix (unless the path takes none), path with its parameters filled, and query.
 * Objects in the query are sent member by member. Lists are joined by commas, and `undefined` is left out. A value
 * keeps its slashes only if the contract allows it. A value that would change the path, such as `..`, throws `invalid-
 * path-value`.
 */
export function addressOf(
  { baseUrl, urlPrefix = usualPrefix }: Target,
  path: string,
  values: PathValues = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const base = baseOf({ baseUrl }, path)
  const prefix = urlPrefix && !unprefixed.test(path) ? `/${urlPrefix}` : ''
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '')
    const segments = keepsSlashes(path) ? value.split('/') : [value]
    return segments.map((segment) => segmentOf(name, segment)).join('/')
  })
  const search = new URLSearchParams(queryPairs(query)).toString()
  return `${base}${prefix}${filled}${search && `?${search}`}`
}

/** The base URL of a path. */
export function baseOf({ baseUrl }: Pick<Target, 'baseUrl'>, path: string): string {
  return typeof baseUrl === 'function' ? baseUrl(path) : baseUrl
}

const unprefixed = /^\/(?:\.well-known\/jwks|oauth\/portal$|resources\/velo\/)/

/** Dots are the one thing that encoding leaves as it is and that browsers take for a way out of the path. */
function segmentOf(name: string, value: string): string {
  const text = encodeURIComponent(value)
  if (/^\.{0,2}$/.test(text)) {
    throw developerError('invalid-path-value', `"${text}" leads to another path: give an id for {${name}}`)
  }
  return text
}

function queryPairs(query: Readonly<Record<string, unknown>>): string[][] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return []
    return isRecord(value) ? queryPairs(value) : [[name, String(value)]]
  })
}

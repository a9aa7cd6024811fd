import { PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'

/** Where the provider is: an address, or a function from the path to one (for an application proxy). */
export type BaseUrl = string | ((path: string) => string)

/** What fills the holes of a path: `{id}` to a value. */
export type PathValues = Readonly<Record<string, string | number>>

/**
 * The address of a call: base URL, prefix (unless the base URL ends with it already or the path takes none), path with
 * its holes filled, and query. Objects in the query are sent member by member, lists joined by commas, `undefined` left
 * out. A value that would lead to another path, such as `..`, throws `invalid-path-value`.
 */
export function addressOf(
  target: { readonly baseUrl: BaseUrl; readonly prefix: string },
  path: string,
  values: PathValues = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const base = (typeof target.baseUrl === 'function' ? target.baseUrl(path) : target.baseUrl).replace(/\/+$/, '')
  const prefix = unprefixed.test(path) || base.endsWith(`/${target.prefix}`) ? '' : `/${target.prefix}`
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => segmentOf(name, values[name]))
  const search = new URLSearchParams(queryPairs(query)).toString()
  return `${base}${prefix}${filled}${search && `?${search}`}`
}

/** Whether a call carries no bearer token: those that end, begin or renew a session by other means. */
export function dropsAuthorization(path: string): boolean {
  return tokenless.test(path)
}

const unprefixed = /^\/(?:\.well-known\/|oauth\/portal$|resources\/velo\/)/
const tokenless = /\/(?:token\/refresh|oauth\/token|activate|activate\/code|logout)$/

/** Dots are the one thing that encoding leaves as it is and that browsers take for a way out of the path. */
function segmentOf(name: string, value: string | number = ''): string {
  const text = encodeURIComponent(value)
  if (/^\.{0,2}$/.test(text)) {
    throw new PorticoError('invalid-path-value', `"${text}" leads to another path: give an id for {${name}}`)
  }
  return text
}

function queryPairs(query: Readonly<Record<string, unknown>>): string[][] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return []
    return isRecord(value) ? queryPairs(value) : [[name, String(value)]]
  })
}

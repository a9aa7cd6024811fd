/** Where the provider is: an address, or a function from the path to one (for an application proxy). */
export type BaseUrl = string | ((path: string) => string)

/** What fills the holes of a path: `{id}` to a value. */
export type PathValues = Readonly<Record<string, string | number>>

/**
 * The address of a call: base URL, prefix (unless the base URL ends with it already or the path takes none), path with
 * its holes filled, and query. Objects in the query are sent as JSON, lists joined by commas, `undefined` left out.
 */
export function addressOf(
  target: { readonly baseUrl: BaseUrl; readonly prefix: string },
  path: string,
  values: PathValues = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const base = (typeof target.baseUrl === 'function' ? target.baseUrl(path) : target.baseUrl).replace(/\/+$/, '')
  const prefix = unprefixed.test(path) || base.endsWith(`/${target.prefix}`) ? '' : `/${target.prefix}`
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, queryText(value)]])),
  ).toString()
  return `${base}${prefix}${filled}${search && `?${search}`}`
}

/** Whether a call carries no bearer token: those that end, begin or renew a session by other means (SPEC section 7). */
export function dropsAuthorization(path: string): boolean {
  return tokenless.test(path)
}

const unprefixed = /^\/(?:\.well-known\/|oauth\/(?:portal|logout)$)/
const tokenless = /\/(?:token\/refresh|oauth\/token|activate|activate\/code|logout)$/

function queryText(value: unknown): string {
  if (Array.isArray(value)) return value.map(queryText).join(',')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

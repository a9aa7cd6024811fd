import { developerError } from '../core/developer-error.ts'
import { webAddress } from '../core/web-address.ts'

/** Where the provider is: an address, or a function from the path to one (for an application proxy). */
export type BaseUrl = string | ((path: string) => string)

/** The address that calls are sent to. */
export interface Target {
  /** Where the provider is. In `client.options` it ends neither with a slash nor with the prefix. */
  readonly baseUrl: BaseUrl
  /** The first part of nearly every path. Default `frontegg`. */
  readonly urlPrefix?: string
}

/** A {@link Target} as an application writes it, or leaves it out. */
export interface GivenTarget extends Omit<Target, 'baseUrl'> {
  readonly baseUrl?: BaseUrl | URL | undefined
}

/**
 * Parses where the provider is. Spaces, slashes and the prefix are removed from the base URL, slashes and the prefix from
 * what a function returns. Throws `base-url-missing`, or `base-url-invalid` if it is not the root of a provider.
 */
export function targetOf({ baseUrl, urlPrefix: given = usualPrefix }: GivenTarget = {}): Target {
  const urlPrefix = given.replace(/^[\s/]+|[\s/]+$/g, '')
  // A host may have the name of the prefix.
  const end = new RegExp(`(^|[^:/])/+(${urlPrefix}/*)?$`)
  if (typeof baseUrl === 'function') return { baseUrl: (path) => baseUrl(path).replace(end, '$1'), urlPrefix }
  const path = `${baseUrl}`.trim()
  const root = (/^\/(?![/\\])/.test(path) ? path : webAddress(path)?.href)?.replace(end, '$1')
  // The path of a call can be added to no query, fragment or path of an operation, and `fetch` refuses a user.
  if (root !== undefined && !/[?#@]|\/frontegg\/identity/.test(`${root}/${urlPrefix}`))
    return { baseUrl: root, urlPrefix }
  throw developerError(
    baseUrl ? 'base-url-invalid' : 'base-url-missing',
    `"${`${baseUrl}`.replace(/[?#].*|\/\/.*@/g, '…')}" is no http or https address: set baseUrl to one such as "https://acme.example.com"`,
  )
}

/** The base URL of a client without a provider: its calls are answered with 501 and never sent. No host has this name (RFC 2606). */
export const noProvider = 'https://provider.invalid'

/** The prefix of calls if the application names none. */
export const usualPrefix = 'frontegg'

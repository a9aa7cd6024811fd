import { PorticoError } from '../core/errors.ts'
import { webAddress } from '../core/web-address.ts'

/** Where the provider is: an address, or a function from the path to one (for an application proxy). */
export type BaseUrl = string | ((path: string) => string)

/** Where calls go. */
export interface Target {
  /** Where the provider is. As {@link targetOf} returns it, it ends neither with a slash nor with the prefix. */
  readonly baseUrl: BaseUrl
  /** The first part of nearly every path. Default `frontegg`. */
  readonly urlPrefix?: string
}

/**
 * Parses where the provider is. Spaces, slashes and the prefix are removed from the end of the base URL, and from what a
 * function returns. Throws `base-url-missing`, or `base-url-invalid` if it is not the root of a provider.
 */
export function targetOf(given: { readonly baseUrl: BaseUrl | URL; readonly urlPrefix?: string }): Target {
  const { baseUrl } = given
  const urlPrefix = (given.urlPrefix ?? usualPrefix).replace(/^[\s/]+|[\s/]+$/g, '')
  if (typeof baseUrl === 'function') return { baseUrl: (path) => bare(baseUrl(path), urlPrefix), urlPrefix }
  const url = webAddress(`${baseUrl}`)
  const address = url ? url.origin + url.pathname : ''
  const root = bare(address, urlPrefix)
  // The path of a call can be added to nothing but an origin and a path.
  if (url?.href === address && !`${root}/${urlPrefix}`.includes('/frontegg/identity'))
    return { baseUrl: root, urlPrefix }
  const shown = `${baseUrl}`.replace(/\/\/.*@|[?#].*/g, '…')
  throw new PorticoError(
    `base-url-${baseUrl ? 'invalid' : 'missing'}`,
    `createClient ${baseUrl ? `cannot call "${shown}"` : 'has no baseUrl'}: set it to the http or https address of your provider, such as "https://acme.example.com"`,
  )
}

/** The prefix of calls to a provider if the application names none. */
export const usualPrefix = 'frontegg'

function bare(address: string, prefix: string): string {
  const trimmed = address.replace(trailing, '')
  return trimmed.endsWith(`/${prefix}`) ? trimmed.slice(0, -prefix.length).replace(trailing, '') : trimmed
}

const trailing = /[\s/]+$/

import { isLoopback } from '../core/loopback.ts'
import { webAddress } from '../core/web-address.ts'
import { usualPrefix } from '../http/target.ts'
import type { Client } from './types.ts'

/** The use of a stored address: a `picture` loads by itself, a `link` once a person follows it. */
export type StoredAddressUse = 'picture' | 'link'

/** The part of a client that {@link storedAddress} judges by. */
export interface AddressRules {
  /** The options of the client: where the provider is, and `pictureOrigins`. */
  readonly options: Pick<Client['options'], 'baseUrl' | 'urlPrefix' | 'pictureOrigins'>
  /** The page that uses the address. */
  readonly ports: { readonly page: Pick<Client['ports']['page'], 'url'> }
}

/**
 * Returns an address that others have stored if a page may use it, else `null`. It allows https, http on this machine for a
 * page on it, and the page's own origin; a picture also as `data:image/`. Calls of the provider and of the application's
 * proxy are refused, because some act: a picture at the log-out would sign out each person who sees it. `pictureOrigins` of the
 * client limits other origins of pictures. Without a client, no own origin is known.
 */
export function storedAddress(client: AddressRules | null, address: unknown, use: StoredAddressUse): string | null {
  if (typeof address !== 'string' || deceptive.test(address)) return null
  if (/^data:/i.test(address)) return use === 'picture' && /^data:image\/[\w.+-]+[;,]/i.test(address) ? address : null
  const page = client?.ports.page.url() ?? null
  const url = webAddress(address, page ?? nowhere)
  if (!url || url.username || url.password) return null
  if (client && isCall(url, client, page)) return null
  if (url.origin === (page ?? nowhere).origin) return address
  const isSafe = url.protocol === 'https:' || (isLoopback(url) && (!page || isLoopback(page)))
  return isSafe && (use === 'link' || isChosen(url, client)) ? address : null
}

/** White space at an end, control characters, backslashes, two slashes, a scheme without `//`: what no honest address has. */
const deceptive = /^$|^\s|\s$|[\p{Cc}\\]|^\/\/|^https?:(?!\/\/)/iu

const nowhere = new URL('https://page.invalid/')

function isChosen({ origin }: URL, client: AddressRules | null): boolean {
  const origins = client?.options.pictureOrigins
  return origins === undefined || origins.some((one) => webAddress(one)?.origin === origin)
}

/** `true` for an address below the calls of the provider or its proxy, however it is written. */
function isCall(url: URL, { options }: AddressRules, page: URL | null): boolean {
  const path = plainPath(url)
  const { baseUrl, urlPrefix = usualPrefix } = options
  // Each prefix of calls, and one of them, whose base URL a function of the application may choose.
  return [
    [urlPrefix, '/identity/resources/users/v2/me'],
    ['oauth', '/oauth/portal'],
  ].some(([prefix = '', call = '']) => {
    const root = webAddress(typeof baseUrl === 'function' ? baseUrl(call) : baseUrl, page ?? undefined)
    if (!root || hostOf(root) !== hostOf(url)) return false
    // A base URL with a path is a proxy, which has no pictures.
    const base = (plainPath(root) ?? '').replace(/\/$/, '')
    const start = base || (prefix && `/${prefix.toLowerCase()}`)
    return path === null || path === start || path.startsWith(`${start}/`)
  })
}

/** A host may end with a dot, and cookies go to each port of it. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '')
}

/** A path in small letters; `null` for one that servers may read in several ways: an ASCII letter or sign that is encoded, `//`, `;`. */
function plainPath({ pathname }: URL): string | null {
  return ambiguous.test(pathname) ? null : pathname.toLowerCase()
}

const ambiguous = /%(?:2[5d-f]|3[\db]|[46][1-9a-f]|[57][\dac]|(?![\da-f]{2}))|\/\/|;/i

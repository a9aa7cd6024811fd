import { Refusal } from './errors.ts'

/** The origins that may call with cookies; `*` as a port matches every port. */
export interface Allowed {
  readonly origins: readonly string[]
}

/** Pages of the emulator and of the allowed origins may call with cookies. */
export function isAllowed({ origins }: Allowed, origin: string, address: string): boolean {
  return origin === new URL(address).origin || origins.some((allowed) => matches(allowed, origin))
}

/** The address is a valid redirect: http or https, of an allowed origin. */
export function leadsHome(options: Allowed, address: string, own: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false
  return isAllowed(options, new URL(address).origin, own)
}

/**
 * Refuses a call from a page of another site with the user's cookies (CSRF). Browsers send `Origin`, or at least
 * `Sec-Fetch-Site`. The content type refuses forms.
 */
export function refuseForeign(options: Allowed, { headers, url }: Request): void {
  const origin = headers.get('origin')
  if (origin !== null && !isAllowed(options, origin, url)) throw foreign(`from ${origin}`)
  if (origin === null && headers.get('sec-fetch-site') === 'cross-site') throw foreign('from another site')
}

/** `*` stands for every origin; as a port, for every port. */
export function matches(allowed: string, origin: string): boolean {
  if (allowed === '*') return true
  return allowed.endsWith(':*') ? origin.replace(/:\d+$/, '') === allowed.slice(0, -2) : origin === allowed
}

const foreign = (whence: string) => new Refusal(403, 'ER-ORIGIN', `Calls ${whence} are not allowed here`)

import { Refusal } from './errors.ts'

/** The origins that may call with cookies; `*` as a port matches every port. */
export interface Allowed {
  readonly origins: readonly string[]
}

/** Whether pages of an origin may call with cookies: those of the emulator's own, and those that were named. */
export function isAllowed({ origins }: Allowed, origin: string, address: string): boolean {
  return origin === new URL(address).origin || origins.some((allowed) => matches(allowed, origin))
}

/** Whether people may be sent to an address: http or https, of an origin that is allowed. */
export function leadsHome(options: Allowed, address: string, own: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false
  return isAllowed(options, new URL(address).origin, own)
}

/**
 * Refuses a call that a page of another site made with the person's cookies (CSRF): browsers tell by `Origin`, and where
 * a policy of the page keeps that back, by `Sec-Fetch-Site`. Forms are refused by their content type besides.
 */
export function refuseForeign(options: Allowed, { headers, url }: Request): void {
  const origin = headers.get('origin')
  if (origin !== null && !isAllowed(options, origin, url)) throw foreign(`from ${origin}`)
  if (origin === null && headers.get('sec-fetch-site') === 'cross-site') throw foreign('from another site')
}

/** `*` stands for every origin; as a port, for every port. */
function matches(allowed: string, origin: string): boolean {
  if (allowed === '*') return true
  return allowed.endsWith(':*') ? origin.replace(/:\d+$/, '') === allowed.slice(0, -2) : origin === allowed
}

const foreign = (whence: string) => new Refusal(403, 'ER-ORIGIN', `Calls ${whence} are not allowed here`)

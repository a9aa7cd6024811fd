import type { CoreState } from '../core/state.ts'
import { sign, verify } from './access-token.ts'

/** Seconds that the vendor's token lives. */
export const vendorTokenLifetime = 24 * 3600

/** A token for servers of the application. */
export function vendorToken({ vendor }: CoreState, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return sign({ sub: vendor.id, type: 'vendor', iat: issuedAt, exp: issuedAt + vendorTokenLifetime })
}

/** The request has the vendor's token, in `x-access-token`. */
export async function isVendorToken({ vendor }: CoreState, now: number, { headers }: Request): Promise<boolean> {
  const token = headers.get('x-access-token')
  const claims = token === null ? null : await verify(token, now)
  return claims?.['type'] === 'vendor' && claims['sub'] === vendor.id
}

import { exportSPKI, importJWK, jwtVerify, SignJWT } from 'jose'
import type { CoreState } from '../core/state.ts'
import { demoKey } from './demo-key.ts'

/** Seconds that the vendor's token lives. */
export const vendorTokenLifetime = 24 * 3600

/** The claims of an access token. */
export type Claims = Readonly<Record<string, unknown>>

/** The public half of the key set (RFC 7517). */
export const keySet = {
  keys: [{ kty: demoKey.kty, use: demoKey.use, kid: demoKey.kid, alg: demoKey.alg, n: demoKey.n, e: demoKey.e }],
}

/** Signs claims (RFC 7519) with RS256. */
export async function sign(claims: Claims, kid: string = demoKey.kid): Promise<string> {
  const key = await (privateKey ??= importJWK(demoKey, algorithm))
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' }).sign(key)
}

/** The claims of a token that is signed by this emulator and has not expired at `now` (epoch milliseconds), or `null`. */
export async function verify(token: string, now: number): Promise<Claims | null> {
  try {
    const key = await (publicKey ??= importJWK(keySet.keys[0] ?? demoKey, algorithm))
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: new Date(now) })
    return payload
  } catch {
    return null
  }
}

/** The public key as PEM, for who takes no key set. */
export async function publicKeyPem(): Promise<string> {
  const key = await importJWK(keySet.keys[0] ?? demoKey, algorithm, { extractable: true })
  if (key instanceof Uint8Array) throw new Error('The demo key is a pair')
  return exportSPKI(key)
}

const algorithm = 'RS256'

type Key = ReturnType<typeof importJWK>

let privateKey: Key | undefined

let publicKey: Key | undefined

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

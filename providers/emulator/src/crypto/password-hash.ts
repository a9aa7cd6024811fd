import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The cost of a hash (RFC 7914), kept with it so that it can grow. */
export interface HashCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** N = 2^15, r = 8, p = 1. */
export const cost: HashCost = { N: 2 ** 15, r: 8, p: 1 }

/** Makes a hash of 32 bytes (RFC 7914). */
export type Scrypt = (password: Uint8Array, salt: Uint8Array, cost: HashCost) => Promise<Uint8Array>

/** Hashes a password: `scrypt$N$r$p$salt$hash`, salt and hash in hexadecimal. */
export async function hashPassword(
  password: string,
  salt: Uint8Array,
  { N, r, p }: HashCost = cost,
  scrypt: Scrypt = portableScrypt,
): Promise<string> {
  const hash = await scrypt(bytesOf(password), salt, { N, r, p })
  return ['scrypt', N, r, p, bytesToHex(salt), bytesToHex(hash)].join('$')
}

/** Compares a password with a hash. Takes as long without a hash, so that the time discloses nothing. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  scrypt: Scrypt = portableScrypt,
): Promise<boolean> {
  const known = stored ?? nobodysHash
  const [salt = '', hash = ''] = known.split('$').slice(4)
  const given = await scrypt(bytesOf(password), hexToBytes(salt), costOf(known))
  return isSame(bytesToHex(given), hash) && stored !== null
}

/** The cost parameters within a hash. */
export function costOf(stored: string): HashCost {
  const [, N, r, p] = stored.split('$').map(Number)
  return { N: N ?? cost.N, r: r ?? cost.r, p: p ?? cost.p }
}

/** A digest of a secret that is long and random already: a token, a recovery code. */
export function digest(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)))
}

/** Compares without telling by its time where two texts differ. */
export function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

/** The hash for unknown users: its check costs as much as any other. */
export const nobodysHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'00'.repeat(16)}$${'00'.repeat(32)}`

/** In JavaScript, for pages. One at a time: every run takes 32 MiB, and there is one thread to do them anyway. */
export const portableScrypt: Scrypt = (password, salt, cost) => {
  const run = queue.then(() => scryptAsync(password, salt, { ...cost, dkLen: 32 }))
  queue = run.catch(() => {})
  return run
}

function bytesOf(password: string): Uint8Array {
  return utf8ToBytes(password.normalize('NFKC'))
}

let queue: Promise<unknown> = Promise.resolve()

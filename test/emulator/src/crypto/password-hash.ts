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

/** Whether a password has this hash. Takes as long for an absent hash, so that time tells nothing. */
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

/** What a hash cost to make: its parameters, kept with it. */
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

/** What the password of a stranger is held against: it costs as much to check as anybody's. */
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

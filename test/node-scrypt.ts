import { scryptSync } from 'node:crypto'
import type { HashCost } from '../providers/emulator/src/crypto/password-hash.ts'
import { nodeScrypt } from '../providers/emulator/src/node/node-scrypt.ts'

// In place of `@noble/hashes/scrypt.js` in tests, with the same results: in JavaScript, hashes take seconds of each file.

/** Hashes at once (RFC 7914). */
export function scrypt(password: Uint8Array, salt: Uint8Array, { N, r, p }: HashCost): Uint8Array {
  return new Uint8Array(scryptSync(password, salt, 32, { N, r, p, maxmem: 2 ** 20 + 256 * N * r }))
}

/** Hashes off the main thread, as the emulator does on Node. */
export async function scryptAsync(password: Uint8Array, salt: Uint8Array, cost: HashCost): Promise<Uint8Array> {
  return new Uint8Array(await nodeScrypt(password, salt, cost))
}

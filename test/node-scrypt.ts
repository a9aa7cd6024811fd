import { scrypt as derive, scryptSync } from 'node:crypto'
import { promisify } from 'node:util'

/** The parameters of RFC 7914, and the length of the hash in bytes. */
interface Parameters {
  readonly N: number
  readonly r: number
  readonly p: number
  readonly dkLen: number
}

type Bytes = Uint8Array<ArrayBuffer>

/** In place of `scrypt` of `@noble/hashes`, with the same results: the emulator hashes in JavaScript, which takes seconds of each file. */
export function scrypt(password: Bytes, salt: Bytes, { dkLen, ...cost }: Parameters): Bytes {
  return new Uint8Array(scryptSync(password, salt, dkLen, { ...cost, maxmem: memoryOf(cost) }))
}

/** In place of `scryptAsync`, beside the test. */
export async function scryptAsync(password: Bytes, salt: Bytes, { dkLen, ...cost }: Parameters): Promise<Bytes> {
  return new Uint8Array(await deriveAsync(password, salt, dkLen, { ...cost, maxmem: memoryOf(cost) }))
}

const deriveAsync = promisify<Bytes, Bytes, number, object, Buffer>(derive)

/** Twice what the algorithm needs: Node refuses a little more than that. */
function memoryOf({ N, r, p }: Omit<Parameters, 'dkLen'>): number {
  return 256 * r * (N + p)
}

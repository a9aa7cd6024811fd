import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Scrypt } from '../crypto/password-hash.ts'

/** Node's own, off the main thread. Three at a time leave a thread of the pool for files and addresses. */
export const nodeScrypt: Scrypt = async (password, salt, cost) => {
  const former = lanes.shift() ?? Promise.resolve()
  const run = former.then(() => hash(password, salt, cost))
  lanes.push(run.catch(() => {}))
  return run
}

const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve(), Promise.resolve()]

function hash(password: Uint8Array, salt: Uint8Array, { N, r, p }: Parameters<Scrypt>[2]): Promise<Uint8Array> {
  return derive(password, salt, 32, { N, r, p, maxmem: 2 ** 20 + 256 * N * r })
}

const derive = promisify<Uint8Array, Uint8Array, number, Readonly<Record<string, number>>, Uint8Array>(scrypt)

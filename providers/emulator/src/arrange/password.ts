import { scrypt } from '@noble/hashes/scrypt.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { demoPassword, demoPasswordHash } from '../core/demo.ts'
import { cost } from '../crypto/password-hash.ts'

/** The hash of a password, at once. Made once for each password: it costs as much as that of any other person. */
export function hashOf(password: string = demoPassword): string {
  const known = hashes.get(password)
  if (known !== undefined) return known
  const hash = scrypt(utf8ToBytes(password.normalize('NFKC')), salt, { ...cost, dkLen: 32 })
  const text = ['scrypt', cost.N, cost.r, cost.p, bytesToHex(salt), bytesToHex(hash)].join('$')
  hashes.set(password, text)
  return text
}

/** Nothing is secret here, and the same password has the same hash in every run. */
const salt = utf8ToBytes('portico-arranged')
const hashes = new Map([[demoPassword, demoPasswordHash]])

/** The source of all ids, tokens and secrets: the same seed gives the same run. It is not safe outside of tests. */
export interface Seeded {
  random: number
}

/** The next number of the sequence, from 0 to 2^32 − 1: a counter through the mixer of MurmurHash3. */
export function draw(state: Seeded): number {
  state.random = (state.random + 0x9e3779b9) >>> 0
  let mixed = state.random
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export function drawBytes(state: Seeded, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => draw(state) & 0xff)
}

/** A random id in the form of a UUID. */
export function drawId(state: Seeded): string {
  const hex = [...drawBytes(state, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** A random text for URLs, headers and cookies. */
export function drawToken(state: Seeded, length = 32): string {
  return [...drawBytes(state, length)].map((byte) => symbols[byte & 31]).join('')
}

/** A random secret for an authenticator app: 160 bits in base 32 (RFC 4226, section 4). */
export function drawAuthenticatorSecret(state: Seeded): string {
  return [...drawBytes(state, 32)].map((byte) => base32[byte & 31]).join('')
}

const symbols = 'abcdefghijkmnpqrstuvwxyz23456789'
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

import type { State } from './types.ts'

/**
 * The next number of a seeded sequence, from 0 to 2^32 − 1 (a counter through the mixer of MurmurHash3). Everything the
 * emulator makes up is drawn from it, so runs can be repeated; it is no source of secrets outside a test.
 */
export function draw(state: Pick<State, 'random'>): number {
  state.random = (state.random + 0x9e3779b9) >>> 0
  let mixed = state.random
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Random bytes. */
export function drawBytes(state: Pick<State, 'random'>, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => draw(state) & 0xff)
}

/** A random id in the form of a UUID. */
export function drawId(state: Pick<State, 'random'>): string {
  const hex = [...drawBytes(state, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** A random text that can stand in a URL, a header or a cookie. */
export function drawToken(state: Pick<State, 'random'>, length = 32): string {
  return [...drawBytes(state, length)].map((byte) => symbols[byte & 31]).join('')
}

/** A random secret for an authenticator app: 160 bits in base 32 (RFC 4226, section 4). */
export function drawAuthenticatorSecret(state: Pick<State, 'random'>): string {
  return [...drawBytes(state, 32)].map((byte) => base32[byte & 31]).join('')
}

const symbols = 'abcdefghijkmnpqrstuvwxyz23456789'
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scrypt, scryptAsync } from '../../../../test/node-scrypt.ts'
import { demoPassword, demoPasswordHash } from '../core/demo.ts'
import { cost, hashPassword, nobodysHash, verifyPassword } from './password-hash.ts'

const salt = new Uint8Array(16)
const cheap = { N: 2, r: 1, p: 1 }
const costIn = (stored: string) => stored.split('$').slice(0, 4)

describe('a password', () => {
  it('a password has the hash of RFC 7914, with its parameters and salt beside it', async () => {
    // The second vector of RFC 7914, section 12, as far as 32 bytes go.
    const hash = await hashPassword('password', new TextEncoder().encode('NaCl'), { N: 1024, r: 8, p: 16 })
    expect(hash).toBe('scrypt$1024$8$16$4e61436c$fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162')
  })

  it('a password has the same hash by the library as by Node, which replaces it in tests', async () => {
    const { resolve } = createRequire(import.meta.url)
    const library = await import(pathToFileURL(resolve('@noble/hashes/scrypt.js')).href)
    expect(library.scrypt).not.toBe(scrypt)
    const args = [new TextEncoder().encode(demoPassword), salt, { ...cost, dkLen: 32 }] as const
    expect(scrypt(...args)).toEqual(library.scrypt(...args))
    expect(await scryptAsync(...args)).toEqual(await library.scryptAsync(...args))
  })

  it('a password is right by its own hash, and only by that', async () => {
    const hash = await hashPassword(demoPassword, salt, cheap)
    expect(await verifyPassword(demoPassword, hash)).toBe(true)
    for (const other of ['', demoPassword.toLowerCase(), `${demoPassword} `]) {
      expect(await verifyPassword(other, hash)).toBe(false)
    }
  })

  it('a password is the same in every Unicode composition of its letters', async () => {
    const hash = await hashPassword('Pässwort', salt, cheap)
    expect(await verifyPassword('Pa\u0308sswort', hash)).toBe(true)
  })

  it('a password of an unknown user costs as much to check as a known one, and is never right', async () => {
    expect(costIn(nobodysHash)).toEqual(costIn(demoPasswordHash))
    expect(costIn(nobodysHash)).toEqual(['scrypt', cost.N, cost.r, cost.p].map(String))
    expect(await verifyPassword(demoPassword, null)).toBe(false)
  })

  it('waits for the one before it, so that a flood of them needs the memory of one', async () => {
    const [slow, quick] = [
      await hashPassword('a', salt, { ...cheap, N: 2 ** 14, r: 8 }),
      await hashPassword('b', salt, cheap),
    ]
    const order: string[] = []
    await Promise.all([
      verifyPassword('a', slow).then(() => order.push('slow')),
      verifyPassword('b', quick).then(() => order.push('quick')),
    ])
    expect(order).toEqual(['slow', 'quick'])
  })

  it('a password whose hash cannot be read blocks no check after it', async () => {
    await expect(verifyPassword('a', 'scrypt$x')).rejects.toThrow()
    expect(await verifyPassword('b', await hashPassword('b', salt, cheap))).toBe(true)
  })
})

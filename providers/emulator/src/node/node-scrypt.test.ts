import { describe, expect, it } from 'vitest'
import { at } from '../../test/open-caller.ts'
import { cost, hashPassword, portableScrypt, verifyPassword } from '../crypto/password-hash.ts'
import { demoPassword } from '../testing/index.ts'
import { startEmulator } from './index.ts'
import { nodeScrypt } from './node-scrypt.ts'

const salt = new Uint8Array(16).fill(7)

describe("Node's own hashing", () => {
  it.each([cost, { N: 2, r: 1, p: 1 }, { N: 16, r: 8, p: 3 }])(
    'makes the hash that JavaScript makes: %o',
    async (one) => {
      const made = await hashPassword('pässword', salt, one, nodeScrypt)
      expect(made).toBe(await hashPassword('pässword', salt, one, portableScrypt))
      expect(await verifyPassword('pässword', made, nodeScrypt)).toBe(true)
      expect(await verifyPassword('password', made, nodeScrypt)).toBe(false)
    },
  )

  it('leaves the emulator free to answer others meanwhile, and all sign-ins end', async () => {
    const server = await startEmulator({ port: 0 })
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'admin@acme.test', password: demoPassword })
    const signIn = () => fetch(`${server.url}/frontegg${at.login}`, { method: 'POST', headers, body })
    let ended = 0
    const signIns = Array.from({ length: 12 }, () => signIn().finally(() => ended++))
    expect((await fetch(`${server.url}/frontegg/flags`)).status).toBe(200)
    expect(ended).toBeLessThan(12)
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    await server.stop()
  })
})

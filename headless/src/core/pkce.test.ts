import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pkce, unguessable } from './pkce.ts'

/** Web Crypto that returns these bytes as random values. */
const withBytes = (bytes: Uint8Array) => ({
  crypto: {
    getRandomValues(target: Uint8Array) {
      target.set(bytes)
      return target
    },
    subtle: globalThis.crypto.subtle,
  },
})

describe('what ties the end of a sign-in to its beginning', () => {
  it('the PKCE verifier and challenge match the example of RFC 7636', async () => {
    const bytes = Buffer.from('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'base64url')
    expect(await pkce(withBytes(bytes))).toEqual({
      verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    })
  })

  it('the PKCE verifier is URL-safe and long enough for any random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (bytes) => {
        const { verifier, challenge } = await pkce(withBytes(bytes))
        expect(verifier).toMatch(/^[\w-]{43}$/)
        expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'))
      }),
    )
  })

  it('comes from the platform unless a port is given, and never twice', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => pkce({})))
    expect(new Set(made.map(({ verifier }) => verifier)).size).toBe(50)
    expect(new Set(Array.from({ length: 50 }, () => unguessable({}))).size).toBe(50)
  })

  it('cannot be made where the page came by http', async () => {
    const { getRandomValues } = withBytes(new Uint8Array(32)).crypto
    await expect(pkce({ crypto: { getRandomValues } })).rejects.toMatchObject({ code: 'insecure-page' })
  })
})

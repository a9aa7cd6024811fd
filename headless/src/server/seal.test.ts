import fc from 'fast-check'
import { CompactEncrypt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = (byte: number) => new Uint8Array(32).fill(byte)
const keys = [key(1)]

describe('a sealed value', () => {
  it('a sealed value opens again with any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
        const wire = JSON.parse(JSON.stringify(value))
        expect(await unseal(await seal(value, 'session', 'a', keys), 'session', 'a', keys)).toEqual(wire)
      }),
      { numRuns: 50 },
    )
  })

  it('shows nothing of what it holds, and is another text each time', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => seal({ token: 'ey-token' }, 'session', 'a', keys)))
    expect(one).not.toBe(other)
    expect(Buffer.from(one ?? '', 'base64url').toString('latin1')).not.toContain('ey-token')
  })

  it('a sealed attempt does not open as a session, and one sealed cookie not as another', async () => {
    const text = await seal({ token: 1 }, 'attempt', 'a', keys)
    expect(await unseal(text, 'session', 'a', keys)).toBeNull()
    expect(await unseal(text, 'attempt', 'b', keys)).toBeNull()
  })

  it('opens with a former key, and is made with the first', async () => {
    const former = await seal({ at: 1 }, 'session', 'a', [key(1)])
    expect(await unseal(former, 'session', 'a', [key(2), key(1)])).toEqual({ at: 1 })
    const present = await seal({ at: 2 }, 'session', 'a', [key(2), key(1)])
    expect(await unseal(present, 'session', 'a', [key(1)])).toBeNull()
    expect(await unseal(present, 'session', 'a', [key(2)])).toEqual({ at: 2 })
  })

  it('a value that was sealed without being deflated opens', async () => {
    const { kid, typ } = decodeProtectedHeader(await seal({}, 'session', 'a', keys))
    const former = await new CompactEncrypt(new TextEncoder().encode('{"at":1}'))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: String(kid), typ: String(typ) })
      .encrypt(key(1))
    expect(await unseal(former, 'session', 'a', keys)).toEqual({ at: 1 })
  })

  it('a value of a million equal characters is deflated, and opens', async () => {
    const text = await seal({ text: 'x'.repeat(1_000_000) }, 'memory', 'a', keys)
    expect(text.length).toBeLessThan(3000)
    expect((await unseal(text, 'memory', 'a', keys))?.['text']).toHaveLength(1_000_000)
  })

  it('a sealed value is refused if one character is changed', async () => {
    const text = await seal({ token: 'x' }, 'session', 'a', keys)
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), async (at) => {
        const character = text.charAt(at) === 'A' ? 'B' : 'A'
        // The last character of a part can have unused bits.
        fc.pre(text.charAt(at) !== '.' && text.charAt(at + 1) !== '.' && at !== text.length - 1)
        expect(await unseal(text.slice(0, at) + character + text.slice(at + 1), 'session', 'a', keys)).toBeNull()
      }),
    )
  })

  it.each(['', 'x', 'a.b.c.d.e', '....', '\u0000'])(
    'a text that is no sealed value opens as null: %j',
    async (text) => {
      expect(await unseal(text, 'session', 'a', keys)).toBeNull()
    },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactText } from './exact-text.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('the exact text of a file', () => {
  it('bytes of UTF-8 come back as they were, with and without a byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, hasMark) => {
        const bytes = bytesOf(`${hasMark ? '\uFEFF' : ''}${text.replaceAll('\0', '').replace(/^\uFEFF+/, '')}`)
        const exact = exactText(bytes)
        expect(exact?.text.startsWith('\uFEFF')).toBe(false)
        expect(exact?.encode(exact.text)).toEqual(bytes)
      }),
    )
  })

  it.each([
    ['Latin-1', [0x27, 0x47, 0x72, 0xfc, 0xdf, 0x65, 0x27]],
    ['UTF-16 with a mark', [0xff, 0xfe, 0x61, 0x00]],
    ['UTF-16 without a mark', [0x61, 0x00, 0x62, 0x00]],
    ['a letter that is cut off', [0x61, 0xe2, 0x82]],
  ])('%s is not read', (_, bytes) => {
    expect(exactText(new Uint8Array(bytes))).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PorticoError } from '../../core/errors.ts'
import { internationalNumber } from './international-number.ts'

function codeOf(typed: string): string {
  try {
    return `taken as ${internationalNumber(typed)}`
  } catch (error) {
    return error instanceof PorticoError ? error.code : 'no PorticoError'
  }
}

describe('a phone number', () => {
  it.each([
    ['+14155550123', '+14155550123'],
    [' +1 (415) 555-0123 ', '+14155550123'],
    ['0049 30 / 123.456', '+4930123456'],
    ['\u202a+972 52-555-0123\u202c', '+972525550123'],
    ['＋１４１５５５５０１２３', '+14155550123'],
    ['+٩٧١٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['+९१९८७६५४३२१०', '+919876543210'],
  ])('typed as %j is %s', (typed, number) => {
    expect(internationalNumber(typed)).toBe(number)
  })

  it.each([
    ['', 'phone-required'],
    ['   ', 'phone-required'],
    ['4155550123', 'phone-not-international'],
    ['030 123456', 'phone-not-international'],
    ['+', 'phone-not-international'],
    ['+0415555', 'phone-not-international'],
    ['+1 415', 'phone-incomplete'],
    ['+1415555012345678', 'phone-incomplete'],
    ['+1 415 555 CALL', 'phone-incomplete'],
  ])('typed as %j is refused: %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code)
  })

  it('a number in international form is returned unchanged, and no other form is ever returned', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ().-]{0,20}$/)), (typed) => {
        const code = codeOf(typed)
        if (!code.startsWith('taken as ')) return code.startsWith('phone-')
        const number = code.slice('taken as '.length)
        return /^\+[1-9]\d{6,14}$/.test(number) && internationalNumber(number) === number
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PorticoError } from './errors.ts'
import { internationalNumber, plainNumber } from './phone-number.ts'

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
    ['+1 415\u2014555\u22120123', '+14155550123'],
    ['+1\u2010415\u2011555\u20130123', '+14155550123'],
    ['+81 90\u30fc1234\uff0d5678', '+819012345678'],
    ['+1 415\u200b555\u00ad0123\ufeff', '+14155550123'],
    ['tel:+1-415-555-0123', '+14155550123'],
    ['TEL://+14155550123', '+14155550123'],
    ['+1 [415] 555·0123', '+14155550123'],
    ['(+44) 20 7946 0958', '+442079460958'],
  ])('typed as %j is %s', (typed, number) => {
    expect(internationalNumber(typed)).toBe(number)
  })

  it.each([
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44(0)2079460958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
    ['+44-(0)-20-7946-0958', '+442079460958'],
    ['+44 （０）20 7946 0958', '+442079460958'],
    ['+44\u200b[0]20 7946 0958', '+442079460958'],
    ['(+44)(0)20 7946 0958', '+442079460958'],
    ['+49 (0)30 901820', '+4930901820'],
    ['+33 (0)1 42 68 53 00', '+33142685300'],
    ['+972 (0)52 555 0123', '+972525550123'],
    ['+353 (0)1 234 5678', '+35312345678'],
    ['+7 (0)495 123 45 67', '+74951234567'],
    ['+7 (8) 495 123-45-67', '+74951234567'],
    ['+7[8]4951234567', '+74951234567'],
  ])('the zero for calls within the country is dropped: %j is %s', (typed, number) => {
    expect(internationalNumber(typed)).toBe(number)
  })

  it.each([
    ['+39 (0)11 651 1111', '+390116511111'],
    ['+378 (0)549 882914', '+3780549882914'],
    ['+379 (0)6 69812345', '+3790669812345'],
    ['+44 20 (0)7946 958', '+442007946958'],
    ['+1 (040) 555 0123', '+10405550123'],
    ['+7 (812) 555-01-23', '+78125550123'],
    ['+7 8 495 123 45 67', '+784951234567'],
  ])('any other zero stays: %j is %s', (typed, number) => {
    expect(plainNumber(typed)).toBe(number)
  })

  it.each([
    ['', 'phone-required'],
    ['   ', 'phone-required'],
    ['\u200b', 'phone-required'],
    ['4155550123', 'phone-not-international'],
    ['030 123456', 'phone-not-international'],
    ['(0)30 123456', 'phone-not-international'],
    ['+', 'phone-not-international'],
    ['+0415555', 'phone-not-international'],
    ['+1 415', 'phone-incomplete'],
    ['+1415555012345678', 'phone-incomplete'],
    ['+1 415 555 CALL', 'phone-incomplete'],
    ['+1 (555) 010-9999 x123', 'phone-extension'],
    ['+1 (555) 010-9999 ext. 5', 'phone-extension'],
    ['tel:+1-555-010-9999;ext=2', 'phone-extension'],
    ['+49 30 123456 Extension 7', 'phone-extension'],
    ['+1 555 010 9999,,12#', 'phone-extension'],
    ['x123', 'phone-not-international'],
    ['+1 415 x1', 'phone-incomplete'],
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

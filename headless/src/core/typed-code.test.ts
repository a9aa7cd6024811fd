import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainRecoveryCode, typedCode } from './typed-code.ts'

const read = (typed: string | undefined) => typedCode(typed, 'code-required', 'Enter the code')

it.each([
  '123456',
  ' 123 456\n',
  '1\u00a02\u20093456',
  '１２３　４５６',
  '١٢٣٤٥٦',
  '۱۲۳ ۴۵۶',
  '123-456',
  '12.34.56',
  '123\u2013456',
  '123\u2212456',
  '１２３－４５６',
  '123·456',
  '\ufeff123456\u200b',
  '\u202a123\u00ad456\u202c',
])('reads %j as the code that was sent', (typed) => {
  expect(read(typed)).toBe('123456')
})

it('keeps the letters of a recovery code', () => {
  expect(read('aB3d-９f')).toBe('aB3d-9f')
})

it.each([undefined, '', ' \t\u3000'])('asks for a code where %j was typed', (typed) => {
  expect(() => read(typed)).toThrow(expect.objectContaining({ code: 'code-required', message: 'Enter the code' }))
})

it('a code keeps none of the characters that show nothing, and stays as it is if it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const code = read(`1${text}`)
      expect(code).not.toMatch(/[\p{Cf}\s]/u)
      expect(read(code)).toBe(code)
    }),
  )
})

it.each([
  [' 1234-5678\n', '1234-5678'],
  ['AB12\u2011CD34\u200b', 'AB12-CD34'],
  ['ＡＢ１２\u00a0CD', 'AB12 CD'],
])('the recovery code %j is sent as %s', (typed, sent) => {
  expect(plainRecoveryCode(typed)).toBe(sent)
})

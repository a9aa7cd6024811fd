import { expect, it } from 'vitest'
import { typedCode } from './typed-code.ts'

const read = (typed: string | undefined) => typedCode(typed, 'code-required', 'Enter the code')

it.each(['123456', ' 123 456\n', '1\u00a02\u20093456', '１２３　４５６', '١٢٣٤٥٦', '۱۲۳ ۴۵۶'])(
  'reads %j as the code that was sent',
  (typed) => {
    expect(read(typed)).toBe('123456')
  },
)

it('keeps the letters of a recovery code', () => {
  expect(read('aB3d-９f')).toBe('aB3d-9f')
})

it.each([undefined, '', ' \t\u3000'])('asks for a code where %j was typed', (typed) => {
  expect(() => read(typed)).toThrow(expect.objectContaining({ code: 'code-required', message: 'Enter the code' }))
})

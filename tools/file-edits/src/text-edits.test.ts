import { describe, expect, it } from 'vitest'
import { edited } from './text-edits.ts'

describe('edits of a text', () => {
  it.each([
    ['a\r\nb\r\n', 3, 'a\r\nx\r\nb\r\n'],
    ['a\nb\r\nc\n', 2, 'a\nx\nb\r\nc\n'],
    ['a\nb\r\nc\n', 5, 'a\nb\r\nx\r\nc\n'],
    ['a\r\nb', 0, 'x\r\na\r\nb'],
    ['ab', 1, 'ax\nb'],
    ['', 0, 'x\n'],
  ])('a new line in %j at %i ends as the line before it', (text, at, expected) => {
    expect(edited(text, [{ start: at, end: at, text: 'x\n' }])).toBe(expected)
  })

  it('edits of one place keep their order', () => {
    const at = (text: string) => ({ start: 1, end: 1, text })
    expect(edited('ab', [at('1'), at('2'), { start: 1, end: 2, text: 'c' }])).toBe('a12c')
  })
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createTestProvider } from './provider.ts'

it('a test provider adds CSS.escape to jsdom, so that dialogs and menus open', () => {
  createTestProvider()
  expect(['row-1', '1st', '-2', '-', 'a.b#c', 'ü', 'a\u0000b', 'a b', 'a\nb'].map((text) => CSS.escape(text))).toEqual([
    'row-1',
    '\\31 st',
    '-\\32 ',
    '\\-',
    'a\\.b\\#c',
    'ü',
    'a\uFFFDb',
    'a\\ b',
    'a\\a b',
  ])
  expect(CSS.supports('color', 'red')).toBe(true)
})

import { describe, expectTypeOf, it } from 'vitest'
import type { CompleteLocale, Locale } from './catalogue.ts'

describe('a complete language', () => {
  it('does not compile with a message missing', () => {
    expectTypeOf<{ code: 'fr'; dir: 'ltr'; messages: { 'login.continue': string } }>().toExtend<Locale>()
    expectTypeOf<{ code: 'fr'; dir: 'ltr'; messages: { 'login.continue': string } }>().not.toExtend<CompleteLocale>()
  })
})

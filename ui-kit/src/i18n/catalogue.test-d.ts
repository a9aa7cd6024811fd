import { describe, expectTypeOf, it } from 'vitest'
import type { CompleteLocale, GroupCatalogue, Locale } from './catalogue.ts'

describe('a complete language', () => {
  it('does not compile with a message missing', () => {
    expectTypeOf<{ code: 'fr'; dir: 'ltr'; messages: { 'login.continue': string } }>().toExtend<Locale>()
    expectTypeOf<{ code: 'fr'; dir: 'ltr'; messages: { 'login.continue': string } }>().not.toExtend<CompleteLocale>()
  })
})

describe('a group of messages', () => {
  it('holds its own and no other', () => {
    expectTypeOf<GroupCatalogue<'portal'>>().toHaveProperty('passkeys.title')
    expectTypeOf<GroupCatalogue<'portal'>>().not.toHaveProperty('login.title')
    expectTypeOf<GroupCatalogue<'sign-in'>>().not.toHaveProperty('passkeys.title')
  })

  it('is a part of what a complete language has to have', () => {
    expectTypeOf<{ code: 'fr'; dir: 'ltr'; messages: GroupCatalogue<'sign-in'> }>().not.toExtend<CompleteLocale>()
    expectTypeOf<{
      code: 'fr'
      dir: 'ltr'
      messages: GroupCatalogue<'sign-in'> &
        GroupCatalogue<'portal'> &
        GroupCatalogue<'checkout'> &
        GroupCatalogue<'sso-test'>
    }>().toExtend<CompleteLocale>()
  })
})

import { describe, expect, it } from 'vitest'
import { de } from '../../i18n/locales/de.gen.ts'
import { en, englishTexts } from '../../i18n/locales/en.gen.ts'
import { missingMessages } from './missing-messages.ts'

describe('a language of the application', () => {
  it('lacks what it has no message for', () => {
    const { 'login.title': _, ...messages } = de.messages
    expect(missingMessages({ code: 'fr', dir: 'ltr', messages })).toEqual(['login.title'])
    expect(missingMessages({ code: 'fr', dir: 'ltr', messages: {} })).toHaveLength(Object.keys(englishTexts).length)
  })

  it('lacks nothing once it has every message', () => {
    expect(missingMessages(de)).toEqual([])
  })
})

describe('the English catalogue', () => {
  it('the English catalogue has the text of each message as written for translators', () => {
    expect(englishTexts['login.continue']).toBe(en.messages['login.continue'])
    expect(englishTexts['login.ssoOpening']).toContain('{seconds, plural,')
  })
})

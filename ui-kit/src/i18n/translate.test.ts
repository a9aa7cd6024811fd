import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from './catalogue.ts'
import { english } from './locale-context.ts'
import { de } from './locales/de.gen.ts'
import { he } from './locales/he.gen.ts'
import { linksMessages } from './messages/links.gen.ts'
import { mfaMessages } from './messages/mfa.gen.ts'
import { pagesMessages } from './messages/pages.gen.ts'
import { signInMessages } from './messages/sign-in.gen.ts'
import { pseudo } from './pseudo.ts'
import { createTranslate } from './translate.ts'

const plain = () => undefined
const signIn = (locale: Locale) => createTranslate(signInMessages, locale, plain)
const mfa = (locale: Locale) => createTranslate(mfaMessages, locale, plain)
const links = (locale: Locale) => createTranslate(linksMessages, locale, plain)
const pages = (locale: Locale) => createTranslate(pagesMessages, locale, plain)

describe('a message', () => {
  it('a message is translated into the language of the page', () => {
    expect(signIn(english)('login.continue')).toBe('Continue')
    expect(signIn(de)('login.continue')).toBe('Weiter')
    expect(signIn(he)('login.continue')).toBe('המשך')
  })

  it('holds the values it is given', () => {
    expect(signIn(english)('login.title', { app: 'Lantern' })).toBe('Sign in to Lantern')
    expect(signIn(de)('login.title', { app: 'Lantern' })).toBe('Bei Lantern anmelden')
  })

  it('a message omits the application name if the application has none', () => {
    expect(signIn(english)('login.title', { app: '' })).toBe('Sign in')
    expect(signIn(de)('login.title', { app: '' })).toBe('Anmelden')
    expect(signIn(he)('login.title', { app: '' })).toBe('כניסה')
  })

  it.each(['constructor', 'toString', '__proto__', 'other'])('takes "%s" for a name like any other', (app) => {
    expect(signIn(english)('login.title', { app })).toBe(`Sign in to ${app}`)
  })

  it('a message falls back to English if the language lacks it', () => {
    expect(signIn({ code: 'fr', dir: 'ltr', messages: {} })('login.continue')).toBe('Continue')
  })

  it('a message falls back to English if its translation throws', () => {
    const fail = () => {
      throw new Error('no')
    }
    expect(signIn({ ...de, messages: { 'login.continue': fail } })('login.continue')).toBe('Continue')
  })

  it('an empty translation stays empty, without a fallback to English', () => {
    expect(signIn({ ...de, messages: { 'login.lead': '' } })('login.lead')).toBe('')
  })
})

describe('a key that is known only at run time', () => {
  it('a key known only at run time is found if its section has it', () => {
    expect(signIn(de).find('errors.network')).toBe(de.messages['errors.network'])
    expect(signIn(english).find('errors.network.title', { app: 'Lantern' })).toBe('We can’t reach Lantern')
  })

  it('a key known only at run time accepts more values than its message uses', () => {
    expect(signIn(english).find('errors.network', { app: 'Lantern' })).toBe('Check your connection, then try again.')
  })

  it('a key unknown to the kit is found if an override has it', () => {
    const t = createTranslate(signInMessages, english, (key) => (key === 'errors.ER-NEW' ? 'New' : undefined))
    expect(t.find('errors.ER-NEW')).toBe('New')
  })

  it('a key of another section is not found in any language', () => {
    expect(signIn(english).find('errors.code-required')).toBeUndefined()
    expect(signIn(de).find('errors.code-required')).toBeUndefined()
  })

  it.each(['constructor', '__proto__', 'toString', '', 'errors', 'errors.'])(
    'a lookup of the key "%s" finds nothing',
    (key) => {
      expect(signIn(de).find(key)).toBeUndefined()
    },
  )
})

describe('a language written from the right', () => {
  it('isolates texts that are filled in, so that they do not tear the sentence apart', () => {
    expect(pages(he)('login.ssoLead', { email: 'dana@acme.test', host: 'idp.test' })).toBe(
      'מעבירים את \u2068dana@acme.test\u2069 אל \u2068idp.test\u2069.',
    )
  })

  it('a right-to-left language does not isolate numbers', () => {
    expect(pages(he)('login.ssoOpening', { seconds: 3 })).toBe('ייפתח בעוד 3 שניות.')
  })

  it('leaves the names of a choice as they are', () => {
    expect(links(he)('impersonate.banner', { actor: 'none', name: 'Rita Reader' })).toBe(
      'אתם פועלים בשם \u2068Rita Reader\u2069.',
    )
  })
})

describe('an e-mail address in letters from the right', () => {
  const lri = '\u2066יוני@acme.test\u2069'

  it.each([english, de, he])('is left to right within a sentence: %o', (locale) => {
    expect(pages(locale)('login.ssoLead', { email: 'יוני@acme.test', host: 'idp.test' })).toContain(lri)
  })

  it('is left to right among others, and beside the name of its owner', () => {
    const list = signIn(english)('login.title', { app: 'יוני <יוני@acme.test>, dana@acme.test' })
    expect(list).toBe(`Sign in to \u2068יוני <${lri}>, \u2066dana@acme.test\u2069\u2069`)
  })
})

describe('a language written from the left', () => {
  it.each([english, de, pseudo])('isolates a text that is not, and leaves others as they are: %o', (locale) => {
    const banner = links(locale)('impersonate.banner', { actor: 'דנה כהן', name: 'Rita Reader' })
    expect(banner).toMatch(/\u2068דנה כהן\u2069/)
    expect(banner).toMatch(/[^\u2068]Rita Reader[^\u2069]/)
  })

  it.each(['سارة', 'Rita (ריטה)', '\u{1e900}\u{1e901}'])('isolates %j', (app) => {
    expect(signIn(english)('login.title', { app })).toBe(`Sign in to \u2068${app}\u2069`)
  })

  it('a bidi control in a value is not shown', () => {
    expect(signIn(english)('login.title', { app: '\u202eRita\u202c' })).toBe('Sign in to Rita')
  })

  it.each(['Lantern', 'Ελένη', '灯り', '+12025550142', 'dana@acme.test'])(
    'a left-to-right language does not isolate the text %j',
    (app) => {
      expect(signIn(english)('login.title', { app })).toBe(`Sign in to ${app}`)
    },
  )

  it('isolates in the texts of others as well', () => {
    const t = createTranslate(signInMessages, english, (_, { app }) => `To ${app}!`)
    expect(t('login.title', { app: 'פנס' })).toBe('To \u2068פנס\u2069!')
  })
})

describe('a period', () => {
  const forms: readonly (readonly [Locale, string, number, string])[] = [
    [english, 'day', 1, '1 day'],
    [english, 'day', 14, '14 days'],
    [english, 'hour', 1, '1 hour'],
    [english, 'minute', 2, '2 minutes'],
    [english, 'year', 1, 'longer than a year'],
    [de, 'day', 1, '1 Tag lang'],
    [de, 'day', 14, '14 Tage lang'],
    [de, 'hour', 1, '1 Stunde lang'],
    [de, 'minute', 30, '30 Minuten lang'],
    [he, 'day', 1, 'יום אחד'],
    [he, 'day', 2, 'יומיים'],
    [he, 'day', 14, '14 ימים'],
    [he, 'hour', 2, 'שעתיים'],
    [he, 'minute', 1, 'דקה אחת'],
  ]
  it.each(forms)('takes the plural form of its language: %o, %s, %i', ({ code, dir, messages }, unit, count, words) => {
    expect(mfa({ code, dir, messages })('login.rememberDevice', { unit, count })).toContain(words)
  })

  it.each([
    [english, '1,200'],
    [de, '1.200'],
  ])('the number of a period is formatted as its language does: %o', (locale, number) => {
    expect(mfa(locale)('login.rememberDevice', { unit: 'day', count: 1200 })).toContain(number)
  })
})

describe('a value filled into a message', () => {
  it('stands there as it is, markup and braces included', () => {
    fc.assert(
      fc.property(fc.string(), (app) => {
        expect(signIn(english)('login.title', { app: `x${app}` })).toBe(`Sign in to x${app}`)
      }),
    )
  })
})

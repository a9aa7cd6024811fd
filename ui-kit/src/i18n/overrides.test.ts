import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import type { Locale, MessageKey } from './catalogue.ts'
import { english } from './locale-context.ts'
import { de } from './locales/de.gen.ts'
import { he } from './locales/he.gen.ts'
import { mfaMessages } from './messages/mfa.gen.ts'
import { usersMessages } from './messages/portal/users.gen.ts'
import { signInMessages } from './messages/sign-in.gen.ts'
import { overridesFor } from './overrides.ts'
import { createTranslate } from './translate.ts'

interface Given {
  readonly locale?: Locale
  readonly messages?: unknown
  readonly localizations?: unknown
}

/** Returns the texts of a page with overrides. They come from outside, so that they can have any type. */
async function over({ locale = english, messages, localizations: given }: Given) {
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  const localizations = given as Record<string, unknown>
  const overrides = { locale, messages: messages as object, localizations, warn }
  const overriding = (await overridesFor(overrides, () => import('./icu.ts')))(overrides)
  return {
    warnings,
    signIn: createTranslate(signInMessages, locale, overriding),
    mfa: createTranslate(mfaMessages, locale, overriding),
    users: createTranslate(usersMessages, locale, overriding),
  }
}

const day = { unit: 'day', count: 3 }

describe('the precedence of texts', () => {
  const localizations = { en: { loginBox: { login: { title: 'Metadata', lead: 'Metadata' } } } }

  it('the text of the application precedes that of the metadata, then that of the language', async () => {
    const { signIn } = await over({ messages: { 'login.title': 'Application' }, localizations })
    expect(signIn('login.title', { app: '' })).toBe('Application')
    expect(signIn('login.lead')).toBe('Metadata')
    expect(signIn('login.continue')).toBe('Continue')
  })

  it('the metadata of the shown language are used, and no other', async () => {
    const { signIn } = await over({ locale: de, localizations })
    expect(signIn('login.title', { app: '' })).toBe('Anmelden')
  })

  it.each([
    ['login.lead', { loginBox: { login: { lead: 'x' } } }],
    ['errors.network', { errors: { network: 'x' } }],
    ['errors.genericErrorMessage', { common: { errors: { genericErrorMessage: 'x' } } }],
  ] as const)('finds %s in the metadata as %o', async (key, texts) => {
    const { signIn } = await over({ localizations: { en: texts } })
    expect(signIn(key)).toBe('x')
  })

  it('finds a text of the portal below adminPortal', async () => {
    const { users } = await over({ localizations: { en: { adminPortal: { users: { title: 'People' } } } } })
    expect(users('users.title')).toBe('People')
  })

  it('finds the text of an error that only the provider knows', async () => {
    const { signIn } = await over({ localizations: { en: { errors: { 'ER-01239': 'Ask {app}' } } } })
    expect(signIn.find('errors.ER-01239', { app: 'Lantern' })).toBe('Ask Lantern')
    expect(signIn.find('errors.ER-01240', { app: 'Lantern' })).toBeUndefined()
  })

  it('finds the text of an error by the code of the provider', async () => {
    const { mfa } = await over({ localizations: { en: { errors: { 'ER-MFA-CODE-INVALID': 'Wrong code' } } } })
    expect(mfa('errors.ER-MFA-CODE-INVALID')).toBe('Wrong code')
  })
})

describe('a given text', () => {
  it.each(['Come to {app}', 'Come to {{app}}', 'Come to {{ app }}', 'Come to { app }'])(
    'holds its values in braces or double braces: %s',
    async (text) => {
      const { signIn } = await over({ messages: { 'login.title': text } })
      expect(signIn('login.title', { app: 'Lantern' })).toBe('Come to Lantern')
    },
  )

  it('a given text may leave a value out', async () => {
    const { signIn } = await over({ messages: { 'login.title': 'Come in' } })
    expect(signIn('login.title', { app: 'Lantern' })).toBe('Come in')
  })

  it('writes numbers as its language does', async () => {
    const { mfa } = await over({ locale: de, messages: { 'login.rememberDevice': 'noch {count}' } })
    expect(mfa('login.rememberDevice', { unit: 'day', count: 1200 })).toBe('noch 1.200')
  })

  it('fills in what looks like a pattern as it is', async () => {
    const { signIn } = await over({ messages: { 'login.title': '{app}' } })
    expect(signIn('login.title', { app: '$& {app} $1' })).toBe('$& {app} $1')
  })

  it('isolates what it holds in a language written from the right', async () => {
    const { signIn } = await over({ locale: he, messages: { 'login.title': 'אל {app}' } })
    expect(signIn('login.title', { app: 'Lantern' })).toBe('אל \u2068Lantern\u2069')
  })

  it.each([
    ['is empty', ''],
    ['is endless', 'x'.repeat(2001)],
    ['is endless and ICU', `{count, plural, other {${'x'.repeat(2001)}}}`],
    ['names a value that there is not', 'Come to {place}'],
    ['names what every object has', 'Come to {constructor}'],
    ['is no text', 42],
    ['is a list', ['Come in']],
    ['is what makes a text', () => 'Come in'],
    ['is nothing', null],
    ['is broken ICU', '{app, select, other {Come in}'],
    ['is ICU without the form for all others', '{app, select, none {Come in}}'],
    ['is ICU and names what every object has', '{app, select, other {Come in}} {constructor}'],
    ['is ICU and names a value that there is not', '{place, select, other {Come in}}'],
  ])('a given text is ignored with one warning if it %s', async (_, text) => {
    const { signIn, warnings } = await over({ messages: { 'login.title': text } })
    for (let times = 0; times < 3; times += 1)
      expect(signIn('login.title', { app: 'Lantern' })).toBe('Sign in to Lantern')
    expect(warnings).toEqual([expect.stringContaining('login.title')])
  })

  it('a given text is not ignored because another one is', async () => {
    const { signIn } = await over({ messages: { 'login.title': '', 'login.lead': 'Come in' } })
    expect(signIn('login.lead')).toBe('Come in')
  })

  it('leaves the word to the metadata where it is passed over', async () => {
    const { signIn } = await over({
      messages: { 'login.lead': '' },
      localizations: { en: { loginBox: { login: { lead: 'Metadata' } } } },
    })
    expect(signIn('login.lead')).toBe('Metadata')
  })
})

describe('a given ICU text', () => {
  it('forms plurals', async () => {
    const { mfa } = await over({ messages: { 'login.rememberDevice': '{count, plural, one {a day} other {# days}}' } })
    expect(mfa('login.rememberDevice', { unit: 'day', count: 1 })).toBe('a day')
    expect(mfa('login.rememberDevice', day)).toBe('3 days')
  })

  it('forms plurals as its language does', async () => {
    const text = '{count, plural, one {יום} two {יומיים} other {# ימים}}'
    const { mfa } = await over({ locale: he, messages: { 'login.rememberDevice': text } })
    expect(mfa('login.rememberDevice', { unit: 'day', count: 2 })).toBe('יומיים')
  })

  it('an ICU text may be given in the metadata', async () => {
    const { mfa } = await over({
      localizations: { en: { loginBox: { login: { rememberDevice: '{\n count,\n plural, other {# days}}' } } } },
    })
    expect(mfa('login.rememberDevice', day)).toBe('3 days')
  })

  it('chooses the branch "none" for an empty text, as our own do', async () => {
    const text = '{app, select, none {Come in} other {Come to {app}}}'
    const { signIn } = await over({ messages: { 'login.title': text } })
    expect(signIn('login.title', { app: '' })).toBe('Come in')
    expect(signIn('login.title', { app: 'Lantern' })).toBe('Come to Lantern')
    expect(signIn('login.title', { app: 'constructor' })).toBe('Come to constructor')
  })

  it('isolates what it holds in a language written from the right', async () => {
    const text = '{app, select, none {כניסה} other {אל {app}}}'
    const { signIn } = await over({ locale: he, messages: { 'login.title': text } })
    expect(signIn('login.title', { app: 'Lantern' })).toBe('אל \u2068Lantern\u2069')
  })

  it('keeps markup as characters', async () => {
    const text = '{app, select, other {<b onclick="x()">{app}</b>}}'
    const { signIn } = await over({ messages: { 'login.title': text } })
    expect(signIn('login.title', { app: '<i>' })).toBe('<b onclick="x()"><i></b>')
  })
})

describe('hostile overrides', () => {
  const throwing = {
    get 'login.lead'(): string {
      throw new Error('no')
    },
    'login.continue': 'Go on',
  }

  it('an override that throws on read falls back to the text of the language', async () => {
    const { signIn } = await over({ locale: de, messages: throwing })
    expect(signIn('login.lead')).toBe(de.messages['login.lead'])
    expect(signIn('login.continue')).toBe('Go on')
  })

  it('overrides apply by their own members alone', async () => {
    const messages = Object.create({ 'login.lead': 'inherited' })
    const { signIn } = await over({
      messages,
      localizations: { en: Object.create({ errors: { network: 'inherited' } }) },
    })
    expect(signIn('login.lead')).toBe('Use your work email to continue.')
    expect(signIn('errors.network')).toBe('Check your connection, then try again.')
  })

  it('reach no prototype', async () => {
    const messages = JSON.parse('{ "__proto__": { "login.lead": "polluted" }, "constructor": { "prototype": 1 } }')
    const { signIn } = await over({
      messages,
      localizations: JSON.parse('{ "__proto__": { "en": {} }, "en": { "__proto__": { "loginBox": {} } } }'),
    })
    expect(signIn('login.lead')).toBe('Use your work email to continue.')
    expect(Object.prototype).not.toHaveProperty('login.lead')
  })

  it('overrides may contain a reference to themselves', async () => {
    const messages: Record<string, unknown> = { 'login.lead': 'Come in' }
    messages['self'] = messages
    const { signIn } = await over({ messages })
    expect(signIn('login.lead')).toBe('Come in')
  })

  it.each(['a text', 42, [], null, () => {}])('overrides may be any value: %s', async (anything) => {
    const { signIn } = await over({ messages: anything, localizations: anything })
    expect(signIn('login.lead')).toBe('Use your work email to continue.')
  })

  it('huge overrides cause no delay', async () => {
    const messages = {
      'login.lead': `${'{'.repeat(2_000_000)}`,
      'login.continue': '{ '.repeat(1000),
      'login.title': '{a'.repeat(999),
    }
    const { signIn } = await over({ messages })
    expect(signIn('login.lead')).toBe('Use your work email to continue.')
    expect(signIn('login.title', { app: 'Lantern' })).toBe('{a'.repeat(999))
  })

  it.each(payloads())('overrides are text and stay text: %s', async (payload) => {
    const { signIn } = await over({
      messages: { 'login.lead': payload },
      localizations: { en: { errors: { network: payload } } },
    })
    const safe = (text: string, own: string) => expect([payload, own]).toContain(text)
    safe(signIn('login.lead'), 'Use your work email to continue.')
    safe(signIn('errors.network'), 'Check your connection, then try again.')
    if (!payload.includes('{')) expect(signIn('login.lead')).toBe(payload)
  })

  it('overrides never make a text throw or be anything but a text, with any content', async () => {
    const icu = fc
      .array(
        fc.constantFrom('{', '}', 'app', 'count', ',', 'plural', 'select', 'other', "'", '#', '<b>', ' ', 'none'),
        {
          maxLength: 20,
        },
      )
      .map((words) => words.join(''))
    const text = fc.oneof(fc.string(), icu, fc.string({ unit: 'binary' }), fc.anything())
    const keys: readonly MessageKey[] = ['login.title', 'login.rememberDevice']
    await fc.assert(
      fc.asyncProperty(text, text, fc.constantFrom(english, de, he), async (one, other, locale) => {
        const { signIn, mfa } = await over({
          locale,
          messages: Object.fromEntries(keys.map((key) => [key, one])),
          localizations: { [locale.code]: { loginBox: { login: { title: other, rememberDevice: other } } } },
        })
        expect(typeof signIn('login.title', { app: 'Lantern' })).toBe('string')
        expect(typeof mfa('login.rememberDevice', day)).toBe('string')
      }),
      { numRuns: runs(5000) },
    )
  })
})

/** Returns at least 150 strings that try to inject markup or code. */
function payloads(): readonly string[] {
  const code = 'alert(1)'
  const tags = ['b', 'script', 'img', 'svg', 'iframe', 'style', 'math', 'template', 'a', 'input', 'object', 'details']
  const shapes = [
    (tag: string) => `<${tag}>`,
    (tag: string) => `<${tag}>${code}</${tag}>`,
    (tag: string) => `<${tag} src=x onerror=${code}>`,
    (tag: string) => `<${tag.toUpperCase()}/onload="${code}">`,
    (tag: string) => `"><${tag} autofocus onfocus='${code}'>`,
    (tag: string) => `</${tag}><!--`,
    (tag: string) => `&lt;${tag}&gt;`,
    (tag: string) => `<<${tag}//${code}`,
    (tag: string) => `\\u003c${tag}\\u003e`,
    (tag: string) => `{app, select, other {<${tag} onclick=${code}>}}`,
    (tag: string) => `\${${tag}} \`${code}\``,
    (tag: string) => `{{constructor.constructor("${code}")()}}<${tag}>`,
    (tag: string) => `javascript:${code}//<${tag}`,
  ]
  return tags.flatMap((tag) => shapes.map((shape) => shape(tag)))
}

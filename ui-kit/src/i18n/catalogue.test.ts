import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSources } from '../../../test/arch/source.ts'
import { createFormatter, type Formatter, type Locale, type MessageKey } from './catalogue.ts'
import type { MessageValues } from './fill.ts'
import { de } from './locales/de.gen.ts'
import { he } from './locales/he.gen.ts'
import { localeNames } from './locales/names.gen.ts'
import { pseudo } from './pseudo.ts'

const buttonWithName =
  /<(?<tag>Button|TextButton|button)\b[^<]*?\baria-label=\{t\('(?<name>[^']+)'[^<]*?>\s*\{t\('(?<text>[^']+)'\)\}\s*<\/\k<tag>>/g
const folder = new URL('../../messages/', import.meta.url)
const sections = readdirSync(new URL('en/', folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
)
const english = textsOf('en')

/** The texts that are correctly the same in English and in the language. */
const same: Readonly<Record<string, readonly string[]>> = {
  de: [
    'parts.optional',
    'billing.feature.webhooks',
    'account.logo',
    'account.website',
    'account.theme.modern',
    'account.desktop',
    'apiToken.token',
    'filters.named',
    'directorySetUp.app.note',
    'groups.name',
    'invite.name',
    'passkeys.boxLabel',
    'portalSearch.account.logo',
    'portalSearch.account.website',
    'portalSearch.webhooks.sms',
    'portalSearch.webhooks.slack',
    'portalSearch.profile.name',
    'privacy.passkeys',
    'profile.name',
    'provisioning.status',
    'provisioning.name',
    'domainRestrictions.domain',
    'roles.name',
    'roles.cell',
    'security.way.Passkeys',
    'security.captcha',
    'portal.section.webhooks',
    'ssoConnection.name',
    'ssoConnection.stateLabel',
    'ssoConnection.domains',
    'ssoConnection.domain',
    'ssoDomain.answer',
    'ssoDomain.name',
    'ssoSetUp.app.note',
    'ssoSetUp.connect.url',
    'ssoSetUp.domains.label',
    'ssoTest.title',
    'ssoSetUp.finish.test',
    'ssoFix.in',
    'ssoResult.toName',
    'subAccount.name',
    'syncLog.person',
    'syncLog.code',
    'syncLog.id',
    'usage.way.passkey',
    'usage.token',
    'usage.feature.webhooks',
    'usage.name',
    'users.status',
    'webhooks.title',
    'webhooks.webhooks',
    'webhooks.sms',
    'webhooks.webhook',
    'webhooks.name',
    'webhooks.url',
    'webhooks.slack',
  ],
  he: ['login.recoveryCodeFileName', 'filters.named', 'roles.cell', 'ssoDomain.answer'],
}

/**
 * English texts with two meanings, which other languages distinguish. They name an action or a state, one user or many,
 * the past or the future. Others name an address or a format, a token or a connection, an origin or a start.
 */
const ambiguous = ['Set up', 'Invited', 'Never', 'Email', 'All', 'Live', 'From', 'Open {name}']

describe.each([de, he, pseudo])('the language $code', (locale) => {
  it('a language has every message', () => {
    expect(Object.keys(locale.messages).sort()).toEqual(Object.keys(english).sort())
  })
})

describe.each(localeNames.slice(1))('the texts in %s', (code) => {
  it('the texts of a language are not left in English by oversight', () => {
    const texts = textsOf(code)
    const untranslated = Object.keys(english).filter((key) => texts[key] === english[key])
    expect(untranslated).toEqual(same[code])
  })
})

describe.each(localeNames.slice(1))('texts that are alike in English, in %s', (code) => {
  it('texts that are alike in English are alike in the language', () => {
    const texts = textsOf(code)
    const said = new Map<string, Set<string>>()
    for (const [key, text] of Object.entries(english)) {
      said.set(text, (said.get(text) ?? new Set()).add(texts[key] ?? ''))
    }
    const differing = [...said].filter(([text, ways]) => ways.size > 1 && !ambiguous.includes(text))
    expect(differing).toEqual([])
  })
})

/**
 * The text and the accessible name of each button that has both. If the name does not contain the text, voice control
 * cannot find the button.
 */
const named: readonly (readonly [text: string, name: string])[] = [
  ...readSources('ui-kit/src').flatMap(({ path, text }) =>
    path.endsWith('.tsx')
      ? [...text.matchAll(buttonWithName)].map(
          ({ groups }) => [groups?.['text'] ?? '', groups?.['name'] ?? ''] as const,
        )
      : [],
  ),
  ['subscription.change', 'subscription.changeCard'],
  ['subscription.edit', 'subscription.editDetails'],
]

describe.each(localeNames)('the words in %s', (code) => {
  const texts = Object.entries(textsOf(code))

  it('the text of a button is part of its accessible name', () => {
    const all = textsOf(code)
    const wordsOf = (key: string) => (all[key] ?? key).toLowerCase()
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(([text, name]) => !wordsOf(name).includes(wordsOf(text)))).toEqual([])
  })

  it('stand between the quotation marks of print, not of typewriters', () => {
    expect(texts.filter(([, text]) => /['"]|\.\.\.| -- /.test(text))).toEqual([])
  })

  it('begin and end with no space', () => {
    expect(texts.filter(([, text]) => text !== text.trim())).toEqual([])
  })

  it('the texts contain no exclamation mark', () => {
    expect(texts.filter(([, text]) => text.includes('!'))).toEqual([])
  })
})

it('the Hebrew texts contain no singular form of ‘you’', () => {
  const ofOne =
    /(?<![\u05d0-\u05ea])(?:[\u05d0-\u05ea]?אותך|אתה|שלך|אליך|לך|לרשותך|בפניך|אצלך|נכנסת|הצטרפת)(?![\u05d0-\u05ea])/
  expect(Object.entries(textsOf('he')).filter(([, text]) => ofOne.test(text))).toEqual([])
})

it('the Hebrew texts are in Hebrew letters, except for listed keys', () => {
  const latin = Object.entries(textsOf('he')).filter(([, text]) => !/[\u05d0-\u05ea]/.test(text))
  expect(latin.map(([key]) => key)).toEqual([
    'login.recoveryCodeFileName',
    'login.phoneExample',
    'login.emailPlaceholder',
    'filters.named',
    'reports.monthDay',
    'roles.cell',
    'ssoDomain.answer',
  ])
})

describe('the pseudo-locale', () => {
  const texts = plainTexts(pseudo)

  it('puts every message in brackets, so that cut and glued ones show', () => {
    expect(texts.filter(([, text]) => !/^\[.*\]$/su.test(text))).toEqual([])
  })

  it('leaves no English word', () => {
    expect(texts.filter(([, text]) => /[A-Za-z]/.test(text))).toEqual([])
  })

  it('keeps values as they are, and chooses by them', () => {
    const text = (key: 'apiTokens.count' | 'login.title', values: MessageValues) => {
      const message = pseudo.messages[key] as (values: MessageValues, formatter: Formatter) => string
      return message(values, createFormatter(pseudo.code))
    }
    expect(text('apiTokens.count', { count: 1 })).toBe('[1 ÅÞÎ ţööķééñ]')
    expect(text('apiTokens.count', { count: 1200 })).toBe('[1,200 ÅÞÎ ţööķééñš]')
    expect(text('login.title', { app: 'Lantern' })).toBe('[Šîîĝñ îîñ ţöö Lantern]')
    expect(text('login.title', { app: '' })).toBe('[Šîîĝñ îîñ]')
  })

  it('the pseudo-locale is about 40 % longer than English', () => {
    const sum = (all: readonly (readonly [string, string])[]) =>
      all.reduce((length, [, text]) => length + text.length, 0)
    const ratio = sum(texts) / sum(texts.map(([key]) => [key, english[key] ?? '']))
    expect(ratio).toBeGreaterThan(1.3)
    expect(ratio).toBeLessThan(1.5)
  })
})

function textsOf(code: string): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const section of sections) {
    Object.assign(texts, JSON.parse(readFileSync(fileURLToPath(new URL(`${code}/${section}`, folder)), 'utf8')))
  }
  return texts
}

/** Returns the messages of a language that have no placeholders. */
function plainTexts({ messages }: Locale): readonly (readonly [MessageKey | string, string])[] {
  return Object.entries(messages).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []))
}

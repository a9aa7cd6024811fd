import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMessages } from '../../scripts/house/message-source.mjs'

const english = '{ "login.title": "Sign in to {app}", "login.wait": "{count, plural, one {# day} other {# days}}" }'
const german = '{ "login.title": "Bei {app} anmelden", "login.wait": "{count, plural, one {# Tag} other {# Tage}}" }'

describe('a message that cannot be read is one fault, and not missing', () => {
  it.each([
    ['a plural of a translation', english, german.replace('one {# Tag} ', ''), 'de, sign-in, login.wait'],
    ['a translation', english, german.replace('{app}', '{app'), 'de, sign-in, login.title'],
    ['an English message', english.replace('{app}', '<b>'), german, 'en, sign-in, login.title'],
    ['a file of a translation', english, '{', 'de, sign-in'],
    ['an English file', '{', german, 'en, sign-in'],
  ])('%s', (_, en, de, place) => {
    expect(faultsOf(en, de)).toEqual([expect.stringMatching(new RegExp(`^${place}: `))])
  })

  it('a further message that is missing is reported beside it', () => {
    expect(faultsOf(english, '{ "login.title": "{app" }')).toEqual([
      expect.stringContaining('login.title: this is no valid ICU message'),
      'de, sign-in, login.wait: the message is missing',
    ])
  })
})

function faultsOf(en: string, de: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'portico-unread-'))
  for (const [language, text] of Object.entries({ en, de })) {
    const file = join(folder, language, 'sign-in.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { faults } = readMessages(folder)
  rmSync(folder, { recursive: true })
  return faults
}

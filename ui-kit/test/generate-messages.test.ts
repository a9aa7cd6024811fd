import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/generate/messages.mjs', import.meta.url))
const folders: string[] = []
const english = { 'login.title': 'Sign in to {app}', 'login.wait': '{count, plural, one {# day} other {# days}}' }
const german = { 'login.title': 'Bei {app} anmelden', 'login.wait': '{count, plural, one {# Tag} other {# Tage}}' }

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('messages that agree', () => {
  it('become a module per section, a module per language and their types', async () => {
    const { code, written } = await generate({ 'en/sign-in': english, 'de/sign-in': german })
    expect(code).toBe(0)
    expect(written('messages/sign-in.gen.ts')).toContain('export const signInMessages')
    const types = written('placeholders/sign-in.gen.ts')
    expect(types).toContain("readonly 'login.title': Readonly<Record<'app', string>>")
    expect(types).toContain("readonly 'login.wait': Readonly<Record<'count', number>>")
    expect(written('messages/placeholders.gen.ts')).toContain("from '../placeholders/sign-in.gen.ts'")
    expect(written('locales/de.gen.ts')).toContain(
      "export const de: CompleteLocale = { code: 'de', dir: 'ltr', messages }",
    )
    expect(written('locales/named.gen.ts')).toContain("import('./sign-in/de.gen.ts')")
  })

  it('become a module per language and group of screens, which loads by itself', async () => {
    const { code, written } = await generate({
      'en/sign-in': english,
      'en/portal/users': { 'users.title': 'Users' },
      'de/sign-in': german,
      'de/portal/users': { 'users.title': 'Benutzer' },
    })
    expect(code).toBe(0)
    expect(written('messages/portal/users.gen.ts')).toContain('export const usersMessages')
    expect(written('locales/sign-in/de.gen.ts')).not.toContain('Benutzer')
    expect(written('locales/portal/de.gen.ts')).toContain("'users.title': `Benutzer`")
    expect(written('locales/portal/de.gen.ts')).not.toContain('anmelden')
    expect(written('locales/portal/words.gen.ts')).toContain("import('./de.gen.ts')")
    expect(written('locales/de.gen.ts')).toContain('{ ...signIn, ...checkout, ...portal, ...ssoTest }')
    expect(written('locales/en.gen.ts')).toContain('...usersMessages')
  })

  it('a box label of a later group is in the section of that group’s boxes', async () => {
    const { code, written } = await generate({
      'en/boxes': { 'signUp.boxLabel': 'Sign-up' },
      'en/portal/users': { 'users.boxLabel': 'Users', 'users.title': 'Your users' },
      'de/boxes': { 'signUp.boxLabel': 'Registrierung' },
      'de/portal/users': { 'users.boxLabel': 'Benutzer', 'users.title': 'Ihre Benutzer' },
    })
    expect(code).toBe(0)
    expect(written('messages/portal/portal-boxes.gen.ts')).toContain('users.boxLabel')
    expect(written('messages/portal/users.gen.ts')).not.toContain('users.boxLabel')
    expect(written('locales/portal/de.gen.ts')).toContain("'users.boxLabel': `Benutzer`")
    expect(written('locales/sign-in/de.gen.ts')).not.toContain('users.boxLabel')
  })

  it('messages that load with one part of a screen are in a module apart from those of their group', async () => {
    const { code, written } = await generate({
      'en/portal/users': { 'users.title': 'Users' },
      'en/portal/sso-test-result': { 'ssoFault.a': 'No answer' },
      'de/portal/users': { 'users.title': 'Benutzer' },
      'de/portal/sso-test-result': { 'ssoFault.a': 'Keine Antwort' },
    })
    expect(code).toBe(0)
    expect(written('locales/portal/de.gen.ts')).not.toContain('Keine Antwort')
    expect(written('locales/sso-test/de.gen.ts')).toContain('Keine Antwort')
    expect(written('locales/sso-test/words.gen.ts')).toContain('export const ssoTestWords')
    expect(written('messages/placeholders.gen.ts')).toContain("readonly 'sso-test':")
  })

  it('a group may have no messages', async () => {
    const { written } = await generate({ 'en/a': english, 'de/a': german })
    expect(written('locales/checkout/de.gen.ts')).toContain("GroupCatalogue<'checkout'> = {\n}")
    expect(written('messages/placeholders.gen.ts')).toContain("readonly 'checkout': Record<never, never>")
  })

  it('a translation may use one placeholder several times and in another order', async () => {
    const { code } = await generate({
      'en/a': { 'login.lead': '{one} and {two}' },
      'de/a': { 'login.lead': '{two}, {one} und {two}' },
    })
    expect(code).toBe(0)
  })

  it('isolate the texts filled into a language written from the right, and its numbers not', async () => {
    const { written } = await generate({
      'en/a': { 'login.lead': '{app} {count, number}' },
      'he/a': { 'login.lead': '{app} {count, number}' },
    })
    expect(written('locales/sign-in/he.gen.ts')).toContain(
      `\`\\u2068\${args.app}\\u2069 \${formatter.number(args.count)}\``,
    )
    expect(written('locales/he.gen.ts')).toContain("dir: 'rtl'")
    expect(written('locales/sign-in/he.gen.ts')).toContain("dir: 'rtl'")
  })

  it('messages are compiled to code that a strict content security policy allows', async () => {
    const { written } = await generate({ 'en/a': english, 'de/a': german })
    for (const file of ['messages/a.gen.ts', 'locales/sign-in/de.gen.ts']) {
      expect(written(file)).not.toMatch(/\beval\b|new Function/)
    }
  })
})

describe('a fault in the messages', () => {
  const cases: readonly (readonly [string, Sections, string])[] = [
    [
      'a message is missing',
      { 'de/sign-in': { 'login.title': '{app}' } },
      'de, sign-in, login.wait: the message is missing',
    ],
    [
      'a message is too many',
      { 'de/sign-in': { ...german, 'login.more': 'Mehr' } },
      'de, sign-in, login.more: en has no such message',
    ],
    ['a section is missing', { 'de/other': {} }, 'de, sign-in, login.title: the message is missing'],
    [
      'a section is too many',
      { 'de/sign-in': german, 'de/other': { 'login.more': 'Mehr' } },
      'de, other, login.more: en has no such message',
    ],
    [
      'a placeholder is missing',
      { 'de/sign-in': { ...german, 'login.title': 'Anmelden' } },
      'de, sign-in, login.title: the placeholder {app} is missing',
    ],
    [
      'a placeholder is too many',
      { 'de/sign-in': { ...german, 'login.title': '{app} {email}' } },
      'de, sign-in, login.title: en has no placeholder {email}',
    ],
    [
      'a placeholder is of another type',
      { 'de/sign-in': { ...german, 'login.title': '{app, number}' } },
      'de, sign-in, login.title: {app} is a number here and a string in en',
    ],
    [
      'a choice lacks a branch',
      {
        'en/sign-in': { 'login.title': '{app, select, none {a} other {b}}' },
        'de/sign-in': { 'login.title': '{app, select, other {b}}' },
      },
      'de, sign-in, login.title: {app} chooses between "other" here and "none, other" in en',
    ],
    [
      'a plural lacks a form of its language',
      { 'en/sign-in': english, 'he/sign-in': { ...german, 'login.wait': '{count, plural, one {a} other {b}}' } },
      'he, sign-in, login.wait: {count} lacks the plural form two of this language',
    ],
    [
      'it is no ICU message',
      { 'de/sign-in': { ...german, 'login.title': 'Bei {app anmelden' } },
      'de, sign-in, login.title: this is no valid ICU message',
    ],
    [
      'it holds a date, which is not formatted',
      { 'en/sign-in': { 'login.title': '{day, date}' } },
      'en, sign-in, login.title: {day} is a date or a time',
    ],
    [
      'it holds markup',
      { 'de/sign-in': { ...german, 'login.title': 'Bei <b>{app}</b> anmelden' } },
      'de, sign-in, login.title: messages hold no markup',
    ],
    [
      'it holds half of a tag',
      { 'en/sign-in': { 'login.title': 'a > b' } },
      'en, sign-in, login.title: messages hold no markup',
    ],
    ['it is empty', { 'en/sign-in': { 'login.title': ' ' } }, 'en, sign-in, login.title: there is no text'],
    ['it is no text', { 'en/sign-in': { 'login.title': { a: 'b' } } }, 'en, sign-in, login.title: there is no text'],
    [
      'it holds a backslash',
      { 'en/sign-in': { 'login.title': 'a\\`b' } },
      'en, sign-in, login.title: messages hold no backslash',
    ],
    [
      'its key is no page and name',
      { 'en/sign-in': { title: 'Title' } },
      'en, sign-in, title: a key is a page and a name',
    ],
    [
      'two sections have its key',
      { 'en/a': { 'login.title': 'One' }, 'en/b': { 'login.title': 'Two' } },
      'en, b, login.title: the section a has this key already',
    ],
    [
      'a message of a group is missing',
      { 'en/portal/users': { 'users.title': 'Users' }, 'de/portal/users': {} },
      'de, portal/users, users.title: the message is missing',
    ],
    [
      'a message is in the wrong group',
      { 'en/portal/users': { 'users.title': 'Users' }, 'de/users': { 'users.title': 'Benutzer' } },
      'de, users, users.title: en has no such message',
    ],
    [
      'two groups have a section of its name',
      { 'en/users': { 'users.title': 'Users' }, 'en/portal/users': { 'users.add': 'Add' } },
      'en, portal/users: the section users has this name already',
    ],
    ['a folder is no language', { 'en/a': {}, 'german!/a': {} }, 'german!: this folder is not named after a language'],
    ['there is no English', { 'de/a': german }, 'en: there are no messages to hold the others against'],
  ]

  it.each(cases)(
    'a fault in the messages is reported with its place, and nothing is written, if %s',
    async (_, sections, fault) => {
      const withEnglish = Object.keys(sections).some((file) => file.startsWith('en/')) || fault.startsWith('en:')
      const { code, errors, written } = await generate(withEnglish ? sections : { 'en/sign-in': english, ...sections })
      expect(errors).toContain(fault)
      expect(code).toBe(1)
      expect(written('messages/placeholders.gen.ts')).toBeNull()
    },
  )

  it('a messages file that is no JSON is reported as a fault', async () => {
    const { code, errors } = await generate({ 'en/sign-in': '{ "login.title": }' })
    expect(errors).toMatch(/^en, sign-in: .*JSON/)
    expect(code).toBe(1)
  })

  it('a key that appears twice is reported as a fault', async () => {
    const { errors } = await generate({ 'en/sign-in': '{\n"login.title": "One",\n"login.title": "Two"\n}' })
    expect(errors).toContain('en, sign-in, login.title: the key stands there 2 times')
  })

  it('a fault in the messages is reported with all the others', async () => {
    const { errors } = await generate({ 'en/sign-in': english, 'de/sign-in': {} })
    expect(errors).toContain('login.title')
    expect(errors).toContain('login.wait')
    expect(errors).toContain('2 faults in the messages')
  })
})

describe('a check', () => {
  it('passes right after writing', async () => {
    const { again } = await generate({ 'en/a': english, 'de/a': german })
    expect(await again('--check')).toMatchObject({ code: 0, errors: '' })
  })

  it('fails where a written file is another, and changes nothing', async () => {
    const { again, folder, written } = await generate({ 'en/a': english })
    writeFileSync(join(folder, 'src/i18n/messages/a.gen.ts'), 'changed')
    expect(await again('--check')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('messages/a.gen.ts is stale'),
    })
    expect(written('messages/a.gen.ts')).toBe('changed')
  })

  it('fails where a language is gone whose file is still there; writing takes it away', async () => {
    const { again, folder, written } = await generate({ 'en/a': english, 'de/a': german })
    rmSync(join(folder, 'messages/de'), { recursive: true })
    expect(await again('--check')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('locales/de.gen.ts is stale'),
    })
    await again()
    expect(written('locales/de.gen.ts')).toBeNull()
  })
})

type Sections = Readonly<Record<string, string | Readonly<Record<string, unknown>>>>

/** Runs the script on these messages, by `<locale>/<section>`, in a new folder. */
async function generate(sections: Sections) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-messages-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(sections)) {
    const path = join(folder, 'messages', `${name}.json`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  const again = (...options: readonly string[]) => run([script, folder, ...options])
  const written = (file: string) => {
    const path = join(folder, 'src/i18n', file)
    return existsSync(path) ? readFileSync(path, 'utf8') : null
  }
  return { ...(await again()), folder, again, written }
}

function run(parameters: readonly string[]): Promise<{ readonly code: number; readonly errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, (error, _, errors) => resolve({ code: error ? 1 : 0, errors }))
  })
}

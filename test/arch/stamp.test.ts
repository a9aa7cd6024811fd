import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMessages } from '../../scripts/house/message-source.mjs'
import { addLabels, knownTitles } from '../../scripts/house/section-labels.mjs'
import { kinds, mistakeIn, stampedFiles } from '../../scripts/house/stamp.mjs'
import { root } from './source.ts'

const rules = stampedFiles('list', {
  name: 'access-rules',
  titles: { de: 'Zugriffsregeln', he: 'כללי גישה' },
})
const types = rules['headless/src/features/portal/access-rules/types.ts'] ?? ''

describe.each(kinds)('a stamped %s', (kind) => {
  const files = stampedFiles(kind, { name: kind === 'list' ? 'access-rules' : 'data-region' })

  it('a stamped section has files in every layer', () => {
    const layers = [
      'headless/openapi/',
      'headless/src/features/portal/',
      'providers/emulator/src/',
      'ui-kit/src/screens/portal/',
      'ui-kit/messages/en/portal/',
      'ui-kit/messages/de/portal/',
      'ui-kit/messages/he/portal/',
      'examples/default-kit/src/gallery/states/',
      'docs/features/portal/',
    ]
    expect(layers.filter((layer) => !Object.keys(files).some((path) => path.startsWith(layer)))).toEqual([])
  })

  it('a stamped section has tests of the hook, the provider and the screen', () => {
    const tests = Object.keys(files).filter((path) => /\.test\.tsx?$/.test(path))
    expect(new Set(tests.map((path) => path.split('/')[0]))).toEqual(new Set(['headless', 'providers', 'ui-kit']))
  })

  it('a stamped section has no word of its template left', () => {
    const all = Object.entries(files).map((file) => file.join('\n'))
    expect(all.filter((text) => /spare|Ersatzteil|חילוף/i.test(text))).toEqual([])
  })

  it('a stamped section has only operations that are marked as drafts', () => {
    const contract = Object.entries(files).find(([path]) => path.endsWith('.yaml'))?.[1] ?? ''
    const names = [...contract.matchAll(/operationId: (\w+)/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !name.includes('Draft'))).toEqual([])
  })
})

describe('the words of a stamped section', () => {
  it('the words of a stamped section are spelt as each place spells them', () => {
    expect(types).toContain('export interface AccessRulesState extends ListState<AccessRule> {}')
    expect(rules['ui-kit/messages/en/portal/access-rules.json']).toContain('"accessRules.title": "Access rules"')
  })

  it('the words of a stamped section have the article that fits', () => {
    expect(types).toContain('/** An access rule of the tenant. */')
    const users = stampedFiles('list', { name: 'users' })['headless/src/features/portal/users/types.ts']
    expect(users).toContain('/** A user of the tenant. */')
  })

  it('the words of a stamped section have their title in each language', () => {
    expect(rules['ui-kit/messages/de/portal/access-rules.json']).toContain('"accessRules.title": "Zugriffsregeln"')
    expect(rules['ui-kit/messages/he/portal/access-rules.json']).toContain('"accessRules.title": "כללי גישה"')
  })

  it.each([
    ['policies', 'policy'],
    ['boxes', 'box'],
    ['statuses', 'status'],
  ])('name one of %s as %s', (name, one) => {
    const text = stampedFiles('list', { name })[`headless/src/features/portal/${name}/types.ts`]
    expect(text).toContain(`${one} of the tenant.`)
  })
})

describe('a language without a template', () => {
  const languages = ['en', 'de', 'he', 'nl', 'pl']
  const words = { name: 'access-rules', titles: { nl: 'Toegangsregels' } }
  const files = stampedFiles('list', words, languages)
  const messages = (language: string) => files[`ui-kit/messages/${language}/portal/access-rules.json`] ?? ''

  it('has its title, or the English one with the name of the language', () => {
    expect(messages('nl')).toContain('"accessRules.title": "Toegangsregels"')
    expect(messages('pl')).toContain('"accessRules.title": "Access rules (polski)"')
    expect(messages('de')).toContain('"accessRules.title": "Access rules (Deutsch)"')
  })

  it.each(kinds)('has messages of a %s that agree with the English ones, with each of its plurals', (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-messages-'))
    for (const [path, text] of Object.entries(stampedFiles(kind, words, languages))) {
      if (!path.startsWith('ui-kit/messages/')) continue
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { locales, faults } = readMessages(join(folder, 'ui-kit/messages'))
    rmSync(folder, { recursive: true })
    expect([...locales.keys()]).toEqual(languages)
    expect(faults).toEqual([])
  })

  it('has a label in the navigation, as each other language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-labels-'))
    for (const language of languages) {
      const home = join(folder, 'ui-kit/messages', language, 'portal')
      mkdirSync(home, { recursive: true })
      writeFileSync(join(home, 'access-rules.json'), messages(language))
    }
    addLabels(folder, 'access-rules')
    const titles = knownTitles(folder, 'access-rules')
    rmSync(folder, { recursive: true })
    expect(titles).toEqual({
      de: 'Access rules (Deutsch)',
      he: 'Access rules (עברית)',
      nl: 'Toegangsregels',
      pl: 'Access rules (polski)',
    })
  })
})

describe('a name', () => {
  it.each([
    ['Webhooks', /kebab-case/],
    ['webhook', /--one/],
    ['status', /--one/],
  ])('%s is refused for a list', (name, reason) => {
    expect(mistakeIn('list', { name })).toMatch(reason)
  })

  it('a name of one thing fits a list with a word for one row, and every record', () => {
    expect(mistakeIn('list', { name: 'audit-log', one: 'audit' })).toBeNull()
    expect(mistakeIn('record', { name: 'privacy' })).toBeNull()
  })

  it('a name that is taken is refused, and nothing is written', () => {
    const guide = join(root, 'docs/features/portal/admin-portal.md')
    const before = existsSync(guide) && readFileSync(guide, 'utf8')
    const { status, stderr } = stamp('admin-portal', '--record')
    expect(status).toBe(1)
    expect(stderr).toContain('headless/src/features/portal/admin-portal/feature.ts')
    expect(existsSync(guide) && readFileSync(guide, 'utf8')).toBe(before)
    expect(existsSync(join(root, 'headless/openapi/admin-portal.yaml'))).toBe(false)
  })

  it('a name without a shape prints the usage', () => {
    expect(stamp('access-rules')).toMatchObject({ status: 1, stderr: expect.stringContaining('--list | --record') })
  })
})

function stamp(...options: readonly string[]) {
  return spawnSync(process.execPath, ['scripts/house/new-feature.mjs', ...options], { cwd: root, encoding: 'utf8' })
}

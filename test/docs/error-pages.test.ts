import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'
import { planted } from '../arch/source.ts'
import { codesInLog, codesOfTables, packageModules, textsOf, throwsOf } from './codes-thrown.ts'

const guide = readFileSync(join(root, 'docs/errors.md'), 'utf8')
const [pages = '', table = ''] = guide.split('\n## Codes of the provider\n')
const sections = pages
  .split('\n## ')
  .slice(1)
  .map((text) => ({ heading: text.split('\n')[0] ?? '', text }))
const codes = sections.map(({ heading }) => heading.replace(/^`|`$/g, ''))
const codesOfProvider = [...table.matchAll(/`(ER-[A-Z0-9-]+)`/g)].map(([, code = '']) => code)
const modules = packageModules()

describe('the pages of the error codes', () => {
  it('each code of an error table has a page', () => {
    expect(codesOfTables(modules).length).toBeGreaterThan(100)
    expect(codesOfTables(modules).filter((code) => !codes.includes(code))).toEqual([])
  })

  it('each code that is thrown by its name has a page', () => {
    const thrown = throwsOf(modules).flatMap((one) => one.codes)
    expect(thrown).toContain('slot-invalid')
    expect(thrown.filter((code) => !codes.includes(code))).toEqual([])
  })

  it('a code that is neither in quotes nor of a table is one of those whose origin is known', () => {
    const unknown = throwsOf(modules).filter((one) => one.codes.length === 0 && !one.isOfTable)
    expect(unknown.map(({ place }) => place).sort()).toEqual(ofCallers)
  })

  it('a code is made for developers in each place, or for people in each place', () => {
    const made = throwsOf(modules).map((one) => ({
      ...one,
      key: one.codes[0] ?? one.place.replace(/.*\.(?=\w+$)/, ''),
    }))
    const keysFor = (isForDevelopers: boolean) =>
      new Set(made.filter((one) => one.isForDevelopers === isForDevelopers).map(({ key }) => key))
    expect(keysFor(true).size).toBeGreaterThan(15)
    expect([...keysFor(true)].filter((key) => keysFor(false).has(key))).toEqual([])
  })

  it('a page is of a code that the packages have', () => {
    const known = textsOf(modules)
    const logged = codesInLog(modules)
    const isKnown = (code: string) => known.has(code) || worded.has(code) || logged.includes(code)
    expect([...codes, ...codesOfProvider].filter((code) => !isKnown(code))).toEqual([])
  })

  it('each code in brackets at the end of a line of the log has a page', () => {
    expect(codesInLog(modules)).toContain('slot-ref-lost')
    expect(codesInLog(modules).filter((code) => !codes.includes(code))).toEqual([])
  })

  it('the pages are in the order of their codes, each once', () => {
    const inOrder = [...new Set(codes)].sort((a, b) => compare(a.toLowerCase(), b.toLowerCase()))
    expect(codes).toEqual(inOrder)
  })

  it('a page has its code as heading, what happened, a cause, a remedy and a guide', () => {
    const isWhole =
      /^`[\w-]+`\n\n[^*\n][^\n]*(?:\n[^\n]+)*\n\n\*\*Cause\.\*\* [^\n]+[\s\S]*\n\n\*\*Remedy\.\*\* [\s\S]+\]\([\w./#-]+\)/
    expect(sections.filter(({ text }) => !isWhole.test(text)).map(({ heading }) => heading)).toEqual([])
  })

  it('the table of the provider has each of its codes that the kit words', () => {
    const provided = [...worded].filter((code) => code.startsWith('ER-'))
    expect(provided.length).toBeGreaterThan(50)
    expect(provided.filter((code) => !codesOfProvider.includes(code))).toEqual([])
  })

  it('a code that a file throws or has in a table is found', () => {
    const file = planted(
      'headless/src/planted.ts',
      `export const plantedErrors = { one: 'is-one' } as const
      throw developerError(isThere ? 'is-two' : 'is-three', 'Text')
      throw new PorticoError(plantedErrors.one, 'Text')
      throw new PorticoError(code, 'Text')`,
    )
    expect(codesOfTables([file])).toEqual(['is-one'])
    expect(throwsOf([file])).toEqual([
      {
        place: expect.stringContaining('isThere'),
        codes: ['is-two', 'is-three'],
        isOfTable: false,
        isForDevelopers: true,
      },
      { place: 'headless/src/planted.ts: plantedErrors.one', codes: [], isOfTable: true, isForDevelopers: false },
      { place: 'headless/src/planted.ts: code', codes: [], isOfTable: false, isForDevelopers: false },
    ])
  })
})

/** Places that pass on the code of an answer, or of their caller's table. */
const ofCallers: readonly string[] = [
  'headless/src/core/developer-error.ts: code',
  'headless/src/core/email-address.ts: requiredCode',
  'headless/src/core/errors.ts: genericErrorCode',
  'headless/src/core/lists/list-bulk.ts: code',
  'headless/src/core/typed-code.ts: requiredCode',
  'headless/src/features/checkout/feature.ts: wanted.refusal',
  'headless/src/features/forgot-password/feature.ts: error.code',
  'headless/src/features/hosted-login/authorize.ts: code',
  'headless/src/features/hosted-login/tokens.ts: error',
  'headless/src/features/login/flow.ts: code',
  'headless/src/features/portal/subscription/refusals.ts: reason',
  'headless/src/features/portal/subscription/save-card.ts: fault',
  'headless/src/features/sign-up/request.ts: code',
  'headless/src/http/failure.ts: code',
  'headless/src/server/hosted.ts: code',
  'headless/src/server/hosted.ts: refusal',
  'ui-kit/src/frame/failures/field-failures.ts: String(code)',
]

/** The codes that a message of the kit is about. */
const worded: ReadonlySet<string> = new Set(
  readdirSync(join(root, 'ui-kit/messages/en'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(join(root, 'ui-kit/messages/en', path), 'utf8'))))
    .flatMap((key) => /^errors\.(?:\w+\.)?([\w-]+?)(?:\.title)?$/.exec(key)?.[1] ?? []),
)

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const features = new URL('../../headless/src/features/', import.meta.url)

const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.ts$/.test(path) && !/\.test(-d)?\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, features), 'utf8') }))

/** The tables of codes, one or more a feature, in whichever file holds them. */
const tables = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/^(?:export )?const (\w+Errors) = \{[^}]*\}/gm)].map(([table, name = '']) => ({
    feature: path.replace(/\/[^/]+$/, ''),
    name,
    codes: codesIn(table),
  })),
)

describe('the error table of the server', () => {
  const folder = new URL('../../headless/src/server/', import.meta.url)
  const codes = codesIn(readFileSync(new URL('errors.ts', folder), 'utf8'))

  it('the error codes of the server are all in its guide', () => {
    const guide = readFileSync(new URL('../../docs/server.md', import.meta.url), 'utf8')
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([])
  })

  it('the error codes of the server are all used', () => {
    const text = readdirSync(folder)
      .filter((path) => /(?<!\.test|^errors)\.ts$/.test(path))
      .map((path) => readFileSync(new URL(path, folder), 'utf8'))
      .join('\n')
    expect(codes.filter((code) => !text.includes(`serverErrors.${camelCase(code)}`))).toEqual([])
  })
})

describe('the error table of a feature', () => {
  it.each(tables)('the error codes of a feature are all in its guide: $name', ({ feature, codes }) => {
    const guide = readFileSync(new URL(`../../docs/features/${feature}.md`, import.meta.url), 'utf8')
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([])
  })

  it.each(tables)('the error codes of a feature are all used by it: $name', ({ feature, name, codes }) => {
    const own = sources.filter((source) => source.path.startsWith(`${feature}/`))
    const text = own.map((source) => source.text).join('\n')
    expect(codes.filter((code) => !text.includes(`${name}.${camelCase(code)}`))).toEqual([])
  })

  it('the error tables have every code that a feature throws', () => {
    const literals = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:(?:new PorticoError|developerError)\(|typedCode\([^,]+,)\s*'([^']+)'/g)].map(
        ([, code]) => `${path}: ${code}`,
      ),
    )
    expect(literals.filter((literal) => !literal.endsWith(`: ${ofAnyCall}`))).toEqual([])
  })
})

/** A code of the core: any answer may be cut or empty. */
const ofAnyCall = 'unreadable-answer'

function codesIn(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}\w+: '([^']+)',$/gm)].map(([, code = '']) => code)
}

function camelCase(code: string): string {
  return code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

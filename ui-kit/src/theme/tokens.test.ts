import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { themeNames } from './appearance.ts'
import { tokenNames } from './tokens.gen.ts'

const sheet = (name: string) => readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8')
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const setIn = (css: string) => new Set([...withoutComments(css).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
const readIn = (css: string) => new Set([...withoutComments(css).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
const missing = (names: ReadonlySet<string | undefined>, from: ReadonlySet<string | undefined>) =>
  [...names].filter((name) => !from.has(name))

const everySheet = () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  return names.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
}

/** Tokens that complete a scale or a palette: only CSS of applications reads them. */
const forApplications = [
  '--portico-color-info',
  '--portico-color-primary-light',
  '--portico-color-primary-tint-40',
  '--portico-color-success-border',
  '--portico-duration-instant',
  '--portico-font-size-3xl',
  '--portico-icon-lg',
  '--portico-space-16',
]

const tokens = sheet('tokens')
const themes = sheet('themes')
const modes = sheet('modes')
const steps = sheet('tokens-steps')
const portal = sheet('portal/tokens')
const first = [tokens, themes, modes].join('\n')
const signIn = first + steps

describe('the tokens', () => {
  it('the list of token names holds exactly the tokens that are set', () => {
    const set = [...setIn(signIn + portal)].filter((name) => name?.startsWith('--portico-'))
    expect([...tokenNames]).toEqual(set.sort())
  })

  it('each token is read by a rule or by another token', () => {
    expect(missing(new Set(tokenNames), readIn(everySheet()))).toEqual(forApplications)
  })

  it('tokens of the first form read no tokens other than those of the first form', () => {
    expect(missing(readIn(first), setIn(tokens))).toEqual([])
  })

  it('tokens of the sign-in read no token of the portal', () => {
    expect(missing(readIn(steps), setIn(signIn))).toEqual([])
  })

  it('tokens of the portal read only tokens that exist', () => {
    expect(missing(readIn(portal), setIn(signIn + portal))).toEqual([])
  })

  it('tokens are set before a theme or a mode changes them', () => {
    expect(missing(setIn(themes + modes), setIn(tokens))).toEqual([])
  })

  it('each token is set by one file, so that the order of the files alone decides', () => {
    expect([...setIn(portal)].filter((name) => setIn(signIn).has(name))).toEqual([])
    expect([...setIn(steps)].filter((name) => setIn(first).has(name))).toEqual([])
  })

  it.each([...themeNames].filter((name) => name !== 'modern'))('the tokens have a theme %s', (name) => {
    expect(themes).toContain(`:host(:where([data-theme="${name}"])),\n  .portico:where([data-theme="${name}"])`)
  })

  it.each(Object.entries({ tokens, themes, modes, steps, portal }))(
    'stand in the layer portico.base alone: %s',
    (_, css) => {
      const outside: string[] = []
      transform({
        filename: 'tokens.css',
        code: Buffer.from(css),
        visitor: {
          StyleSheet: ({ rules }) => {
            for (const rule of rules) {
              if (rule.type === 'layer-block' && rule.value.name?.join('.') === 'portico.base') continue
              if (rule.type !== 'layer-statement' && rule.type !== 'ignored') outside.push(rule.type)
            }
          },
        },
      })
      expect(outside).toEqual([])
      expect(css).not.toContain('!important')
    },
  )

  it('the tokens of the first form weigh 2.31 KiB at most', () => {
    const { code } = transform({ filename: 'tokens.css', code: Buffer.from(first), minify: true })
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(2.31 * 1024)
  })
})

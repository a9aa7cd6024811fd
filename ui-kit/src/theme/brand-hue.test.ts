import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { angleOf, clippedOf, contrastOf, linearOf, type Oklch, oklchOf } from '../../test/oklch.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const formula =
  /--portico-color-primary-text: light-dark\(\s*oklch\(from var\(--portico-color-primary\) (.+) h\),\s*oklch\(from var\(--portico-color-primary\) (.+) h\)\s*\);/
const [, light = '', dark = ''] = formula.exec(css) ?? []

/** Computes the lightness and the chroma of a formula such as `min(l, 0.465) c`. */
function computed(terms: string, { l, c, h }: Oklch): Oklch {
  const { lightness = '', chroma = '' } = /^(?<lightness>\w+\([^()]*\)) (?<chroma>.+)$/.exec(terms)?.groups ?? {}
  const numberOf = (term: string) => {
    const body = term.replace(/^calc/, '').replaceAll(/\b(min|max)\b/g, 'Math.$1')
    const value: unknown = new Function('l', 'c', `return ${body}`)(l, c)
    if (typeof value !== 'number') throw new Error(`The term ${term} is no number.`)
    return value
  }
  return { l: numberOf(lightness), c: numberOf(chroma), h }
}

const brands = [
  '#d9480f',
  '#ff6600',
  '#f59e0b',
  '#facc15',
  '#0ea5e9',
  '#ef4444',
  '#22c55e',
  '#8b5cf6',
  '#ec4899',
  '#14b8a6',
  '#84cc16',
  '#06b6d4',
  '#6366f1',
  '#a855f7',
  '#f43f5e',
  '#10b981',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#7c2d12',
  '#1e3a8a',
]
const white = linearOf('#ffffff')
const sunken = clippedOf({ l: 0.955, c: 0.01, h: 266 })
const raised = clippedOf({ l: 0.26, c: 0.015, h: 266 })

describe('the words, links and rings of a brand', () => {
  it.each(brands)('%s keeps its hue, and reads on every ground', (brand) => {
    const given = oklchOf(linearOf(brand))
    const onLight = clippedOf(computed(light, given))
    const onDark = clippedOf(computed(dark, given))
    for (const words of [onLight, onDark]) expect(angleOf(oklchOf(words).h, given.h)).toBeLessThanOrEqual(6)
    expect(contrastOf(onLight, white)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(onLight, sunken)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(onDark, raised)).toBeGreaterThanOrEqual(4.5)
  })

  it('a brand that is dark enough keeps its chroma', () => {
    const given = oklchOf(linearOf('#1e3a8a'))
    expect(computed(light, given)).toEqual(given)
  })
})

import { describe, expect, it } from 'vitest'
import type { Look } from './merge-look.ts'
import { mergeLook, mergeTokens, plainLook, type ResolvedLook } from './merge-look.ts'

const merged = (...looks: readonly Look[]) =>
  looks.reduce<ResolvedLook>((under, over) => mergeLook(under, over), plainLook)

describe('a look over another', () => {
  it('a merged look is the modern theme if nothing is set', () => {
    expect(merged({})).toEqual(plainLook)
    expect(plainLook.appearance).toEqual({ theme: 'modern', colorScheme: undefined, tokens: {}, sheets: [] })
  })

  it('replaces the theme and the colour scheme it names, and keeps those it does not', () => {
    const { appearance } = merged(
      { appearance: { theme: 'vivid', colorScheme: 'dark' } },
      { appearance: { theme: 'classic' } },
    )
    expect(appearance).toMatchObject({ theme: 'classic', colorScheme: 'dark' })
  })

  it('a look keeps the values that the look over it sets to undefined', () => {
    const { appearance, brand } = merged(
      { appearance: { theme: 'vivid', tokens: { '--portico-hue': 200 } }, brand: { name: 'Lantern' } },
      { appearance: { theme: undefined, tokens: { '--portico-hue': undefined } }, brand: { name: undefined } },
    )
    expect(appearance).toMatchObject({ theme: 'vivid', tokens: { '--portico-hue': 200 } })
    expect(brand.name).toBe('Lantern')
  })

  it('replaces tokens by name', () => {
    const { appearance } = merged(
      { appearance: { tokens: { '--portico-hue': 200, '--portico-chroma': 1 } } },
      { appearance: { tokens: { '--portico-hue': 20 } } },
    )
    expect(appearance.tokens).toEqual({ '--portico-hue': 20, '--portico-chroma': 1 })
  })

  it('puts its style sheets after those that were there', () => {
    const { appearance } = merged({ appearance: { sheets: ['/a.css'] } }, { appearance: { sheets: ['/b.css'] } })
    expect(appearance.sheets).toEqual(['/a.css', '/b.css'])
  })

  it('replaces name and logo apart from each other', () => {
    const { brand } = merged({ brand: { name: 'Lantern', logo: '/lantern.svg' } }, { brand: { logo: '/acme.svg' } })
    expect(brand).toEqual({ name: 'Lantern', logo: '/acme.svg' })
  })

  it('keeps the logo where its own may not be loaded', () => {
    const { brand } = merged({ brand: { logo: '/lantern.svg' } }, { brand: { logo: 'http://example.test/x.svg' } })
    expect(brand.logo).toBe('/lantern.svg')
  })

  it('changes none of the looks it is made of', () => {
    const outer = { appearance: { tokens: { '--portico-hue': 200 }, sheets: ['/a.css'] } } as const
    const before = JSON.stringify(outer)
    merged(outer, { appearance: { tokens: { '--portico-hue': 20 }, sheets: ['/b.css'] } })
    expect(JSON.stringify(outer)).toBe(before)
  })
})

describe('a new primary colour', () => {
  const brand = {
    '--portico-color-primary': '#f60',
    '--portico-color-primary-hover': '#c50',
    '--portico-color-on-primary': '#000',
    '--portico-color-danger-hover': '#900',
  }

  it('takes away what went with the former one', () => {
    expect(mergeTokens(brand, { '--portico-color-primary': '#06f' })).toEqual({
      '--portico-color-primary': '#06f',
      '--portico-color-danger-hover': '#900',
    })
  })

  it('keeps what is set along with it', () => {
    const tokens = { '--portico-color-primary': '#06f', '--portico-color-on-primary': '#fff' }
    expect(mergeTokens(brand, tokens)).toMatchObject(tokens)
  })

  it('an undefined primary colour is no new one, nor are its companion tokens alone', () => {
    expect(mergeTokens(brand, { '--portico-color-primary': undefined })).toEqual(brand)
    expect(mergeTokens(brand, { '--portico-color-on-primary': '#111' })).toEqual({
      ...brand,
      '--portico-color-on-primary': '#111',
    })
  })
})

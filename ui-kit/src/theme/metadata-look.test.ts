import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { lookFromMetadata, looksFromMetadata } from './metadata-look.ts'
import { tokenStyle } from './safe-value.ts'
import { tokenNames } from './tokens.gen.ts'

const tokensOf = (palette: unknown) => lookFromMetadata({ themeV2: { palette } }).appearance?.tokens

describe('the look in the metadata', () => {
  it.each([
    ['modern', 'modern'],
    ['classic', 'classic'],
    ['vivid', 'vivid'],
    ['dark', 'dark'],
    ['modernV2', 'modern'],
    ['classicV2', 'classic'],
    ['vividV2', 'vivid'],
    ['darkV2', 'dark'],
    ['neon', undefined],
    ['V2', undefined],
    ['modernV2V2', undefined],
    [1, undefined],
    [null, undefined],
  ])('the metadata theme named %j gives the theme %s', (themeName, theme) => {
    expect(lookFromMetadata({ themeV2: { loginBox: { themeName } } }).appearance?.theme).toBe(theme)
  })

  it('the metadata look has the logo of the login box', () => {
    const metadata = { themeV2: { loginBox: { logo: { image: '/acme.svg' } } } }
    expect(lookFromMetadata(metadata).brand?.logo).toBe('/acme.svg')
  })

  it('the portal has its own theme, palette and logo over those of the login box', () => {
    const loginBox = { themeName: 'vivid', palette: { primary: '#111111', info: '#222222' }, logo: { image: '/a.svg' } }
    const adminPortal = { themeName: 'classicV2', palette: { primary: { main: '#333333' } } }
    const looks = looksFromMetadata({ themeV2: { loginBox, adminPortal } })
    expect(looks.loginBox.appearance).toMatchObject({
      theme: 'vivid',
      tokens: { '--portico-color-primary': '#111111' },
    })
    expect(looks.adminPortal).toMatchObject({
      appearance: {
        theme: 'classic',
        tokens: { '--portico-color-primary': '#333333', '--portico-color-info': '#222222' },
      },
      brand: { logo: '/a.svg' },
    })
    const broken = { themeName: 'neon', palette: null, logo: { image: 5 } }
    expect(looksFromMetadata({ themeV2: { loginBox, adminPortal: broken } }).adminPortal).toEqual(looks.loginBox)
  })

  it('the metadata look has the former palette if its primary colour is a text', () => {
    const palette = { primary: '#0af', background: { default: '#eee' } }
    expect(lookFromMetadata({ theme: { palette } }).appearance?.tokens).toMatchObject({
      '--portico-color-primary': '#0af',
      '--portico-color-background': '#eee',
    })
  })

  it('the metadata look has nothing of the former palette if its primary colour is no text', () => {
    const palette = { primary: { main: '#0af' }, background: { default: '#eee' } }
    expect(lookFromMetadata({ theme: { palette } }).appearance?.tokens).toEqual({})
  })

  it('the metadata look prefers the login box’s palette to the theme’s, and both to the former one', () => {
    const { appearance } = lookFromMetadata({
      theme: { palette: { primary: '#111111', divider: '#111111', text: { primary: '#111111' } } },
      themeV2: {
        palette: { primary: { main: '#222222' }, divider: '#222222' },
        loginBox: { palette: { primary: { main: '#333333' } } },
      },
    })
    expect(appearance?.tokens).toMatchObject({
      '--portico-color-primary': '#333333',
      '--portico-color-border': '#222222',
      '--portico-color-text': '#111111',
    })
  })

  it('the metadata look has nothing for a direction', () => {
    expect(lookFromMetadata({ themeV2: { direction: 'rtl' } })).toEqual({
      appearance: { theme: undefined, tokens: {} },
      brand: { logo: undefined },
    })
  })
})

describe('a palette in the metadata', () => {
  it.each<[string, unknown, object]>([
    ['a primary colour alone', { primary: '#0af' }, { '--portico-color-primary': '#0af' }],
    [
      'a primary colour with its shades',
      { primary: { main: '#0af', light: '#5cf', hover: '#08c', active: '#069', contrastText: '#000' } },
      {
        '--portico-color-primary': '#0af',
        '--portico-color-primary-light': '#5cf',
        '--portico-color-primary-hover': '#08c',
        '--portico-color-primary-pressed': '#069',
        '--portico-color-on-primary': '#000',
      },
    ],
    [
      'a dark shade where hover and active have none',
      { primary: { main: '#0af', dark: '#069' } },
      {
        '--portico-color-primary': '#0af',
        '--portico-color-primary-hover': '#069',
        '--portico-color-primary-pressed': '#069',
      },
    ],
    [
      'a danger colour, which stays itself when hovered',
      { danger: { main: '#c00', active: '#900', contrastText: 'white' } },
      {
        '--portico-color-danger': '#c00',
        '--portico-color-danger-hover': '#c00',
        '--portico-color-danger-pressed': '#900',
        '--portico-color-on-danger': 'white',
      },
    ],
    [
      'an error colour where there is no danger',
      { error: '#c00' },
      {
        '--portico-color-danger': '#c00',
        '--portico-color-danger-hover': '#c00',
        '--portico-color-danger-pressed': '#c00',
      },
    ],
    [
      'the status colours',
      { success: { main: '#0a0', text: '#070' }, warning: { main: '#fa0', text: '#740' }, info: '#08f' },
      {
        '--portico-color-success': '#0a0',
        '--portico-color-success-text': '#070',
        '--portico-color-warning': '#fa0',
        '--portico-color-warning-text': '#740',
        '--portico-color-info': '#08f',
      },
    ],
    [
      'the grounds',
      { background: { default: '#eee', paper: '#fefefe' } },
      {
        '--portico-color-background': '#eee',
        '--portico-color-surface-sunken': '#eee',
        '--portico-color-surface': '#fefefe',
        '--portico-color-surface-raised': '#fefefe',
        '--portico-color-field': '#fefefe',
      },
    ],
    [
      'the texts and lines',
      { text: { primary: '#111', secondary: '#444', disabled: '#999' }, divider: '#ccc' },
      {
        '--portico-color-text': '#111',
        '--portico-color-text-muted': '#444',
        '--portico-color-text-faint': '#444',
        '--portico-color-text-disabled': '#999',
        '--portico-color-border': '#ccc',
      },
    ],
  ])('sets %s', (_, palette, expected) => {
    expect(tokensOf(palette)).toEqual(expected)
  })

  it('leaves out what is no colour and keeps the rest', () => {
    const palette = { primary: { main: 'url(x)', hover: '#08c' }, divider: 7, text: ['red'], background: null }
    expect(tokensOf(palette)).toEqual({ '--portico-color-primary-hover': '#08c' })
  })

  it('sets nothing that an object has only inherited', () => {
    expect(tokensOf(Object.create({ divider: '#ccc' }))).toEqual({})
    expect(tokensOf({ text: Object.create({ primary: '#111' }) })).toEqual({})
  })

  it('a metadata palette sets only tokens, and only values allowed on an element, for any content', () => {
    const leaf = fc.oneof(fc.constantFrom('#0af', 'teal', 'url(x)', 'red; }', 'var(--x)'), fc.anything())
    const entry = fc.oneof(leaf, fc.dictionary(fc.constantFrom('main', 'hover', 'text', 'default', '__proto__'), leaf))
    const palette = fc.dictionary(fc.constantFrom('primary', 'danger', 'background', 'text', 'divider', 'x'), entry)
    const box = fc.record({ palette, themeName: fc.anything(), logo: fc.anything() }, { requiredKeys: [] })
    const themeV2 = fc.record({ palette, loginBox: fc.oneof(box, fc.anything()) }, { requiredKeys: [] })
    const metadata = fc.record(
      { theme: fc.oneof(fc.record({ palette }), fc.anything()), themeV2 },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(metadata, fc.anything()), (given) => {
        const { tokens = {} } = lookFromMetadata(given).appearance ?? {}
        expect(tokenStyle(tokens).refused).toEqual([])
        expect(tokenNames).toEqual(expect.arrayContaining(Object.keys(tokens)))
      }),
      { numRuns: runs(10_000) },
    )
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { isColor } from './color.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a colour from the metadata', () => {
  it.each([
    '#fff',
    '#FFF8',
    '#0f766e',
    '#0f766e80',
    'RebeccaPurple',
    'transparent',
    'rgb(0, 10, 20)',
    'rgba(0 10 20 / 50%)',
    'hsl(120deg 50% 40%)',
    'hsla(120, 50%, 40%, .5)',
    'hwb(12 50% 0%)',
    'lab(50% -20 30)',
    'lch(50% 20 30)',
    'oklab(0.5 -0.1 0.1)',
    'oklch(0.5 0.1 266)',
    'color(display-p3 1 0 0 / 0.5)',
  ])('a colour from the metadata may be %s', (value) => {
    expect(isColor(value)).toBe(true)
  })

  it.each([
    '#ff',
    '#fffff',
    '#ggg',
    '',
    ' red',
    'red;',
    'url(x)',
    'var(--portico-color-text)',
    'light-dark(red, blue)',
    'color-mix(in oklab, red, blue)',
    'rgb(calc(1) 2 3)',
    'rgb(0 0 0',
    'rgb()',
    'rgb(0 0 0)\n',
    'inherit',
    'initial',
    'unset',
    'revert-layer',
    'currentColor',
    `rgb(0 0 0${' '.repeat(200)})`,
    0xffffff,
    null,
    ['red'],
  ])('a colour from the metadata may not be %j', (value) => {
    expect(isColor(value)).toBe(false)
  })

  it('a colour from the metadata is valid only if the browser supports it', () => {
    vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value === 'teal' })
    expect(isColor('teal')).toBe(true)
    expect(isColor('teall')).toBe(false)
  })
})

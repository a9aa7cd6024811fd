import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { clippedOf } from '../../../../test/oklch.ts'
import { themeNames } from '../../../theme/index.ts'
import { themeColors } from './sign-in-page.tsx'

const read = (name: string) => readFileSync(new URL(`../../../theme/${name}`, import.meta.url), 'utf8')

it.each(themeNames)('the color of the theme %s is the one of its tokens on a light page', (name) => {
  const css = name === 'modern' ? read('tokens.css') : (read('themes.css').split(`[data-theme="${name}"]`)[2] ?? '')
  const [, l, c, h] =
    /--portico-color-primary: (?:light-dark\()?oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(css)?.map(Number) ?? []
  const channels = clippedOf({ l: l ?? 0, c: c ?? 0, h: h ?? 0 }).map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0')
  })
  expect(themeColors[name]).toBe(`#${channels.join('')}`)
})

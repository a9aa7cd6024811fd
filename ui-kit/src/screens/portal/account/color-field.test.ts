import { describe, expect, it } from 'vitest'
import { contrastOn } from './color-field.tsx'

describe('the contrast of words on a color', () => {
  it.each([
    ['#000000', 'white', 21],
    ['#fff', 'black', 21],
    ['#294ec5', 'white', 7.04],
    ['#64ecd1', 'black', 14.46],
    ['#777777', 'black', 4.69],
  ] as const)('on %s the words are %s, at %d', (color, words, ratio) => {
    const contrast = contrastOn(color)
    expect(contrast).toMatchObject({ words, isReadable: true })
    expect(contrast?.ratio).toBeCloseTo(ratio, 1)
  })

  it('is readable for every color, if the words are chosen by it', () => {
    for (let at = 0; at < 4096; at++) {
      const contrast = contrastOn(`#${at.toString(16).padStart(3, '0')}`)
      expect(contrast?.isReadable).toBe(true)
    }
  })

  it('is hard to read with words of an own color that is near', () => {
    expect(contrastOn('#294ec5', '#3050c0')).toMatchObject({ words: 'own', isReadable: false })
    expect(contrastOn('#294ec5', '#ffffff')).toMatchObject({ words: 'own', isReadable: true })
  })
})

import { describe, expect, it } from 'vitest'
import { grayJpeg } from './gray-jpeg.ts'

/** The length codes of ITU-T T.81, table K.3. */
const lengths = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110']

/** The shades of a file's blocks, read back from its bits. */
function shadesIn(file: Uint8Array): readonly number[] {
  const text = [...file].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const data = text.slice(text.indexOf('ffda') + 20, -4).replace(/(?<=^(?:..)*)ff00/g, 'ff')
  let bits = (data.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16).toString(2).padStart(8, '0')).join('')
  const shades: number[] = []
  for (let level = 0; bits.length >= 8 || bits.includes('0'); ) {
    const length = lengths.findIndex((code) => bits.startsWith(code))
    const from = lengths[length]?.length ?? expect.unreachable()
    const value = length === 0 ? 0 : Number.parseInt(bits.slice(from, from + length), 2)
    level += length > 0 && bits[from] === '0' ? value - 2 ** length + 1 : value
    shades.push(level + 128)
    expect(bits[from + length]).toBe('0')
    bits = bits.slice(from + length + 1)
  }
  return shades
}

describe('a picture of squares', () => {
  it('a picture of squares has the shade of each square', () => {
    const shades = [0, 255, 0, 128, 129, 127, 255, 1, 254, 64, 64, 200]
    const file = grayJpeg({ columns: 4, rows: 3, shadeAt: (x, y) => shades[4 * y + x] ?? 0, comment: '' })
    expect(shadesIn(file)).toEqual(shades)
  })

  it('begins and ends as a JPEG file does, with its comment', () => {
    const file = grayJpeg({ columns: 1, rows: 1, shadeAt: () => 255, comment: 'People: 4' })
    expect([...file.slice(0, 4), ...file.slice(-2)]).toEqual([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9])
    expect(new TextDecoder('latin1').decode(file)).toContain('People: 4')
  })
})

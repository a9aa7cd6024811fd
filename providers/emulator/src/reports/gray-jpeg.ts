/** A picture of squares of 8 pixels, each of one shade. */
export interface GrayPicture {
  /** The number of squares in a row, at most 8191. */
  readonly columns: number
  /** The number of rows of squares, at most 8191. */
  readonly rows: number
  /** The shade of a square: 0 is black, 255 white. */
  readonly shadeAt: (column: number, row: number) => number
  readonly comment: string
}

/**
 * Encodes a picture as a baseline JPEG file. Each block has its mean alone, so there is no cosine transform.
 *
 * @see ITU-T T.81
 */
export function grayJpeg({ columns, rows, shadeAt, comment }: GrayPicture): Uint8Array<ArrayBuffer> {
  const size = [...word(rows * 8), ...word(columns * 8)]
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...new TextEncoder().encode('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xfe, [...new TextEncoder().encode(comment).slice(0, 65_000)]),
    // All steps are 8: a mean of 8 by 8 pixels has 8 times the shade as its coefficient.
    ...segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    ...segment(0xc0, [8, ...size, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x00, 0, 1, 5, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...lengthCodes.keys()]),
    ...segment(0xc4, [0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ...segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    ...bytesOf(blocksOf({ columns, rows, shadeAt })),
    0xff,
    0xd9,
  ])
}

/** The Huffman codes of the lengths of a difference, from 0 bits to 8. */
const lengthCodes = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110']
const endOfBlock = '0'

/** Each block as bits: the difference of its shade to the block before, and the end of the block. */
function* blocksOf({ columns, rows, shadeAt }: Omit<GrayPicture, 'comment'>): Generator<string> {
  let before = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const level = shadeAt(column, row) - 128
      yield `${differenceBits(level - before)}${endOfBlock}`
      before = level
    }
}

function differenceBits(difference: number): string {
  const length = difference === 0 ? 0 : Math.abs(difference).toString(2).length
  const value = difference < 0 ? difference + 2 ** length - 1 : difference
  return `${lengthCodes[length]}${length === 0 ? '' : value.toString(2).padStart(length, '0')}`
}

/** Bits as bytes, filled up with ones. A zero follows each byte of ones, which would begin a marker. */
function bytesOf(blocks: Iterable<string>): readonly number[] {
  const bits = [...blocks].join('')
  const filled = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  return (filled.match(/.{8}/g) ?? []).flatMap((eight) => {
    const byte = Number.parseInt(eight, 2)
    return byte === 0xff ? [byte, 0] : [byte]
  })
}

function segment(marker: number, content: readonly number[]): readonly number[] {
  return [0xff, marker, ...word(content.length + 2), ...content]
}

function word(value: number): readonly number[] {
  return [value >> 8, value & 0xff]
}

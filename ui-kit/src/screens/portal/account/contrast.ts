/** The contrast of the words on a color. */
export interface Contrast {
  /** The color of the words: white or black, whichever reads better, or a color of its own. */
  readonly words: 'white' | 'black' | 'own'
  /** The contrast after WCAG 2.2, from 1 to 21. */
  readonly ratio: number
  /** `true` from the least ratio for text on. */
  readonly isReadable: boolean
}

/** Measures the words on a color. `words` is their color, if it is not chosen by the color. `null` for a color without a value. */
export function contrastOn(color: string, words: string | null = null): Contrast | null {
  const ground = luminanceOf(color)
  if (ground === null) return null
  const own = words === null ? null : luminanceOf(words)
  const isWhite = ground < brightest
  const text = own ?? (isWhite ? 1 : 0)
  const ratio = (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05)
  return { words: own !== null ? 'own' : isWhite ? 'white' : 'black', ratio, isReadable: ratio >= 4.5 }
}

/** The brightest ground of white words, as in the tokens. */
const brightest = 0.179

/** The relative luminance of a color, from 0 to 1. */
function luminanceOf(color: string): number | null {
  const channels = channelsOf(color)
  if (!channels) return null
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string): readonly number[] | null {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color.slice(1) : null
  if (hex === null) return paintedOf(color)
  const size = hex.length / 3
  return [0, 1, 2].map((at) => Number.parseInt(hex.slice(at * size, (at + 1) * size).repeat(3 - size), 16))
}

/** The browser paints any other color. Without a canvas its value is unknown. */
function paintedOf(color: string): readonly number[] | null {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
}

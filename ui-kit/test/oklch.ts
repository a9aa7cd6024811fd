/** A colour in linear sRGB, from 0 to 1 within the gamut. */
export type LinearColor = readonly [red: number, green: number, blue: number]

/** A colour by lightness (0 to 1), chroma and hue (degrees). */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Reads `#rrggbb`. */
export function linearOf(hex: string): LinearColor {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Converts linear sRGB to OKLCH, after Björn Ottosson. */
export function oklchOf([red, green, blue]: LinearColor): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** Converts OKLCH to linear sRGB, and clips each channel as browsers do. */
export function clippedOf({ l, c, h }: Oklch): LinearColor {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** The contrast of two colours after WCAG 2.2, from 1 to 21. */
export function contrastOf(one: LinearColor, other: LinearColor): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The angle between two hues, in degrees. */
export function angleOf(one: number, other: number): number {
  const turned = Math.abs(one - other) % 360
  return Math.min(turned, 360 - turned)
}

function luminanceOf([red, green, blue]: LinearColor): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import type { PaymentTheme } from '@portico/headless'

/** Elements whose computed styles are the look of a card field. */
export interface ThemedParts {
  /** The frame of the field: its text, its ground and its font. */
  readonly frame: Element
  readonly placeholder: Element
  readonly danger: Element
}

/** The look of a card field, as the theme computes it at this place. */
export function readCardTheme({ frame, placeholder, danger }: ThemedParts): PaymentTheme {
  const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(frame)
  const [text, background] = [plainColor(color), plainColor(backgroundColor)]
  return {
    scheme: lightness(text) > lightness(background) ? 'dark' : 'light',
    text,
    background,
    fontFamily,
    fontSize,
    placeholder: plainColor(getComputedStyle(placeholder).color),
    danger: plainColor(getComputedStyle(danger).color),
  }
}

/** A computed color as `rgb()`: frames of payment providers do not know `color()`. */
export function plainColor(color: string): string {
  const [, channels] = /^color\(srgb ([^/)]+)/.exec(color) ?? []
  if (channels === undefined) return color
  const parts = channels.trim().split(/\s+/).map(Number)
  return `rgb(${parts.map((part) => Math.round(255 * Math.min(Math.max(part || 0, 0), 1))).join(', ')})`
}

function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return 0.3 * red + 0.6 * green + 0.1 * blue
}

'use client'

import type { ReactElement } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'
import { accountMessages } from './account-messages.ts'

/** The brightest ground of white words, as in the tokens. */
const brightest = 0.179

export interface ColorFieldProps extends FieldControl<string> {
  /** The color without one of its own. */
  readonly usual: string
  /** The color of the words on it; `null` if they are white or black by the color. */
  readonly words: string | null
}

/** A color by its text or by the picker of the browser, with the measured contrast of the words on it. */
export function ColorField({ usual, words, ...control }: ColorFieldProps): ReactElement {
  const t = useMessages(accountMessages)
  const { code } = useLocale()
  const { value } = control
  const color = value === '' ? usual : value
  const contrast = isColor(color) ? contrastOn(color, words) : null
  const ratio = contrast && numberFormat(code, oneDigit).format(contrast.ratio)
  return (
    <TextField
      {...control}
      dir="ltr"
      placeholder={usual}
      help={
        <>
          {control.help} {value === '' && t('account.colorTheme', { color: usual })}{' '}
          {contrast &&
            ratio !== null &&
            t(contrast.isReadable ? wordsOf[contrast.words] : 'account.wordsPoor', { ratio })}
        </>
      }
    >
      <ColorWell label={t('account.pickColor')} value={color} onChange={control.onChange} />
    </TextField>
  )
}

const wordsOf = { white: 'account.wordsWhite', black: 'account.wordsBlack', own: 'account.wordsOwn' } as const

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

interface ColorWellProps {
  readonly label: string
  readonly value: string
  readonly onChange: (color: string) => void
}

/** The color picker of the browser, which knows hexadecimal colors alone. */
function ColorWell({ label, value, onChange }: ColorWellProps): ReactElement {
  const classOf = useClasses()
  return (
    <input
      type="color"
      className={classOf('ColorWell')}
      aria-label={label}
      value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** A color with its name. A text that is no literal color has no swatch. */
export function ColorSwatch({ color }: { readonly color: string }): ReactElement {
  const classOf = useClasses()
  return (
    <span className={classOf('ColorText')}>
      {isColor(color) && (
        <span className={classOf('ColorMark')} style={{ backgroundColor: color }} aria-hidden="true" />
      )}
      <code dir="ltr">{color}</code>
    </span>
  )
}

/** The contrast of the words on a color. */
interface Contrast {
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

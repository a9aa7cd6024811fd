'use client'

import type { ReactElement } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'
import { accountMessages } from './account-messages.ts'
import { contrastOn } from './contrast.ts'

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

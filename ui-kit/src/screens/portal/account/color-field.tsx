'use client'

import type { ReactElement } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { isColor } from '../../../theme/color.ts'
import { accountMessages } from './account-messages.ts'
import { ColorWell } from './color-well.tsx'
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

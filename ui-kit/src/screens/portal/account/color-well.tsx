'use client'

import type { ReactElement } from 'react'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'

export interface ColorWellProps {
  readonly label: string
  readonly value: string
  readonly onChange: (color: string) => void
}

/** The color picker of the browser, which knows hexadecimal colors alone. */
export function ColorWell({ label, value, onChange }: ColorWellProps): ReactElement {
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

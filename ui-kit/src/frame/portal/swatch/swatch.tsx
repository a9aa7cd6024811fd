'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { swatchMessages } from '../../../i18n/messages/portal/swatch.gen.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'
import type { FieldControl } from '../record-form/types.ts'

/** The colors to choose from. A record may have another one. */
export const swatchColors = {
  blue: '#5b7fd6',
  green: '#2f9461',
  amber: '#b3730f',
  red: '#c8645a',
  orchid: '#a56bb8',
  teal: '#0b9a9f',
} as const

const names = ['blue', 'green', 'amber', 'red', 'orchid', 'teal'] as const

export interface SwatchProps {
  /** A literal color. Any other text is not used. */
  readonly color: string
  /** `true` draws a frame around it, as the mark of a row. Default `false`. */
  readonly isMark?: boolean | undefined
}

/** A square of a color; muted without one. It is decorative. */
export function Swatch({ color, isMark = false }: SwatchProps): ReactElement {
  const classOf = useClasses()
  const style = isColor(color) ? { backgroundColor: color } : undefined
  const swatch = <span className={classOf('Swatch')} style={style} aria-hidden="true" />
  return isMark ? <span className={classOf('SwatchMark')}>{swatch}</span> : swatch
}

/** The choice of a color. */
export function SwatchField({ value, ...control }: FieldControl<string>): ReactElement {
  const classOf = useClasses()
  const t = useMessages(swatchMessages)
  const options = names.map((name) => ({
    id: swatchColors[name],
    label: (
      <>
        <Swatch color={swatchColors[name]} />
        <span className={classOf('VisuallyHidden')}>{t(`swatch.${name}`)}</span>
      </>
    ),
  }))
  return <RadioGroup {...control} value={value} options={options} className={classOf('Swatches')} />
}

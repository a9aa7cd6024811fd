'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { swatchMessages } from '../../../i18n/messages/portal/swatch.gen.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { FieldControl } from '../record-form/types.ts'
import { Swatch } from './swatch.tsx'

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

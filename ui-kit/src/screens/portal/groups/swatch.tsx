'use client'

import type { ReactElement } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { RadioGroup } from '../../../primitives/portal/radio-group/radio-group.tsx'
import { useClasses } from '../../../slots/index.ts'
import { isColor } from '../../../theme/color.ts'
import { groupsMessages } from './groups-messages.ts'

/** The colors to choose from. A group may have another one. */
export const groupColors = {
  blue: '#5b7fd6',
  green: '#2f9461',
  amber: '#b3730f',
  red: '#c8645a',
  orchid: '#a56bb8',
  teal: '#0b9a9f',
} as const

const names = ['blue', 'green', 'amber', 'red', 'orchid', 'teal'] as const

/** A square of a color; muted without one. A text that is no literal color is not used. */
export function Swatch({ color }: { readonly color: string }): ReactElement {
  const classOf = useClasses()
  const style = isColor(color) ? { backgroundColor: color } : undefined
  return <span className={classOf('Swatch')} style={style} aria-hidden="true" />
}

/** The choice of a color. */
export function SwatchField({ value, ...control }: FieldControl<string>): ReactElement {
  const classOf = useClasses()
  const t = useMessages(groupsMessages)
  const options = names.map((name) => ({
    id: groupColors[name],
    label: (
      <>
        <Swatch color={groupColors[name]} />
        <span className={classOf('VisuallyHidden')}>{t(`groups.${name}`)}</span>
      </>
    ),
  }))
  return <RadioGroup {...control} value={value} options={options} className={classOf('Swatches')} />
}

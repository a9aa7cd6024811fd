'use client'

import type { ReactElement } from 'react'
import { useClasses } from '../../../slots/index.ts'
import { RadioGroup, type RadioOption } from './radio-group.tsx'

export interface SegmentedSwitchProps {
  /** The accessible name, which is hidden from sight. */
  readonly label: string
  /** The values, in display order. */
  readonly options: readonly RadioOption[]
  /** The id of the chosen value. */
  readonly value: string
  /** Called with the id of the chosen value. */
  readonly onChange: (id: string) => void
}

/** A choice of few values in one line, all of which are in sight. */
export function SegmentedSwitch(props: SegmentedSwitchProps): ReactElement {
  const classOf = useClasses()
  return <RadioGroup {...props} className={classOf('SegmentedSwitch')} />
}

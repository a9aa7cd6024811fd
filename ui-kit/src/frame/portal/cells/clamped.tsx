'use client'

import type { ReactElement } from 'react'
import { shownName } from '../../../i18n/shown-name.ts'
import { directionOf, withAddresses } from '../../../i18n/shown-text.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface ClampedProps {
  readonly children: string
}

/** A text of two lines at most. All of it is read out, and shown on hover if it may be cut. */
export function Clamped({ children }: ClampedProps): ReactElement {
  const classOf = useClasses()
  const text = shownName(children)
  const dir = directionOf(text)
  return (
    <span className={classOf('Clamped', dir && 'portico-Clamped--address')} dir={dir} title={hintOf(text)}>
      {withAddresses(text)}
    </span>
  )
}

/** The hint of a text that may be cut in a narrow column; none for a short one. */
export function hintOf(text: unknown): string | undefined {
  return typeof text === 'string' && text.length > surelyWhole ? text : undefined
}

/** The length of a text that fits every column. */
const surelyWhole = 20

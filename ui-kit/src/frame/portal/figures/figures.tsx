'use client'

import { Children, type ReactElement, type ReactNode } from 'react'
import { useClasses } from '../../../slots/index.ts'

export interface FiguresProps {
  /** The accessible name of the list. */
  readonly label: string
  readonly children: ReactNode
}

/** A card of {@link Figure}, beside each other. */
export function Figures({ label, children }: FiguresProps): ReactElement {
  const classOf = useClasses()
  return (
    <dl aria-label={label} className={classOf('Figures')}>
      {children}
    </dl>
  )
}

export interface FigureProps {
  readonly label: string
  /** The number as a person reads it, or what is in its place. */
  readonly value: ReactNode
  /** Notes below the number, each on a line. */
  readonly children?: ReactNode
}

/** A number below its label, with notes. */
export function Figure({ label, value, children }: FigureProps): ReactElement {
  const classOf = useClasses()
  return (
    <div className={classOf('Figure')}>
      <dt>{label}</dt>
      <dd className={classOf('FigureValue')}>{value}</dd>
      {Children.toArray(children).map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a figure keep their order
        <dd key={index} className={classOf('FigureNote')}>
          {note}
        </dd>
      ))}
    </div>
  )
}

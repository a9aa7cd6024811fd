'use client'

import type { ReactElement, ReactNode } from 'react'
import { Boundary, useClasses } from '../../slots/index.ts'
import { Brand } from '../brand.tsx'

export interface FlowBoxProps {
  /** The accessible name of the landmark. */
  readonly label: string
  /** Names the present step. After a step that threw, another one renders. */
  readonly step?: string | undefined
  /** The step that the flow is at. */
  readonly children: ReactNode
}

/** The box that every flow stands in, step after step, with the brand at its head. */
export function FlowBox({ label, step, children }: FlowBoxProps): ReactElement {
  const classOf = useClasses()
  return (
    <section className={classOf('LoginBox')} aria-label={label}>
      <Brand />
      <Boundary part={step ?? 'flow'} of={step}>
        {children}
      </Boundary>
    </section>
  )
}

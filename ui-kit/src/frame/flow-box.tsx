'use client'

import type { ReactElement, ReactNode } from 'react'
import { useClasses } from '../slots/index.ts'
import { Announcer } from './announcer.tsx'
import { Brand } from './brand.tsx'

/** What a {@link FlowBox} takes. */
export interface FlowBoxProps {
  /** What is done in it, for those who go from landmark to landmark. */
  readonly label: string
  /** The step that the flow is at. */
  readonly children: ReactNode
}

/** The box that every flow stands in, step after step: the brand at its head, and one live region. */
export function FlowBox({ label, children }: FlowBoxProps): ReactElement {
  const classOf = useClasses()
  return (
    <section className={classOf('LoginBox')} aria-label={label}>
      <Brand />
      <Announcer>{children}</Announcer>
    </section>
  )
}

import type { ReactNode } from 'react'

/** What a {@link Fact} takes. */
export interface FactProps {
  /** What it is about. */
  readonly name: string
  /** What is so. */
  readonly children: ReactNode
}

/** One line of a list of facts. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { useAnnounce } from './announcer.tsx'

/** What a {@link StepFrame} takes. */
export interface StepFrameProps {
  /** What the step is about. */
  readonly title: string
  /** A large mark above the title, where a step ends something. */
  readonly emblem?: ReactNode
  /** What happens next, in a sentence or two. */
  readonly lead?: ReactNode
  /** A message that stands above the form and is announced with the title. */
  readonly notice?: string | undefined
  /** Where the focus goes: to the first field to be filled in, or to the heading where there is something to read first. */
  readonly focusOn?: 'field' | 'heading'
  /** The form and the ways on. */
  readonly children: ReactNode
}

/** One step: its heading and its form. When it comes, the focus moves into it and the step is announced. */
export function StepFrame({ title, emblem, lead, notice, focusOn = 'field', children }: StepFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = useAnnounce()

  useEffect(() => {
    const field = focusOn === 'field' && frame.current?.querySelector<HTMLInputElement>('input:not([readonly])')
    const target = field || heading.current
    target?.focus()
    announce(field ? [title, notice].filter(Boolean).join('. ') : '')
  }, [announce, focusOn, title, notice])

  return (
    <section ref={frame} className="step">
      <title>{`${title} · Lantern`}</title>
      {emblem}
      <header className="step-header">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      {children}
    </section>
  )
}

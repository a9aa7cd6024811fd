'use client'

import { createContext, type ReactElement, type ReactNode, type Ref, useContext, useEffect, useRef } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'
import { useAnnounce } from './announcer.tsx'

/** The rank of the headings of steps: 1, or 3 within a dialog that has a title of its own. */
export const HeadingLevelContext = /* @__PURE__ */ createContext<1 | 3>(1)

/** What the header of a step takes. */
export interface StepHeaderProps {
  /** What the step is about. */
  readonly title: string
  /** What happens next, in a sentence or two. */
  readonly lead?: ReactNode
  /** A large mark above the title, where a step ends something. */
  readonly emblem?: ReactNode
  /** Takes the focus when there is something to read before anything can be done: put it on the heading. */
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** What a {@link StepFrame} takes. */
export interface StepFrameProps extends Omit<StepHeaderProps, 'headingRef'> {
  /** A message that stands above the form and is announced with the title. */
  readonly notice?: string | undefined
  /** Where the focus goes: to the first field to be filled in, to the first button, or to the heading. Default `field`. */
  readonly focusOn?: 'field' | 'action' | 'heading' | undefined
  /** Whether something else stands in its place: it waits, with all that was typed, and takes the focus again later. */
  readonly isCovered?: boolean | undefined
  /** The form and the ways on. */
  readonly children?: ReactNode
}

/** One step: its heading and its form. When it comes, the focus moves into it and the step is announced. */
export function StepFrame({
  notice,
  focusOn = 'field',
  isCovered = false,
  children,
  ...header
}: StepFrameProps): ReactElement {
  const { title } = header
  const classOf = useClasses()
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = useAnnounce()
  useEffect(() => {
    if (isCovered) return
    const target = focusOn === 'field' ? 'input:not([readonly])' : 'button'
    const field = focusOn !== 'heading' && frame.current?.querySelector<HTMLElement>(target)
    // What was refused has taken the focus already, and nobody is taken away from what they type.
    if (!frame.current?.querySelector(':focus')) (field || heading.current)?.focus()
    announce([field && title, notice].filter(Boolean).join('. '))
  }, [announce, focusOn, isCovered, title, notice])
  return (
    <div ref={frame} className={classOf('Step')}>
      <StepHeader {...header} headingRef={heading} />
      {children}
    </div>
  )
}

/** The heading of a step and what stands with it. Replaceable as slot `StepHeader`. */
export const StepHeader = /* @__PURE__ */ slotted<StepHeaderProps, HTMLElement>(
  'StepHeader',
  ({ title, lead, emblem, headingRef }, ref) => {
    const classOf = useClasses()
    const Heading = useContext(HeadingLevelContext) === 3 ? 'h3' : 'h1'
    return (
      <header ref={ref} className={classOf('StepHeader')}>
        {emblem}
        <Heading ref={headingRef} tabIndex={-1} className={classOf('Title')}>
          {title}
        </Heading>
        {lead !== undefined && <p className={classOf('Subtitle')}>{lead}</p>}
      </header>
    )
  },
)

'use client'

import { createContext, type ReactElement, type ReactNode, type Ref, useContext, useEffect, useRef } from 'react'
import { holdsFocus, useAnnounce } from '../../isolation/index.ts'
import { slotted, useClasses } from '../../slots/index.ts'

/** The level of a heading. */
export type HeadingLevel = 1 | 2 | 3

/** The default level of the headings of steps: 1, or 3 within a dialog that has a title of its own. */
export const HeadingLevelContext = createContext<HeadingLevel>(1)

/** The title of the dialog around, or `null`. A step with the same title has no heading of its own. */
export const TitleAroundContext = createContext<string | null>(null)

/** The props of the header of a step. */
export interface StepHeaderProps {
  /** The heading of the step. */
  readonly title: string
  /** A sentence or two below the heading. */
  readonly lead?: ReactNode
  /** The level of the heading. Default: 1, or 3 within a dialog that has a title of its own. */
  readonly headingLevel?: HeadingLevel | undefined
  /** A large mark above the heading. */
  readonly emblem?: ReactNode
  /** Put it on the heading: `focusOn="heading"` focuses that element. */
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The props of a {@link StepFrame}. */
export interface StepFrameProps extends Omit<StepHeaderProps, 'headingRef'> {
  /** A message announced together with the heading. */
  readonly notice?: string | undefined
  /** The element to focus on mount: the first editable field, the first button, the heading, or none. Default `field`. */
  readonly focusOn?: 'field' | 'action' | 'heading' | 'nothing' | undefined
  /** Hides it for now, and focuses it again afterwards. Default `false`. */
  readonly isCovered?: boolean | undefined
  /** The form and the ways on. */
  readonly children?: ReactNode
}

/** A step: its heading and its content. On mount it moves the focus and announces the heading. */
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
    if (isCovered || focusOn === 'nothing') return
    const target = focusOn === 'field' ? 'input:not([readonly])' : 'button'
    const field = focusOn !== 'heading' && frame.current?.querySelector<HTMLElement>(target)
    // A refused field is focused already, and a person who types keeps the focus.
    if (!frame.current || !holdsFocus(frame.current)) (field || heading.current)?.focus()
    announce(title + (notice ? `. ${notice}` : ''))
  }, [announce, focusOn, isCovered, title, notice])
  return (
    <div ref={frame} className={classOf('Step')}>
      <StepHeader {...header} headingRef={heading} />
      {children}
    </div>
  )
}

/** The heading of a step. Replaceable as slot `StepHeader`. */
export const StepHeader = slotted<StepHeaderProps, HTMLElement>(
  'StepHeader',
  ({ title, lead, emblem, headingLevel, headingRef }, ref) => {
    const classOf = useClasses()
    const around = useContext(HeadingLevelContext)
    const Heading = `h${headingLevel ?? around}` as const
    const isSaidAround = useContext(TitleAroundContext) === title
    return (
      <header ref={ref} className={classOf('StepHeader')}>
        {emblem}
        {!isSaidAround && (
          <Heading ref={headingRef} tabIndex={-1} className={classOf('Title')}>
            {title}
          </Heading>
        )}
        {lead !== undefined && <p className={classOf('Subtitle')}>{lead}</p>}
      </header>
    )
  },
)

'use client'

import { type ReactElement, type ReactNode, useId } from 'react'
import { CopyButton } from '../../../primitives/copy-button/copy-button.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface CodeFrameProps {
  readonly label: string
  /** Content behind the label, such as a `Badge`. */
  readonly badge?: ReactNode
  /** The label of the button that copies. */
  readonly copy: string
  readonly text: string
}

/** A text of a machine, to read, scroll and copy. */
export function CodeFrame({ label, badge, copy, text }: CodeFrameProps): ReactElement {
  const classOf = useClasses()
  const id = useId()
  return (
    <div className={classOf('CodeFrame')}>
      <div className={classOf('CodeHead')}>
        <span id={id} className={classOf('Label')}>
          {label}
        </span>
        {badge}
        <CopyButton text={text} label={copy} isBare />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a long text. */}
      <section aria-labelledby={id} tabIndex={0} className={classOf('CodeText')}>
        <pre dir="ltr" className={classOf('CodeLines')}>
          {text}
        </pre>
      </section>
    </div>
  )
}

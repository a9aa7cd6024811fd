'use client'

import { useEffect, useState } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** The props of {@link Countdown}. */
export interface CountdownProps {
  /** From how many seconds. */
  readonly seconds: number
  /** What it says of the seconds that are left. */
  readonly label: (secondsLeft: number) => string
  /** Classes beside those of the part. */
  readonly className?: string | undefined
}

/**
 * How long it takes until something happens by itself. What it says at first is announced once; the seconds that follow
 * are shown and not announced. Whoever shows it stands a way to stop beside it. Replaceable as slot `Countdown`.
 */
export const Countdown = /* @__PURE__ */ slotted<CountdownProps, HTMLDivElement>(
  'Countdown',
  ({ seconds, label, className }, ref) => {
    const classOf = useClasses()
    const [left, setLeft] = useState(seconds)
    const [announced, announce] = useState('')
    useEffect(() => {
      setLeft(seconds)
      const timer = setInterval(() => setLeft((now) => Math.max(1, now - 1)), 1000)
      return () => clearInterval(timer)
    }, [seconds])
    const first = label(seconds)
    // A live region that appears with its words stays silent.
    useEffect(() => announce(first), [first])
    return (
      <div ref={ref} className={classOf('Countdown', className)}>
        <p className={classOf('CountdownText')}>{label(left)}</p>
        <p role="status" className={classOf('VisuallyHidden')}>
          {announced}
        </p>
      </div>
    )
  },
)

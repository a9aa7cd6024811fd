'use client'

import { useEffect, useState } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

export interface CountdownProps {
  readonly seconds: number
  /** Returns the text for the seconds left. */
  readonly label: (secondsLeft: number) => string
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/**
 * The time until an automatic action. The first text is announced once, later ones are only shown. Render a button to
 * stop the action beside it. Replaceable as slot `Countdown`.
 */
export const Countdown = slotted<CountdownProps, HTMLDivElement>('Countdown', ({ seconds, label, className }, ref) => {
  const classOf = useClasses()
  const [left, setLeft] = useState(seconds)
  const [announced, announce] = useState('')
  useEffect(() => {
    setLeft(seconds)
    const timer = setInterval(() => setLeft((now) => Math.max(1, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  const first = label(seconds)
  // A live region that mounts with its text is not announced.
  useEffect(() => announce(first), [first])
  return (
    <div ref={ref} className={classOf('Countdown', className)}>
      <p className={classOf('CountdownText')}>{label(left)}</p>
      <p role="status" className={classOf('VisuallyHidden')}>
        {announced}
      </p>
    </div>
  )
})

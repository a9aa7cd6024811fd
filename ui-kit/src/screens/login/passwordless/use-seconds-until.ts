import { type SentMessage, useClient } from '@portico/headless'
import { useEffect, useState } from 'react'
import { useFixedStep } from '../fixed-step.ts'

/** Whole seconds until another message may be asked for, by the client's clock. A fixed step stands still. */
export function useSecondsUntil({ sentAt, resendAt }: SentMessage): number {
  const { clock } = useClient().ports
  const isFixed = useFixedStep() !== null
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (isFixed) return
    let stop = () => {}
    const tick = () => {
      setNow(clock.now())
      if (clock.now() < resendAt) stop = clock.after(1000, tick)
    }
    tick()
    return () => stop()
  }, [clock, isFixed, resendAt])
  return Math.max(0, Math.ceil((resendAt - (isFixed ? sentAt : now)) / 1000))
}

import { useEffect, useState } from 'react'
import type { SentTimes } from '../core/sent-times.ts'
import { useClient } from './context.ts'

/**
 * Whole seconds until another message may be asked for, counted down by the client's clock; 0 once it may, or where none
 * was sent.
 */
export function useResendWait(sent: SentTimes | null): number {
  const { clock } = useClient().ports
  const resendAt = sent?.resendAt ?? 0
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let stop = () => {}
    const tick = () => {
      setNow(clock.now())
      if (clock.now() < resendAt) stop = clock.after(1000, tick)
    }
    tick()
    return () => stop()
  }, [clock, resendAt])
  return Math.max(0, Math.ceil((resendAt - now) / 1000))
}

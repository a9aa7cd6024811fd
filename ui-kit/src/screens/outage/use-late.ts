'use client'

import { useClient, useSession } from '@portico/headless'
import { whenShown } from '@portico/headless/core'
import { useEffect, useState } from 'react'

/** True if the session has been unknown for some seconds: the provider is slow, or cannot be reached. */
export function useLate(): boolean {
  const { ports } = useClient()
  const isWaiting = useSession(({ status }) => status === 'restoring' || status === 'unreachable')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    let stop = () => {}
    const leave = whenShown(ports, () => {
      stop = ports.clock.after(patience, () => setLate(true))
    })
    return () => {
      leave()
      stop()
      setLate(false)
    }
  }, [ports, isWaiting])
  return isLate && isWaiting
}

/**
 * Milliseconds. The third try has been answered by then, so most outages are over and not worth a word. Its code takes a
 * moment to come, and within five seconds of a visit there is something to read.
 */
const patience = 3500

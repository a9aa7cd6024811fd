'use client'

import { useClient, useHolder } from '@portico/headless'
import { useEffect, useRef, useState } from 'react'

/** The end of what an application, or a control in it, had opened for a former holder of the session. */
export interface EndOfHolder {
  /** The present holder, for whom it ended. */
  readonly holder: number
  /** `true` if person or actor is another one, and not the tenant alone. */
  readonly hasOtherPerson: boolean
  /** `true` once the message about it was shown. */
  readonly seen: { current: boolean }
}

/** Returns an unseen end as that for another holder: the session ended first, and a person signed in later. */
export function unseenEnd<End extends EndOfHolder>(
  end: End | null,
  holder: number,
  hasOtherPerson: boolean,
): End | null {
  return end && !end.seen.current ? { ...end, holder, hasOtherPerson: end.hasOtherPerson || hasOtherPerson } : null
}

/**
 * Calls `onEnd` if the session gets another person, actor or tenant while `isOpen`: what was opened for the former one is closed.
 * Returns that end until the session changes again.
 */
export function useEndOfHolder(isOpen: boolean, onEnd: () => void): EndOfHolder | null {
  const client = useClient()
  const present = useHolder()
  const latest = useRef({ isOpen, onEnd })
  const person = useRef(client.holder('user'))
  const [ended, setEnded] = useState<EndOfHolder | null>(null)
  useEffect(() => {
    latest.current = { isOpen, onEnd }
  })
  useEffect(
    () =>
      client.on('holderChanged', (holder) => {
        const hasOtherPerson = person.current !== client.holder('user')
        person.current = client.holder('user')
        if (!latest.current.isOpen) return setEnded((former) => unseenEnd(former, holder, hasOtherPerson))
        setEnded({ holder, hasOtherPerson, seen: { current: false } })
        latest.current.onEnd()
      }),
    [client],
  )
  return ended?.holder === present ? ended : null
}

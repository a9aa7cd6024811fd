'use client'

import { useEffect, useState } from 'react'

/** The state of a retry button beside a failed read, and its press. */
export interface Retry {
  /** `true` from a press until the read that answers it has ended. */
  readonly isPending: boolean
  readonly press: () => void
}

/**
 * Repeats a failed read on request. A press during another read waits for that read: its success removes the button, and
 * only its failure sends one more read.
 */
export function useRetry(isReading: boolean, retry: () => void): Retry {
  const [press, setPress] = useState<'none' | 'waits' | 'sent'>('none')

  function send() {
    retry()
    setPress('sent')
  }

  useEffect(() => {
    if (isReading || press === 'none') return
    if (press === 'waits') send()
    else setPress('none')
  })

  return {
    isPending: press === 'waits' || (press === 'sent' && isReading),
    press: () => (isReading ? setPress('waits') : send()),
  }
}

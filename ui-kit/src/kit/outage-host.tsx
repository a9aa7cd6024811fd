'use client'

import { useClient } from '@portico/headless'
import { type ComponentType, type ReactElement, type RefObject, useEffect, useState } from 'react'
import type { OutageNoticeProps } from '../screens/outage/outage-notice.tsx'
import { useLate } from '../screens/outage/use-late.ts'

/** What an {@link OutageHost} takes. */
export interface OutageHostProps {
  /** What the application is rendered in. */
  readonly main: RefObject<HTMLElement | null>
}

/**
 * Says over the application that the provider cannot be reached, once that takes some seconds; as a whole page if the
 * application renders nothing by then. Its code comes then; where it cannot be had it is asked for again.
 */
export function OutageHost({ main }: OutageHostProps): ReactElement | null {
  const { clock } = useClient().ports
  const isLate = useLate()
  const [Notice, setNotice] = useState<ComponentType<OutageNoticeProps> | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isLate || Notice) return
    let stop = () => {}
    import('../screens/outage/outage-notice.tsx').then(
      ({ OutageNotice }) => setNotice(() => OutageNotice),
      () => {
        stop = clock.after(retryTime, () => setTries((former) => former + 1))
      },
    )
    return () => stop()
  }, [clock, isLate, Notice, tries])
  if (!isLate || !Notice) return null
  return <Notice look={main.current?.textContent?.trim() ? 'bar' : 'page'} />
}

/** Milliseconds. */
const retryTime = 4000

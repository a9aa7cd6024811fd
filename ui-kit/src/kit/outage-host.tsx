'use client'

import type { ReactElement, RefObject } from 'react'
import { OutageNotice } from '../screens/outage/outage-notice.tsx'
import { useLate } from '../screens/outage/use-late.ts'

/** The props of {@link OutageHost}. */
export interface OutageHostProps {
  /** What the application is rendered in. */
  readonly main: RefObject<HTMLElement | null>
}

/**
 * Says over the application that the provider cannot be reached, once that takes some seconds; as a whole page if the
 * application renders nothing by then.
 */
export function OutageHost({ main }: OutageHostProps): ReactElement | null {
  const isLate = useLate()
  return isLate ? <OutageNotice look={main.current?.textContent?.trim() ? 'bar' : 'page'} /> : null
}

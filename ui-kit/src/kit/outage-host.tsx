'use client'

import type { ReactElement, RefObject } from 'react'
import { OutageNotice } from '../screens/outage/outage-notice.tsx'
import { useLate } from '../screens/outage/use-late.ts'

export interface OutageHostProps {
  /** The element that contains the application. */
  readonly main: RefObject<HTMLElement | null>
}

/**
 * Shows over the application that the provider is unreachable, after some seconds. It fills the page if the application
 * renders nothing by then.
 */
export function OutageHost({ main }: OutageHostProps): ReactElement | null {
  const isLate = useLate()
  return isLate ? <OutageNotice look={main.current?.textContent?.trim() ? 'bar' : 'page'} /> : null
}

'use client'

import type { ReactElement } from 'react'
import { Failed, type Placeholders, Waiting } from './lazy-part.tsx'
import { useLoadingMarker } from './loading-marker.ts'
import { useHeldStartUp } from './steps/held-start-up.ts'

/** The placeholders of the screen of a route: the client is loading until its code has loaded or failed. */
export const routePlaces: Placeholders = { Waiting: Loading, Failed }

function Loading(): ReactElement {
  useLoadingMarker(true)
  useHeldStartUp(true)
  return <Waiting />
}

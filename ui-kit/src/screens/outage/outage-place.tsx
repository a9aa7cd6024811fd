'use client'

import type { ReactElement } from 'react'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { emptyPlace } from '../../frame/loading/place.ts'
import { useLate } from './use-late.ts'

/** The notice of an outage above a form. Its code loads once the outage lasts. */
export function OutagePlace(): ReactElement | null {
  return useLate() ? <Part /> : null
}

const Part = lazyPart(async () => (await import('./outage-looks.tsx')).OutageAlert, emptyPlace)

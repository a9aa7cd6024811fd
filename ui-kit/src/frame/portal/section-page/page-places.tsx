'use client'

import { PorticoError } from '@portico/headless'
import type { Placeholders } from '../../lazy-part.tsx'
import { useLoadingMarker } from '../../loading-marker.ts'
import { PageFailed } from './page-failed.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** The places of a part of a page while its code is missing. */
export const pagePlaces: Placeholders = {
  Waiting,
  Failed: ({ onRetry }) => <PageFailed error={notLoaded} isPending={false} onRetry={onRetry} />,
  Thrown: ({ onRetry }) => <PageFailed error={thrown} isPending={false} onRetry={onRetry} />,
}

function Waiting() {
  useLoadingMarker(true)
  return <PageSkeleton width="table" />
}

/** The part has thrown. */
const thrown = new PorticoError('render-failed', 'A part of the page threw')
const notLoaded = new PorticoError('network', 'The code of a part of the page did not load')

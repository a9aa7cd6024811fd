'use client'

import { PorticoError } from '@portico/headless'
import type { ReactElement } from 'react'
import { useLoadingMarker } from '../../loading/loading-marker.ts'
import type { FailedProps, Place } from '../../loading/place.ts'
import { PageFailed, type PageFailedProps } from './page-failed.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import type { SectionPageProps } from './types.ts'

/** The place of the content of a page with a table, or of a tab: a skeleton while its code loads. */
export const pagePlace: Place = { Loading: () => <PageLoading width="table" />, Failed: PageLoadFailed }

/** The place of the content of a page with a form. */
export const formPlace: Place = { Loading: () => <PageLoading width="form" />, Failed: PageLoadFailed }

function PageLoading({ width }: Required<Pick<SectionPageProps, 'width'>>): ReactElement {
  useLoadingMarker(true)
  return <PageSkeleton width={width} />
}

/** The content of a page whose code did not load, or that threw. */
export function PageLoadFailed({ cause, words, onRetry }: FailedProps & Pick<PageFailedProps, 'words'>): ReactElement {
  return <PageFailed error={errors[cause]} words={words} isPending={false} onRetry={onRetry} />
}

const errors: Readonly<Record<FailedProps['cause'], PorticoError>> = {
  network: new PorticoError('network', 'The code of a part of the page did not load'),
  unknown: new PorticoError('render-failed', 'A part of the page threw'),
}

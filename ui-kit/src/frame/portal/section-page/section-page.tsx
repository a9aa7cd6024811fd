'use client'

import type { ReactElement } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { asksForMore, useGuardPermits } from './page-access.ts'
import { PageContent } from './page-content.tsx'
import { pagePlace } from './page-place.tsx'
import type { SectionPageProps } from './types.ts'

/**
 * A page of the portal: its head, its tabs and its content. The head stays in every state: while the record loads, after a
 * failure, and for a person without the permission. A person who may view and not change gets the reason and the remedy.
 */
export function SectionPage(props: SectionPageProps): ReactElement {
  return asksForMore(props) ? <CheckedPage {...props} /> : <GuardedPage {...props} />
}

function GuardedPage(props: SectionPageProps) {
  return <PageContent {...props} permits={useGuardPermits(props)} />
}

/** Few pages ask for entitlements, whose code is large. */
const CheckedPage = lazyPart<SectionPageProps>(async () => (await import('./checked-page.tsx')).CheckedPage, pagePlace)

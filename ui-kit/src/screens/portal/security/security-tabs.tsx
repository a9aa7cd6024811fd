'use client'

import type { ComponentType } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { pagePlace } from '../../../frame/portal/section-page/page-place.tsx'
import { Overview } from './overview.tsx'
import type { SecurityTab } from './tab-ids.ts'

/** The content of each tab. */
export const securityTabContents: Readonly<Record<SecurityTab['id'], ComponentType>> = {
  overview: Overview,
  generalSettings: lazyPart(async () => (await import('./lazy-parts.ts')).SignInTab, pagePlace),
  sessionManagement: lazyPart(async () => (await import('./lazy-parts.ts')).SessionsTab, pagePlace),
  ipRestrictions: lazyPart(async () => (await import('./lazy-parts.ts')).IpRestrictions, pagePlace),
  domainRestrictions: lazyPart(async () => (await import('./lazy-parts.ts')).DomainRestrictions, pagePlace),
}

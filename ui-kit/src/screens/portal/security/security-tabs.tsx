'use client'

import type { ComponentType } from 'react'
import { lazyPart } from '../../../frame/lazy-part.tsx'
import { pagePlaces } from '../../../frame/portal/section-page/page-places.tsx'
import { Overview } from './overview.tsx'
import type { SecurityTab } from './tab-ids.ts'

/** The content of each tab. */
export const securityTabContents: Readonly<Record<SecurityTab['id'], ComponentType>> = {
  overview: Overview,
  generalSettings: lazyPart(async () => (await import('./settings-tabs.ts')).SignInTab, pagePlaces),
  sessionManagement: lazyPart(async () => (await import('./settings-tabs.ts')).SessionsTab, pagePlaces),
  ipRestrictions: lazyPart(async () => (await import('../restrictions/index.ts')).IpRestrictions, pagePlaces),
  domainRestrictions: lazyPart(async () => (await import('../restrictions/index.ts')).DomainRestrictions, pagePlaces),
}

'use client'

import { useSecurityCenter } from '@portico/headless/portal/security'
import type { ComponentType, ReactElement } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { pagePlace } from '../../../frame/portal/section-page/page-place.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { Toaster } from '../../../primitives/portal/toast/toaster.tsx'
import { useClasses } from '../../../slots/index.ts'
import { AdviceList } from './advice-list.tsx'
import { InsightList } from './insight-list.tsx'
import { LoadedTab } from './loaded-tab.tsx'
import { ScoreCard } from './score-card.tsx'
import { securityMessages } from './security-messages.ts'
import { SecurityPeople } from './security-people.tsx'
import { type SecurityTab, securityTabs, useShownTabs } from './tab-ids.ts'

/** The security of the tenant: the findings about it, and the policies of sign-ins and sessions. */
export function SecuritySection(): ReactElement {
  const isInPortal = useToastQueue() !== null
  const page = (
    <UnsavedGuard>
      <SecurityPage />
    </UnsavedGuard>
  )
  return isInPortal ? page : <Toaster>{page}</Toaster>
}

function SecurityPage() {
  const t = useMessages(securityMessages)
  const guard = useUnsavedGuard()
  const { tab, openTab } = useOpenRecord()
  const shown = useShownTabs()
  const { id, see, change, width } = shown.find((one) => one.id === tab) ?? shown[0] ?? securityTabs[0]
  const contentOf = (name: SecurityTab['id']) => {
    const Content = securityTabContents[name]
    return <Content />
  }
  const tabs = shown.map((one) => ({ id: one.id, label: t(`security.${one.id}`), children: contentOf(one.id) }))
  return (
    <SectionPage
      title={t('security.title')}
      lead={t('security.lead')}
      width={width}
      see={{ name: t('security.title'), permissions: [see] }}
      change={change === undefined ? undefined : { name: t('security.title'), permissions: [change] }}
      {...(tabs.length > 1 ? { tabs, tab: id, onTabChange: leaveTo } : { children: contentOf(id) })}
    />
  )

  function leaveTo(next: string) {
    guard.leave(() => openTab(next))
  }
}

/** The security center: the score, the next steps, the standing, and the people to check. */
function Overview(): ReactElement {
  const classOf = useClasses()
  const t = useMessages(securityMessages)
  const center = useSecurityCenter()
  const { value } = center
  return (
    <div className={classOf('SecurityOverview')}>
      <LoadedTab record={center} part={t('security.overview')}>
        {value && (
          <>
            <ScoreCard center={value} />
            <AdviceList center={center} recommendations={value.recommendations} />
            {value.insights.length > 0 && <InsightList insights={value.insights} />}
          </>
        )}
      </LoadedTab>
      <SecurityPeople />
    </div>
  )
}

/** The content of each tab. */
const securityTabContents: Readonly<Record<SecurityTab['id'], ComponentType>> = {
  overview: Overview,
  generalSettings: lazyPart(async () => (await import('./lazy-parts.ts')).SignInTab, pagePlace),
  sessionManagement: lazyPart(async () => (await import('./lazy-parts.ts')).SessionsTab, pagePlace),
  ipRestrictions: lazyPart(async () => (await import('./lazy-parts.ts')).IpRestrictions, pagePlace),
  domainRestrictions: lazyPart(async () => (await import('./lazy-parts.ts')).DomainRestrictions, pagePlace),
}

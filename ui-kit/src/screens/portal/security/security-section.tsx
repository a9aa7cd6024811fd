'use client'

import type { ReactElement } from 'react'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { Toaster } from '../../../primitives/portal/toast/toaster.tsx'
import { securityMessages } from './security-messages.ts'
import { securityTabContents } from './security-tabs.tsx'
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

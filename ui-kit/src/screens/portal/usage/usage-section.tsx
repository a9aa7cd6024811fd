'use client'

import { useUsage } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { useListAddress } from '../../../frame/portal/open-record/use-open-record.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ExportUsage } from './export-usage.tsx'
import { UsageBreakdowns } from './usage-breakdowns.tsx'
import { UsageCharts } from './usage-charts.tsx'
import { UsageControls } from './usage-controls.tsx'
import { UsageFigures } from './usage-figures.tsx'
import { UsageLimits, UsageWarning } from './usage-limits.tsx'
import { usageMessages } from './usage-messages.ts'
import { UsageState } from './usage-state.tsx'

const figures = [1, 2, 3, 4, 5]

/** The usage of the tenant over a period, beside the one before and against the limits of its plan. */
export function UsageSection(): ReactElement {
  const usage = useUsage({ address: useListAddress('usage') })
  const t = useMessages(usageMessages)
  const { value, isOffered } = usage
  if (isOffered === false) {
    return (
      <SectionPage title={t('usage.title')}>
        <EmptyState title={t('usage.notOffered')} actions={null}>
          {t('usage.notOfferedText')}
        </EmptyState>
      </SectionPage>
    )
  }
  return (
    <SectionPage
      title={t('usage.title')}
      lead={t('usage.lead')}
      see={{ name: t('usage.title'), permissions: ['fe.usage.read'] }}
      record={usage}
      failed={{ title: t('usage.failed') }}
      skeleton={<UsageSkeleton />}
      tools={value && <ExportUsage usage={usage} />}
    >
      {value && (
        <>
          <UsageWarning usage={value} />
          <UsageControls usage={usage} shown={value} />
          <UsageState usage={usage} shown={value} />
          <UsageFigures usage={value} />
          <UsageCharts usage={value} onShowYear={() => usage.setPeriod({ period: { days: 365 } })} />
          <UsageBreakdowns usage={value} />
          <UsageLimits usage={value} />
        </>
      )}
    </SectionPage>
  )
}

/** The place of the page while it loads. */
function UsageSkeleton(): ReactElement {
  const classOf = useClasses()
  return (
    <div aria-hidden="true" className={classOf('UsageSkeleton')}>
      <div className={classOf('UsageControls')}>
        <Skeleton shape="field" width="lg" />
        <Skeleton shape="button" />
      </div>
      <div className={classOf('Figures')}>
        {figures.map((key) => (
          <div key={key} className={classOf('Figure')}>
            <Skeleton width="sm" />
            <Skeleton shape="figure" width="xs" />
            <Skeleton width="md" />
          </div>
        ))}
      </div>
      <div className={classOf('UsageCharts')}>
        {figures.slice(1).map((key) => (
          <div key={key} className={classOf('UsageChart')}>
            <Skeleton width="sm" />
            <div className={classOf('UsagePlot')} />
          </div>
        ))}
      </div>
    </div>
  )
}

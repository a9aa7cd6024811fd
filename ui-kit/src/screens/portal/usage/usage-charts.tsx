'use client'

import type { UsageBucket } from '@portico/headless'
import { dayAfter } from '@portico/headless/internal'
import type { Usage } from '@portico/headless/portal/usage'
import type { ReactElement } from 'react'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { useClasses } from '../../../slots/index.ts'
import { UsageChart } from './usage-chart.tsx'
import { usageMessages } from './usage-messages.ts'
import { useDayWords } from './usage-words.ts'

export interface UsageChartsProps {
  readonly usage: Usage
  /** Shows the last 12 months. */
  readonly onShowYear: () => void
}

/** The numbers of each part of the period: a chart of each, with a table behind it. */
export function UsageCharts({ usage, onShowYear }: UsageChartsProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(usageMessages)
  const { partOf } = useDayWords()
  const { buckets, step } = usage
  const shown = charts.filter(({ name }) => buckets.some((bucket) => bucket[name] !== undefined))
  if (shown.length === 0) return null
  const isStill = buckets.every((bucket) => moving.every((name) => (bucket[name] ?? 0) === 0))
  const isYear = buckets.length > 0 && usage.from <= dayAfter(usage.to, -364)
  return (
    <PagePart title={t('usage.overTime')}>
      {isStill ? (
        <div className={classOf('UsageCard')}>
          <EmptyState
            level={3}
            title={t('usage.nothing')}
            actions={
              isYear ? null : (
                <Button size="md" onPress={onShowYear}>
                  {t('usage.showYear')}
                </Button>
              )
            }
          >
            {t('usage.nothingText')}
          </EmptyState>
        </div>
      ) : (
        <div className={classOf('UsageCharts')}>
          {shown.map(({ name, shape }) => (
            <UsageChart
              key={name}
              name={t(`usage.${name}`)}
              shape={shape}
              points={buckets.map((bucket) => ({ label: partOf(bucket, step), value: bucket[name] ?? 0 }))}
            />
          ))}
        </div>
      )}
    </PagePart>
  )
}

type Counted = Exclude<keyof UsageBucket, 'from' | 'to'>

const charts: readonly { readonly name: Counted; readonly shape: 'bars' | 'line' }[] = [
  { name: 'activePeople', shape: 'bars' },
  { name: 'signIns', shape: 'bars' },
  { name: 'tokenCalls', shape: 'bars' },
  { name: 'members', shape: 'line' },
]

/** The number of members stays if nothing happens. */
const moving: readonly Counted[] = ['activePeople', 'signIns', 'tokenCalls']

'use client'

import type { UsageBucket } from '@portico/headless'
import { dayAfter } from '@portico/headless/internal'
import type { Usage } from '@portico/headless/portal/usage'
import { type ReactElement, useId, useState } from 'react'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { usageMessages } from './usage-messages.ts'
import { UsageTable } from './usage-table.tsx'
import { useDayWords } from './usage-words.ts'

const steps = [1, 2, 4, 6, 8, 10]

const nothing: ChartPoint = { label: '—', value: 0 }

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

/** A number of one part of a period. */
interface ChartPoint {
  /** The days of the part. */
  readonly label: string
  readonly value: number
}

interface UsageChartProps {
  /** The thing that is counted. */
  readonly name: string
  /** `line` is for a level, `bars` are for counts. */
  readonly shape: 'bars' | 'line'
  /** The parts of the period, oldest first. */
  readonly points: readonly ChartPoint[]
}

/** A chart with its scale, and its numbers as a table. It is the same without colors, and runs from right to left in such languages. */
function UsageChart({ name, shape, points }: UsageChartProps): ReactElement {
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(usageMessages)
  const id = useId()
  const [isTable, setTable] = useState(false)
  const number = numberFormat(code)
  const most = points.reduce((best, point) => (point.value > best.value ? point : best), points[0] ?? nothing)
  const top = topOf(most.value)
  const marks = [points[0], points[Math.floor(points.length / 2)], points.at(-1)].slice(0, points.length)
  return (
    <figure className={classOf('UsageChart')} aria-labelledby={id}>
      <figcaption id={id} className={classOf('UsageChartName')}>
        {name}
      </figcaption>
      <TextButton
        isStandalone
        aria-label={t(isTable ? 'usage.hideTableOf' : 'usage.asTableOf', { name })}
        onPress={() => setTable(!isTable)}
      >
        {t(isTable ? 'usage.hideTable' : 'usage.asTable')}
      </TextButton>
      <div
        role="img"
        aria-label={t('usage.chart', { name, most: most.value, when: most.label })}
        className={classOf('UsagePlot')}
      >
        <div aria-hidden="true" className={classOf('UsageScale')}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{number.format(value)}</span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          className={classOf('UsageBars')}
          viewBox={`0 0 ${points.length * 10} 100`}
          preserveAspectRatio="none"
        >
          {shape === 'bars' ? (
            points.map(({ label, value }, index) => (
              <rect
                key={label}
                x={index * 10 + 1.5}
                y={100 - heightOf(value, top)}
                width="7"
                height={heightOf(value, top)}
                className={classOf('UsageBar')}
              >
                <title>{`${label}: ${number.format(value)}`}</title>
              </rect>
            ))
          ) : (
            <path d={pathOf(points, top)} className={classOf('UsageLine')} />
          )}
        </svg>
        <div aria-hidden="true" className={classOf('UsageDays')}>
          {marks.map((point) => (
            <span key={point?.label}>{point?.label}</span>
          ))}
        </div>
      </div>
      {isTable && (
        <UsageTable
          label={name}
          isScrolled
          columns={[
            { id: 'when', head: t('usage.when') },
            { id: 'value', head: name, isNumber: true },
          ]}
          rows={points.map(({ label, value }) => ({ id: label, cells: [label, number.format(value)] }))}
        />
      )}
    </figure>
  )
}

/** The height of a value among 100; the least one that is not zero can be seen. */
function heightOf(value: number, top: number): number {
  return value === 0 ? 0 : Math.max(1.5, (100 * value) / top)
}

/** A line through the middles of the parts. One part is a line of its own. */
function pathOf(points: readonly ChartPoint[], top: number): string {
  const places = points.map(({ value }, index) => `${index * 10 + 5} ${100 - (100 * value) / top}`)
  return places.length === 1 ? `M0 ${places[0]?.split(' ')[1]}h10` : `M${places.join('L')}`
}

/** The upper end of a scale: the least round even number that is not below the value, such as 2, 10, 40 or 6,000. */
function topOf(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  const round = steps.map((step) => step * power).find((step) => step >= value && step % 2 === 0)
  return round ?? 20 * power
}

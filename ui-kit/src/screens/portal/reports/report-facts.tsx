'use client'

import type { PortalReport } from '@portico/headless/portal/reports'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { reportsMessages } from './reports-messages.ts'
import { useScheduleWords } from './schedule-words.ts'

export interface ReportFactsProps {
  readonly report: PortalReport
}

/** Everything that is known of a report and of its schedule. */
export function ReportFacts({ report }: ReportFactsProps): ReactElement {
  const t = useMessages(reportsMessages)
  const wordsOf = useScheduleWords()
  const { schedule, recipients, nextRunAt, output, updatedAt } = report
  const values = filterValues(report)
  return (
    <Facts>
      <Fact name={t('reports.schedule')}>{schedule ? wordsOf(schedule) : t('reports.never')}</Fact>
      {nextRunAt !== null && (
        <Fact name={t('reports.next')}>
          <Moment at={nextRunAt} />
        </Fact>
      )}
      {schedule && recipients !== null && (
        <Fact name={t('reports.to')}>
          {recipients.length === 0 ? t('reports.toOwner') : <bdi dir="ltr">{recipients.join(', ')}</bdi>}
        </Fact>
      )}
      <Fact name={t('reports.output')}>{t(`reports.${output}`)}</Fact>
      {values.length > 0 && (
        <Fact name={t('reports.filters')}>
          <ShownText>{values.join(', ')}</ShownText>
        </Fact>
      )}
      <Fact name={t('reports.changed')}>
        <Moment at={updatedAt} />
      </Fact>
    </Facts>
  )
}

/** The values of the filters of a schedule, each with the provider's label. */
function filterValues({ filters, schedule }: PortalReport): readonly string[] {
  return Object.entries(schedule?.filters ?? {}).map(([name, value]) => {
    const label = filters.find(({ config }) => config['name'] === name)?.config['label']
    return `${typeof label === 'string' ? label : name}: ${[value].flat().map(String).join(', ')}`
  })
}

'use client'

import { type PortalReport, useReports } from '@portico/headless/portal/reports'
import type { ReactElement, ReactNode } from 'react'
import { Fact, Facts } from '../../../frame/portal/facts/facts.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import type { Access } from '../../../frame/portal/section-page/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { DownloadButton, DownloadState, useDownload } from './download.tsx'
import { ReportPreview } from './report-preview.tsx'
import { reportsMessages } from './reports-messages.ts'
import { RunList } from './run-list.tsx'
import { useRunReason } from './run-state.tsx'
import { useScheduleWords } from './schedule-words.ts'

export interface ReportPageProps {
  readonly report: PortalReport
  readonly access: { readonly see: Access; readonly change: Access }
  readonly onSchedule: () => void
  /** Called with the addresses to begin with; `null` for the usual ones. */
  readonly onSend: (to: readonly string[] | null) => void
  readonly onLeave: () => void
  /** The dialogs of the section. */
  readonly children: ReactNode
}

/** The page of one report: its preview, its schedule, and each time it was sent. */
export function ReportPage({ report, access, onSchedule, onSend, onLeave, children }: ReportPageProps): ReactElement {
  const t = useMessages(reportsMessages)
  const reasonOf = useRunReason()
  const download = useDownload(report, useReports())
  const { name, description, schedule, lastRun, recipients } = report
  return (
    <SectionPage
      title={name}
      lead={description === '' ? undefined : <ShownText>{description}</ShownText>}
      badge={
        schedule && (
          <Badge hasDot tone={schedule.isActive ? 'success' : undefined}>
            {t(schedule.isActive ? 'reports.isOn' : 'reports.isOff')}
          </Badge>
        )
      }
      crumbs={[{ label: t('reports.title'), onPress: onLeave }]}
      {...access}
      tools={<DownloadButton download={download} />}
      actions={
        <>
          <Button size="md" onPress={onSchedule}>
            {t('reports.change')}
          </Button>
          <Button size="md" variant="primary" onPress={() => onSend(null)}>
            {t('reports.sendNow')}
          </Button>
        </>
      }
    >
      <DownloadState download={download} />
      {lastRun?.hasFailed && (
        <Alert tone="danger" title={t('reports.lastFailed')}>
          <ShownText>{reasonOf(lastRun)}</ShownText>
        </Alert>
      )}
      <ReportFacts report={report} />
      <ReportPreview report={report} />
      {recipients !== null && (
        <PagePart title={t('reports.runs')} lead={t('reports.runsLead')}>
          <RunList reportId={report.id} onSend={onSend} />
        </PagePart>
      )}
      {children}
    </SectionPage>
  )
}

interface ReportFactsProps {
  readonly report: PortalReport
}

/** Everything that is known of a report and of its schedule. */
function ReportFacts({ report }: ReportFactsProps): ReactElement {
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

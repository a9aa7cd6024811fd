'use client'

import { type PortalReport, useReportPreview } from '@portico/headless/portal/reports'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { retryIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'
import { ReportFrame } from './report-frame.tsx'
import { reportsMessages } from './reports-messages.ts'

export interface ReportPreviewProps {
  readonly report: PortalReport
}

/** A report as a page in a frame that runs nothing, with the values of the filters of its schedule. */
export function ReportPreview({ report: { id, name, schedule } }: ReportPreviewProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(reportsMessages)
  const { value, load, calls } = useReportPreview({ reportId: id, filters: schedule?.filters ?? {} })
  const { error, isPending } = useAttempt(calls, 'load')
  return (
    <PagePart title={t('reports.preview')} lead={t('reports.previewLead')}>
      {value ? (
        <div className={classOf('ReportSheet')}>
          <ReportFrame title={t('reports.frame', { name: shownName(name) })} html={value.html} />
          <Button
            size="sm"
            icon={<Icon path={retryIcon} size="sm" />}
            isPending={isPending}
            busy={t('login.loading')}
            onPress={() => void load()}
          >
            {t('reports.refresh')}
          </Button>
        </div>
      ) : error?.status === 403 ? (
        <EmptyState title={t('reports.noData')} actions={null}>
          {t('reports.noDataText')}
        </EmptyState>
      ) : error ? (
        <PageFailed
          error={error}
          words={{ title: t('reports.previewFailed') }}
          isPending={isPending}
          onRetry={() => void load()}
        />
      ) : (
        <PageSkeleton width="table" />
      )}
    </PagePart>
  )
}

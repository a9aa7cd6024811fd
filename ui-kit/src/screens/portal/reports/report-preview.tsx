'use client'

import { trustedBy } from '@portico/headless/internal'
import { type PortalReport, useReportPreview } from '@portico/headless/portal/reports'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { PagePart } from '../../../frame/portal/page-part/page-part.tsx'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { retryIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'
import { useAppearance } from '../../../theme/index.ts'
import { applyReportLook } from './report-look.ts'
import { reportsMessages } from './reports-messages.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

export interface ReportPreviewProps {
  readonly report: PortalReport
}

/** A report as a page in a frame that runs nothing, with the values of the filters of its schedule. */
export function ReportPreview({ report: { id, name, schedule } }: ReportPreviewProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(reportsMessages)
  const { value, load, calls, isOffered } = useReportPreview({ reportId: id, filters: schedule?.filters ?? {} })
  const { error, isPending } = useAttempt(calls, 'load')
  return (
    <PagePart title={t('reports.preview')} lead={t('reports.previewLead')} isOffered={isOffered}>
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

interface ReportFrameProps {
  readonly title: string
  readonly html: string
}

/** A frame that runs nothing, with the HTML of a report in the look of the kit. */
function ReportFrame({ title, html }: ReportFrameProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(reportsMessages)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isRefused, setRefused] = useState(false)
  const appearance = useAppearance()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look of the report is that of the appearance.
  useLayoutEffect(() => {
    if (frame.current) applyReportLook(frame.current)
  }, [appearance])
  useLayoutEffect(() => {
    try {
      // A sandbox without `allow-scripts` runs nothing, whatever the HTML is. React makes a text of it, which Trusted Types refuse.
      const srcdoc = trustedBy('portico-reports', 'createHTML')(framedHtml(html))
      if (frame.current) Object.assign(frame.current, { srcdoc })
    } catch {
      setRefused(true)
    }
  }, [html])
  if (isRefused) return <Alert tone="info" title={t('reports.frameRefused')} />
  return (
    <iframe
      ref={frame}
      title={title}
      className={classOf('ReportFrame')}
      // The origin of the page lets the kit style the report. Nothing runs, so nothing in the report can use it.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => applyReportLook(currentTarget)}
      // Each change of the color scheme ends with a transition of the ground.
      onTransitionEnd={({ currentTarget }) => applyReportLook(currentTarget)}
      referrerPolicy="no-referrer"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the frame.
      tabIndex={0}
    />
  )
}

/**
 * The HTML of a report for a frame whose `sandbox` allows no script. Its policy is before anything of the report, so that nothing is
 * requested from the network. Elements that lead the frame elsewhere, connect to other hosts, send the address of the page or hide links
 * in a shadow root have other names. A link opens in another tab, which the sandbox refuses, so that the frame keeps the report.
 */
export function framedHtml(html: string): string {
  const harmless = html.replace(/<(meta|base|link|template)\b/gi, '<x-$1')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">${harmless}`
}

'use client'

import { trustedBy } from '@portico/headless/internal'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useAppearance } from '../../../theme/index.ts'
import { framedHtml } from './framed-html.ts'
import { applyReportLook } from './report-look.ts'
import { reportsMessages } from './reports-messages.ts'

export interface ReportFrameProps {
  readonly title: string
  readonly html: string
}

/** A frame that runs nothing, with the HTML of a report in the look of the kit. */
export function ReportFrame({ title, html }: ReportFrameProps): ReactElement {
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

'use client'

import { trustedBy } from '@portico/headless/internal'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useAppearance } from '../../../theme/index.ts'
import { applyReportLook } from './report-look.ts'
import { reportsMessages } from './reports-messages.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

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

/**
 * The HTML of a report for a frame whose `sandbox` allows no script. Its policy is before anything of the report, so that nothing is
 * requested from the network. Elements that lead the frame elsewhere, connect to other hosts, send the address of the page or hide links
 * in a shadow root have other names. A link opens in another tab, which the sandbox refuses, so that the frame keeps the report.
 */
export function framedHtml(html: string): string {
  const harmless = html.replace(/<(meta|base|link|template)\b/gi, '<x-$1')
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">${harmless}`
}

'use client'

import { trustedBy } from '@portico/headless/internal'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { useClasses } from '../../../slots/index.ts'
import { framedHtml } from './framed-html.ts'
import { reportsMessages } from './reports-messages.ts'

export interface ReportFrameProps {
  readonly title: string
  readonly html: string
}

/** A frame that runs nothing, with the HTML of a report. */
export function ReportFrame({ title, html }: ReportFrameProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(reportsMessages)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isRefused, setRefused] = useState(false)
  useLayoutEffect(() => {
    try {
      // A frame with an empty `sandbox` runs nothing, whatever the HTML is. React makes a text of it, which Trusted Types refuse.
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
      sandbox=""
      referrerPolicy="no-referrer"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the frame.
      tabIndex={0}
    />
  )
}

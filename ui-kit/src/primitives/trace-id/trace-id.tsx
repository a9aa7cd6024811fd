'use client'

import { useMessages } from '../../i18n/index.ts'
import { partsMessages } from '../../i18n/messages/parts.gen.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'

export interface TraceIdProps {
  /** The trace id of a failed response. */
  readonly id: string
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** The trace id that support needs to find a failure in the provider's logs. Replaceable as slot `TraceId`. */
export const TraceId = slotted<TraceIdProps, HTMLDivElement>('TraceId', ({ id, className }, ref) => {
  const classOf = useClasses()
  const t = useMessages(partsMessages)
  return (
    <div ref={ref} className={classOf('TraceId', className)}>
      <div className={classOf('TraceIdText')}>
        <span className={classOf('TraceIdLabel')}>{t('common.traceId')}</span>
        <code className={classOf('TraceIdValue')} dir="ltr">
          {id}
        </code>
      </div>
      <CopyButton text={id} label={t('errors.copyTraceId')} isBare />
    </div>
  )
})

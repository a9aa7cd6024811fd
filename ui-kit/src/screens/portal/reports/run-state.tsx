'use client'

import type { ReportRun } from '@portico/headless/portal/reports'
import type { ReactElement } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { reportsMessages } from './reports-messages.ts'

export interface RunStateProps {
  readonly run: ReportRun
}

/** The result of a sending in few words. */
export function RunState({ run }: RunStateProps): ReactElement {
  const t = useMessages(reportsMessages)
  if (!run.hasFailed) return <Badge tone="success">{t('reports.sent')}</Badge>
  return (
    <Badge tone="danger" icon={<Icon path={alertIcon} size="sm" />}>
      {run.sentTo.length > 0 ? t('reports.failedFor', { count: run.failed.length }) : t('reports.failed')}
    </Badge>
  )
}

/** Returns the reason of a failure, and its remedy. */
export function useRunReason(): (run: ReportRun) => string {
  const t = useMessages(reportsMessages)
  const { code } = useLocale()
  return ({ failed, reason }) => {
    const addresses = failed.length > 0 ? listFormat(code).format(failed) : t('reports.nobody')
    return t.find(`reports.reason.${reason}`, { addresses }) ?? t('reports.reason.other', { addresses })
  }
}

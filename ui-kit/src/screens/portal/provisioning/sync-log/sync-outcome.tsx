'use client'

import type { SyncEvent } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { useMessages } from '../../../../i18n/index.ts'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../../primitives/icon/paths.ts'
import { Badge } from '../../../../primitives/portal/badge/badge.tsx'
import { syncLogMessages } from './sync-log-messages.ts'

/** The outcome of a call of a directory. */
export function SyncOutcome({ event }: { readonly event: Pick<SyncEvent, 'isRefused'> }): ReactElement {
  const t = useMessages(syncLogMessages)
  return event.isRefused ? (
    <Badge tone="danger" icon={<Icon path={alertIcon} size="sm" />}>
      {t('syncLog.refused')}
    </Badge>
  ) : (
    <Badge tone="success" hasDot>
      {t('syncLog.done')}
    </Badge>
  )
}

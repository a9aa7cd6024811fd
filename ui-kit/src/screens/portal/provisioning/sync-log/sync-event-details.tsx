'use client'

import type { SyncEvent } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../../../../frame/portal/facts/facts.tsx'
import { Moment } from '../../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Alert } from '../../../../primitives/alert/alert.tsx'
import { Drawer } from '../../../../primitives/portal/drawer/drawer.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { syncLogMessages } from './sync-log-messages.ts'
import { SyncOutcome } from './sync-outcome.tsx'
import { useSyncWords } from './use-sync-words.ts'

export interface SyncEventDetailsProps {
  readonly event: SyncEvent
  readonly onClose: () => void
}

/** A row of the log: what came, and for a refusal why, what to do, and the answer that the directory got. */
export function SyncEventDetails({ event, onClose }: SyncEventDetailsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(syncLogMessages)
  const { nameOf, kindOf, changeOf, refusalOf, fixOf } = useSyncWords()
  const refusal = refusalOf(event)
  const { createdAt, changes, reason, detail, resourceId } = event
  return (
    <Drawer title={nameOf(event)} isOpen onOpenChange={onClose}>
      <div className={classOf('SyncEvent')}>
        {refusal !== null && (
          <Alert tone="danger" title={refusal}>
            {fixOf(event)}
          </Alert>
        )}
        <Facts>
          <Fact name={t('syncLog.outcome')}>
            <SyncOutcome event={event} />
          </Fact>
          <Fact name={t('syncLog.what')}>{`${kindOf(event)} · ${changeOf(event)}`}</Fact>
          <Fact name={t('syncLog.at')}>
            <Moment at={createdAt} />
          </Fact>
          {changes.length > 0 && (
            <Fact name={t('syncLog.changes')}>
              <code dir="ltr">{changes.join(', ')}</code>
            </Fact>
          )}
          {detail !== null && (
            <Fact name={t('syncLog.answer')}>
              <bdi dir="ltr" lang="en">
                {detail}
              </bdi>
            </Fact>
          )}
          {reason !== null && (
            <Fact name={t('syncLog.code')}>
              <code dir="ltr">{reason}</code>
            </Fact>
          )}
          {resourceId !== null && (
            <Fact name={t('syncLog.id')}>
              <code dir="ltr">{resourceId}</code>
            </Fact>
          )}
        </Facts>
      </div>
    </Drawer>
  )
}

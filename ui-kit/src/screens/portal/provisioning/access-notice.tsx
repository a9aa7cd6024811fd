'use client'

import type { SyncEvent } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { provisioningMessages } from './provisioning-messages.ts'
import { useSyncWords } from './sync-log/use-sync-words.ts'

interface AccessNoticeProps {
  /** The newest rows of the log, the newest first. */
  readonly events: readonly SyncEvent[]
  readonly directory: string
}

/** Names the people who have access although the directory wanted to take it. */
export function AccessNotice({ events, directory }: AccessNoticeProps): ReactElement {
  const t = useMessages(provisioningMessages)
  const { nameOf, refusalOf, fixOf } = useSyncWords()
  return (
    <>
      {keptAccess(events).map((event) => (
        <Alert key={event.id} tone="danger" title={t('provisioning.keptAccessTitle', { name: nameOf(event) })}>
          {[t('provisioning.keptAccessText', { directory }), refusalOf(event), fixOf(event)].filter(Boolean).join(' ')}
        </Alert>
      ))}
    </>
  )
}

/**
 * The refusals by which people kept access that their directory wanted to take, one for each person. `events` begin with the newest.
 * A later change of the access of the same person settles a refusal.
 */
function keptAccess(events: readonly SyncEvent[]): readonly SyncEvent[] {
  const settled = new Set<string>()
  return events.filter((event) => {
    const { resource, resourceId } = event
    if (resource !== 'person' || resourceId === null || settled.has(resourceId)) return false
    const isKept = event.isRefused && takesAccess(event)
    if (isKept || (!event.isRefused && changesAccess(event))) settled.add(resourceId)
    return isKept
  })
}

/** A removal takes access. So does any other change that would leave no administrator. */
function takesAccess({ operation, reason }: SyncEvent): boolean {
  return reason === 'last-administrator' || (operation === 'remove' && reason !== 'unknown-person')
}

function changesAccess({ operation, changes }: SyncEvent): boolean {
  return operation === 'remove' || operation === 'create' || changes.includes('active')
}

'use client'

import type { SyncEvent } from '@portico/headless/portal/provisioning'
import type { ReactElement } from 'react'
import { Fact } from '../../../frame/portal/facts/facts.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { provisioningMessages } from './provisioning-messages.ts'
import { useSyncWords } from './sync-log/use-sync-words.ts'

/** The refusal among the newest rows of the log: for whom, why and when. Nothing without one. */
export function LastRefusal({ events }: { readonly events: readonly SyncEvent[] }): ReactElement | null {
  const t = useMessages(provisioningMessages)
  const { nameOf, refusalOf } = useSyncWords()
  const last = events.find(({ isRefused }) => isRefused)
  if (!last) return null
  return (
    <Fact name={t('provisioning.lastRefusal')}>
      {nameOf(last)}: {refusalOf(last)} <Moment at={last.createdAt} none={t('provisioning.never')} />
    </Fact>
  )
}

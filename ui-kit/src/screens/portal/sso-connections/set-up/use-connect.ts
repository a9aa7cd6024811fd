'use client'

import { secret } from '@portico/headless/core'
import { type SsoConnection, useSsoConnections } from '@portico/headless/portal/sso-connections'
import { useRef, useState } from 'react'
import { useAttempt } from '../../../../frame/attempt.ts'
import { useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { useUnsavedChanges } from '../../../../frame/portal/record-form/use-unsaved-changes.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { ssoConnectionsMessages } from '../sso-connections-messages.ts'
import { type ConnectDraft, changesByHand, draftOf, hasSecret, isUnsaved, metadataOf } from './connect-draft.ts'

/** The values of the identity provider while they are entered. */
export type Connecting = ReturnType<typeof useConnect>

/** Holds the values that are not saved, and saves them. */
export function useConnect(connection: SsoConnection | null) {
  const t = useMessages(ssoConnectionsMessages)
  const { fillFromMetadata, update, load, calls } = useSsoConnections()
  const [draft, setDraft] = useState(() => draftOf(connection))
  const filling = useAttempt(calls, 'fillFromMetadata')
  const changing = useAttempt(calls, 'update')
  const isFilled = connection !== null && metadataOf(draft, connection) !== null
  const failure = useCallFailure(isFilled ? filling.error : changing.error, ssoConnectionsMessages)
  const isMoving = useRef(false)
  const isDirty = connection !== null && isUnsaved(draft, connection)

  /** Saves the draft. Resolves to `false` if it was refused. A draft without changes is not sent. */
  async function save(): Promise<boolean> {
    if (!connection) return false
    const { id } = connection
    const metadata = metadataOf(draft, connection)
    const changes = changesByHand(draft, connection)
    if (!isDirty && connection.isComplete) return true
    const outcome = metadata
      ? await fillFromMetadata({ id, ...metadata })
      : await update({ id, ...changes, ...(hasSecret(draft, connection) && { oidcSecret: secret(draft.oidcSecret) }) })
    if (!outcome.ok) return false
    await load()
    setDraft((now) => ({ ...now, url: '', metadata: '', fileName: '', oidcSecret: '' }))
    return true
  }

  useUnsavedChanges({
    get labels() {
      return isDirty && !isMoving.current ? [t('ssoSetUp.connect.label')] : []
    },
    save,
    discard: () => setDraft(draftOf(connection, draft.method)),
  })

  return {
    /** Opens another step. The draft stays, so nothing is asked about it. */
    move(go: () => void) {
      isMoving.current = true
      go()
      isMoving.current = false
    },
    /** Saves what is typed, and leaves the set-up. Resolves to `false` if it was refused: it stays then. */
    async saveAndLeave(leave: () => void): Promise<boolean> {
      if (isDirty && !(await save())) return false
      // The form still has the draft that was just saved.
      isMoving.current = true
      leave()
      isMoving.current = false
      return true
    },
    draft,
    set: (change: Partial<ConnectDraft>) => setDraft((now) => ({ ...now, ...change })),
    save,
    failure,
    isPending: filling.isPending || changing.isPending,
  }
}

import { logOutTold } from '../client/log-out-told.ts'
import type { Client } from '../client/types.ts'
import { type SessionState, sessionFeature } from '../session/index.ts'

/**
 * Calls `listener` if the person or the tenant of the session changes, but not if a visit finds out who is signed in. After a
 * log-out it waits for the server, whose guard would let the former person in until then.
 */
export function whenHolderChanges(client: Client, listener: () => void): () => void {
  const slice = client.get(sessionFeature)
  let known = holderOf(slice.getSnapshot())
  return slice.subscribe(() => {
    const present = holderOf(slice.getSnapshot())
    if (present === null || present === known) return
    const wasKnown = known !== null
    known = present
    if (!wasKnown) return
    if (present !== nobody) return listener()
    void logOutTold(client).then(() => known === nobody && listener())
  })
}

/** `null` while nothing is known of the session. */
function holderOf({ user, status }: SessionState): string | null {
  if (user) return `${user.id} ${user.tenantId}`
  return status === 'unauthenticated' ? nobody : null
}

const nobody = ''

import { sessionFeature } from '../session/feature.ts'
import type { User } from '../session/types.ts'
import type { Client } from './types.ts'

/** Resolves to the signed-in user or `null`, once the session is restored. */
export async function settledUser(client: Client, signal: AbortSignal): Promise<User | null> {
  const slice = client.get(sessionFeature)
  const isKnown = () => slice.getSnapshot().status !== 'restoring'
  let leave = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      leave = slice.subscribe(() => isKnown() && resolve())
      if (isKnown()) resolve()
    })
  } finally {
    leave()
  }
  return slice.getSnapshot().user
}

import type { Unsubscribe } from '../core/events.ts'
import { sessionFeature } from '../session/feature.ts'
import type { Client } from './types.ts'

/** The part of a feature's life that {@link loadWhileSignedIn} uses. */
export interface LoadingFeature {
  readonly client: Client
  readonly actions: {
    /** Loads the data of the feature. */
    load(): unknown
  }
}

/**
 * The `start` of a feature that reads data of the signed-in user: calls `load` at once if a user is signed in, and after
 * each sign-in.
 */
export function loadWhileSignedIn({ client, actions }: LoadingFeature): Unsubscribe {
  const load = () => void actions.load()
  if (client.get(sessionFeature).getSnapshot().user) load()
  return client.on('signedIn', load)
}

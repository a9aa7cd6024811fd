import type { SessionHost } from './host.ts'
import type { SessionEnd } from './types.ts'

/** The reasons of ended sessions that no user has been shown yet, by the options of the clients. */
export const unexplained = new WeakMap<object, SessionEnd>()

/** The storage key for the time of a sign-in in this tab whose cookie no renewal has shown to work yet. */
export function untriedKey({ name }: Pick<SessionHost, 'name'>): string {
  return `portico-cookie-untried:${name}`
}

/** Drops the note and the reason: a renewal has succeeded, or the session has ended in another way. */
export function dropNote(client: SessionHost): void {
  client.ports.storage.session.set(untriedKey(client), null)
  unexplained.delete(client.options)
}

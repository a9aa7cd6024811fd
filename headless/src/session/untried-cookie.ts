import type { SessionHost } from './host.ts'

/** The storage key for the time of a sign-in in this tab whose cookie no renewal has shown to work yet. */
export function untriedKey({ name }: Pick<SessionHost, 'name'>): string {
  return `portico-cookie-untried:${name}`
}

/** Drops the note: a renewal has succeeded, or the session has ended in another way. */
export function dropNote(client: SessionHost): void {
  client.ports.storage.session.set(untriedKey(client), null)
}

import type { SessionTools } from './tools.ts'

/** Runs a function of the part that explains why a session has ended. Without this part nothing is lost but an explanation. */
export function withEndedSession(run: (part: typeof import('./ended-session.ts')) => void): void {
  import('./ended-session.ts').then(run).catch(() => {})
}

/** Emits why a renewal was refused, unless a person has signed in by the time this part has loaded. */
export function explainRefusal({ client, state }: SessionTools): void {
  const wasSignedIn = state().user !== null
  withEndedSession(({ explainEnd }) => {
    if (!state().user) explainEnd(client, wasSignedIn)
  })
}

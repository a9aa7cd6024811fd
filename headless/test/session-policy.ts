import { sessionExpiry } from '../src/features/session-expiry/index.ts'
import { session } from '../src/session/index.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

/** What the tenant limits, in seconds and sessions. */
export interface Limits {
  readonly idle?: number
  readonly reLogin?: number
  readonly most?: number
}

/** Limits the sessions of everybody. */
export function limit({ provider }: App, { idle, reLogin, most }: Limits): void {
  provider.emulator.arrange(({ security }) => {
    security.sessions = {
      '*': {
        sessionIdleTimeoutConfiguration: { isActive: idle !== undefined, timeout: idle ?? 1 },
        sessionTimeoutConfiguration: { isActive: reLogin !== undefined, timeout: reLogin ?? 1 },
        sessionConcurrentConfiguration: { isActive: most !== undefined, maxSessions: most ?? 1 },
      },
    }
  })
}

/**
 * An application for tests in which hours pass: the session is renewed only where it is asked for, since a renewal takes
 * time that the fake clock knows nothing of.
 */
export const openQuiet = (options: AppOptions = {}): Promise<App> => openApp({ keepSessionAlive: false, ...options })

/** How the end of the session stands. */
export const expiryOf = ({ client }: App) => client.get(sessionExpiry).getSnapshot()

/** Subscribes to the end of the session, and waits until the policy is read or nobody is signed in. Returns `unsubscribe`. */
export async function watchExpiry(app: App): Promise<() => void> {
  const leave = app.client.get(sessionExpiry).subscribe(() => {})
  const isRead = () => ['succeeded', 'failed'].includes(expiryOf(app).calls.load.status)
  await until(() => isRead() || app.client.get(session).getSnapshot().status === 'unauthenticated')
  return leave
}

/** Somebody signed in under limits, with the end of their session watched. */
export async function openLimited(limits: Limits, options: AppOptions = {}) {
  const first = options.beside ?? (await openQuiet({ starts: false }))
  limit(first, limits)
  const app = await openQuiet({ signedInAs: 'reader@acme.test', beside: first, ...options })
  const leave = await watchExpiry(app)
  return { app, leave }
}

/** How the session stands. */
export const statusOf = ({ client }: App) => client.get(session).getSnapshot().status

/** How often the provider was told of a log-out. */
export const logOuts = (app: App) => app.called().filter((operation) => operation === 'logout').length

/** Signs somebody in who has no password to give. */
export function signIn(app: App) {
  app.browser.signIn('reader@acme.test')
  return app.client.session.refresh()
}

/** Where the tabs of a browser keep when a person last did something. */
export const activityKey = (app: App) => `portico-activity:${app.provider.baseUrl}/`

import { sessionExpiryFeature } from '../src/features/session-expiry/index.ts'
import { sessionFeature } from '../src/session/index.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

/** The limits of a tenant, in seconds and in sessions. */
export interface Limits {
  readonly idle?: number
  readonly reLogin?: number
  readonly most?: number
}

/** Limits the sessions of all users. */
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
 * Opens an application for tests that advance by hours. The session is renewed only on request, because a renewal takes
 * real time.
 */
export const openQuiet = (options: AppOptions = {}): Promise<App> => openApp({ keepSessionAlive: false, ...options })

/** Reads the expiry of the session. */
export const expiryOf = ({ client }: App) => client.get(sessionExpiryFeature).getSnapshot()

/**
 * Subscribes to the expiry of the session. Waits until the policy is loaded or no user is signed in. Returns
 * `unsubscribe`.
 */
export async function watchExpiry(app: App): Promise<() => void> {
  const leave = app.client.get(sessionExpiryFeature).subscribe(() => {})
  const isRead = () => ['succeeded', 'failed'].includes(expiryOf(app).calls.load.status)
  await until(() => isRead() || app.client.get(sessionFeature).getSnapshot().status === 'unauthenticated')
  return leave
}

/** Opens an application of a signed-in user under these limits, and watches the expiry of the session. */
export async function openLimited(limits: Limits, options: AppOptions = {}) {
  const first = options.beside ?? (await openQuiet({ starts: false }))
  limit(first, limits)
  const app = await openQuiet({ signedInAs: 'reader@acme.test', beside: first, ...options })
  const leave = await watchExpiry(app)
  return { app, leave }
}

/** Returns the status of the session. */
export const statusOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().status

/** Counts the log-outs at the provider. */
export const logOuts = (app: App) => app.called().filter((operation) => operation === 'logout').length

/** Signs in a user without a password. */
export function signIn(app: App) {
  app.browser.signIn('reader@acme.test')
  return app.client.session.refresh()
}

/** Returns the key under which the tabs of a browser store the time of the last activity. */
export const activityKey = (app: App) => `portico-activity:${app.provider.baseUrl}/`

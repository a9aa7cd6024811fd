import { type LoadingFeature, loadWhileSignedIn } from '../../../client/index.ts'
import type { Unsubscribe } from '../../../core/events.ts'
import { sessionFeature } from '../../../session/index.ts'
import { startUpFeature } from '../../../startup/index.ts'

/** The flag of providers with several applications. Without it no application is read. */
export const multiAppsFlag = 'multi-apps-admin-portal'

/** The `start` of a feature that reads applications: as `loadWhileSignedIn`, if their flag is on. */
export function loadIfMultiApp({ client, actions }: LoadingFeature): Unsubscribe {
  const isOn = () => {
    const flags = { ...client.get(startUpFeature).getSnapshot().flags, ...client.options.flags }
    return flags[multiAppsFlag] === 'on'
  }
  const load = () => {
    if (isOn()) void actions.load()
  }
  const stopSignedIn = loadWhileSignedIn({ client, actions: { load } })
  // The flags may arrive after the user.
  const stopLoaded = client.on('loaded', () => {
    if (client.get(sessionFeature).getSnapshot().user) load()
  })
  return () => {
    stopSignedIn()
    stopLoaded()
  }
}

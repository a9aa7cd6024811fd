import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { noticeName } from '#notices'
import { requireApp } from '../registry/apps.ts'

/** Opens and closes the portal from anywhere. */
export interface PortalHolder {
  /** Opens the portal over the page. */
  show(name?: string): void
  /** Opens the portal of all applications. It needs the flag `multi-apps-admin-portal`. */
  showMultiApp(name?: string): void
  /** Closes the portal. */
  hide(name?: string): void
  /** Opens the portal that the provider hosts, in a new tab by default. Call it during a press. */
  openHosted(isNewTab?: boolean, name?: string): void
}

/**
 * The portal of the mounted provider. Each call throws `provider-missing` before the first render.
 *
 * @deprecated Use `useAdminPortal` of `@portico/headless/portal/admin-portal`.
 */
export const AdminPortal: PortalHolder = {
  show: (name) => actionsOf(name, 'show').open(),
  showMultiApp: (name) => actionsOf(name, 'showMultiApp').open({ isMultiApp: true }),
  hide: (name) => actionsOf(name, 'hide').close(),
  openHosted: (isNewTab = true, name) => void actionsOf(name, 'openHosted').openHosted({ isNewTab }),
}

function actionsOf(name = 'default', method: string) {
  noticeName('AdminPortal')
  return requireApp(name, `AdminPortal.${method}`).client.get(adminPortalFeature).actions
}

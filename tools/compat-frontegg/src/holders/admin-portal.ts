import type { Client } from '@portico/headless'
import { noticeName } from '#notices'
import { requireApp } from '../registry/apps.ts'
import { openPortal, withPortal } from '../registry/portal.ts'

/** Opens and closes the portal from anywhere. */
export interface PortalHolder {
  /** Opens the portal over the page, at the section of a hash such as `#/admin-box/users`. */
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
  show: (name) => openPortal(clientOf(name, 'show'), true),
  showMultiApp: (name) => withPortal(clientOf(name, 'showMultiApp'), ({ open }) => open({ isMultiApp: true })),
  hide: (name) => withPortal(clientOf(name, 'hide'), ({ close }) => close()),
  openHosted: (isNewTab = true, name) =>
    withPortal(clientOf(name, 'openHosted'), ({ openHosted }) => openHosted({ isNewTab })),
}

function clientOf(name = 'default', method: string): Client {
  noticeName('AdminPortal')
  return requireApp(name, `AdminPortal.${method}`).client
}

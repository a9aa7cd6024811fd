import type { AdminPortalActions, AdminPortalState } from '../src/features/portal/admin-portal/index.ts'
import { adminPortalFeature } from '../src/features/portal/admin-portal/index.ts'
import { settle } from './fake-ports.ts'
import { type App, type AppOptions, openApp } from './open-app.ts'

export const me = 'admin@acme.test'
export const page = 'http://localhost:5173/orders?status=open&flag#late'

/** Opens an application with a signed-in person, in which the place of the portal is followed. */
export async function openPortal(options: AppOptions = {}): Promise<App> {
  const app = await openApp({ signedInAs: me, address: page, ...options })
  app.client.get(adminPortalFeature).subscribe(() => {})
  return app
}

export const portalOf = ({ client }: App): AdminPortalState & AdminPortalActions =>
  client.get(adminPortalFeature).getSnapshot()
export const addressOf = ({ ports }: App): string | undefined =>
  ports.page.url()?.href.replace('http://localhost:5173', '')

/** Moves the browser back or forward to an address. */
export const travel = ({ ports }: App, address: string): void => ports.page.travel(address)

/** Lets a way back over entries that are not needed happen. */
export async function landed({ clock }: App): Promise<void> {
  await clock.advance(0)
  await settle()
}

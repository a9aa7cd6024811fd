import type { Client } from '@portico/headless'
import type { AdminPortalActions } from '@portico/headless/portal/admin-portal'

/** Runs `act` with the actions of the portal: at once if its code is there, else as soon as it is. */
export function withPortal(client: Client, act: (actions: AdminPortalActions) => unknown): void {
  if (loaded) act(client.get(loaded.adminPortalFeature).actions)
  else void loadPortal().then(({ adminPortalFeature }) => act(client.get(adminPortalFeature).actions))
}

/**
 * Loads the actions of the portal. A provider does so after its first render: a browser opens a new tab during a press alone, and does
 * not wait for code.
 */
export async function loadPortal(): Promise<PortalModule> {
  loaded ??= await import('@portico/headless/features/portal/admin-portal')
  return loaded
}

type PortalModule = typeof import('@portico/headless/features/portal/admin-portal')

let loaded: PortalModule | null = null

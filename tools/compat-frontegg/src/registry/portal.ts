import type { Client } from '@portico/headless'
import type { AdminPortalActions } from '@portico/headless/portal/admin-portal'

/** Runs `act` with the actions of the portal: at once if its code is there, else as soon as it is. */
export function withPortal(client: Client, act: (actions: AdminPortalActions) => unknown): void {
  if (loaded) act(client.get(loaded.adminPortalFeature).actions)
  else void loadPortal().then(({ adminPortalFeature }) => act(client.get(adminPortalFeature).actions))
}

/**
 * Opens the portal at the section that the hash of the page names, as in `#/admin-box/users`; `isAsked` opens it without
 * one as well. The hash leaves the address, so that the portal does not open again by itself.
 */
export function openPortal(client: Client, isAsked: boolean): void {
  const page = client.ports.page.url()
  const [isNamed, name] = /^#\/admin-box(?:\/([\w-]+))?/.exec(page?.hash ?? '') ?? []
  if (page && isNamed !== undefined) client.navigate(page.pathname + page.search, { replace: true })
  if (isNamed === undefined && !isAsked) return
  withPortal(client, ({ open }) => open(name === undefined ? {} : { section: sectionNamed(name) }))
}

/** The id of a section in the form of an address, such as `api-tokens`. */
function sectionNamed(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
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

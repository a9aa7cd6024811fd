import type { Client } from '@portico/headless'
import { routesOf } from '@portico/headless/internal'

/** To another screen, with what the address holds for it: an invitation, the way back, a tenant. */
export function toRoute(client: Client, name: 'loginUrl' | 'signUpUrl'): void {
  client.navigate(addressOf(client, name))
}

/** Where another screen is, for a link. */
export function addressOf(client: Client, name: 'loginUrl' | 'signUpUrl'): string {
  const query = new URLSearchParams(client.ports.page.url()?.search)
  // A value of a link is valid on its own route alone.
  for (const spent of ['userId', 'token']) query.delete(spent)
  const kept = query.toString()
  return routesOf(client)[name] + (kept && `?${kept}`)
}

import type { Client } from '../../client/index.ts'

/** Leaves for a company's identity provider, and keeps what has to come back from there: its `state`, where it has one. */
export function departTo(client: Client, address: string): void {
  client.ports.storage.session.set(departureKey(client), new URL(address).searchParams.get('state') ?? '')
  client.leave(address)
}

/** Whether this tab has left for an identity provider that sends this `state` back. Asked once: it is forgotten then. */
export function hasDeparted(client: Client, state: string): boolean {
  const { session } = client.ports.storage
  const kept = session.get(departureKey(client))
  session.set(departureKey(client), null)
  return kept === state || kept === ''
}

function departureKey({ name }: { readonly name: string }): string {
  return `portico-sso-departure:${name}`
}

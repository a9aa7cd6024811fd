import type { Client } from '../../client/index.ts'

/**
 * Leaves for a company's identity provider. The `state` of an OpenID Connect address is kept for the return; the return
 * of an address without one is refused. A SAML address has none: its answer is checked by the Portico provider.
 */
export function departTo(client: Client, address: string): void {
  const { storage, clock } = client.ports
  const state = new URL(address).searchParams.get('state')
  storage.session.set(departureKey(client), state ? `${clock.now()} ${state}` : null)
  client.leave(address)
}

/** Whether this tab left for this `state` within ten minutes. True once: the departure is removed. */
export function hasDeparted(client: Client, state: string): boolean {
  const { storage, clock } = client.ports
  const [, at, kept] = /^(\d+) (.+)$/s.exec(storage.session.get(departureKey(client)) ?? '') ?? []
  storage.session.set(departureKey(client), null)
  return kept === state && Math.abs(clock.now() - Number(at)) < longestStay
}

function departureKey({ name }: { readonly name: string }): string {
  return `portico-sso-departure:${name}`
}

/** Milliseconds. */
const longestStay = 600_000

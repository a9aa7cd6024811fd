import type { Client } from '../../client/index.ts'

/**
 * Redirects to a company's identity provider. The `state` of an OpenID Connect address is stored for the return; a
 * return without it is refused. A SAML address has no `state`: the Portico provider checks its answer.
 */
export function departTo(client: Client, address: string): void {
  const { storage, clock } = client.ports
  const state = new URL(address).searchParams.get('state')
  storage.session.set(departureKey(client), state ? `${clock.now()} ${state}` : null)
  client.leave(address)
}

/** `true` if this tab left with any `state` and has not returned yet. */
export function isAway({ ports, name }: Client): boolean {
  return ports.storage.session.get(departureKey({ name })) !== null
}

/**
 * `true` if this tab left with this `state` within the last ten minutes. The record is removed, so a second call
 * returns `false`.
 */
export function hasDeparted(client: Client, state: string): boolean {
  const { storage, clock } = client.ports
  const [, at, kept] = /^(\d+) (.+)$/s.exec(storage.session.get(departureKey(client)) ?? '') ?? []
  storage.session.set(departureKey(client), null)
  return kept === state && Math.abs(clock.now() - Number(at)) < longestStay
}

function departureKey({ name }: { readonly name: string }): string {
  return `portico-sso-departure:${name}`
}

/** The lifetime of a departure, in milliseconds. */
const longestStay = 600_000

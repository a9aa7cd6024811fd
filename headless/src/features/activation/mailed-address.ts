import type { Client } from '../../client/index.ts'

/** Stores the address of a sign-up in this tab, so that its mail can be resent without typing it. */
export function keepActivationEmail({ name, ports }: Client, email: string | null): void {
  ports.storage.session.set(keyOf(name), email || null)
}

/** The stored address, or an empty string. */
export function keptActivationEmail({ name, ports }: Pick<Client, 'name' | 'ports'>): string {
  return ports.storage.session.get(keyOf(name)) ?? ''
}

function keyOf(name: string): string {
  return `portico-activation-of:${name}`
}

import type { Client } from '../../client/index.ts'

/** Keeps the address of a sign-up in this tab, so that its mail can be sent again without asking for it. */
export function keepActivationEmail({ name, ports }: Client, email: string | null): void {
  ports.storage.session.set(keyOf(name), email || null)
}

/** The address that was kept, or an empty text. */
export function keptActivationEmail({ name, ports }: Pick<Client, 'name' | 'ports'>): string {
  return ports.storage.session.get(keyOf(name)) ?? ''
}

function keyOf(name: string): string {
  return `portico-activation-of:${name}`
}

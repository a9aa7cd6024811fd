import type { ClientState, Container } from './client.ts'
import { holdsSecret } from './secret.ts'

/** The state for another client of the same name: plain JSON. A slice that holds a secret is left out. */
export function serializeClient({ name, states }: Pick<Container<unknown, unknown>, 'name' | 'states'>): ClientState {
  return { name, slices: Object.fromEntries(states().filter(([, state]) => !holdsSecret(state))) }
}

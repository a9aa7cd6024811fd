import type { ClientState, Container } from './client.ts'
import { holdsSecret } from './secret.ts'

/** What another client of the same name can begin with: plain JSON. A slice that holds a secret stays behind. */
export function serializeClient({ name, states }: Pick<Container<unknown, unknown>, 'name' | 'states'>): ClientState {
  return { name, slices: Object.fromEntries(states().filter(([, state]) => !holdsSecret(state))) }
}

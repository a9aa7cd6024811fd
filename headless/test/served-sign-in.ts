import { demoPassword } from '@portico/emulator/testing'
import { sessionFeature } from '../src/session/feature.ts'
import type { ServedBrowser } from './open-server.ts'

/** Reads the session of the page. */
export const snapshotOf = ({ client }: ServedBrowser) => client.get(sessionFeature).getSnapshot()

/** Signs in on the page through the application's server. */
export async function signIn({ client }: ServedBrowser, email = 'admin@acme.test'): Promise<void> {
  await client.start()
  const answer = await client.api.post('/identity/resources/auth/v1/user', { body: { email, password: demoPassword } })
  await client.session.accept(answer, { signal: new AbortController().signal })
}

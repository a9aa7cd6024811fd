import { sessionFeature } from '../session/feature.ts'
import type { Client } from './types.ts'

/** A way to sign in that a person has set up to begin with. */
export type QuickLogin = 'SmsCode' | 'WebAuthnPlatform' | 'WebAuthnCrossPlatform'

/** Has the person who is signed in begin with this way from now on, in this browser. */
export function beginWith(client: Client, way: QuickLogin): void {
  const { user } = client.get(sessionFeature).getSnapshot()
  const { local } = client.ports.storage
  local.set('preferred-login-method', way)
  if (user) local.set(`${user.id}-${way}`, 'true')
}

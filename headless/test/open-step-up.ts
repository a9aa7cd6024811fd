import { demoAuthenticatorSecret, totp } from '@portico/emulator/testing'
import { mfa } from '../src/features/mfa/index.ts'
import { stepUp } from '../src/features/step-up/index.ts'
import { session } from '../src/session/feature.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'
import { mfaOf } from './open-login.ts'

/** Opens an application of a user with an authenticator app, who is signed in by password alone. */
export async function openSteppingUp(options: AppOptions = {}): Promise<App> {
  const app = await openApp({ signedInAs: 'mfa@acme.test', address: 'http://localhost:5173/payouts?id=7', ...options })
  app.client.get(mfa).subscribe(() => {})
  app.client.get(stepUp).subscribe(() => {})
  // The sign-in must be older than the step-up.
  await app.clock.advance(5000)
  return app
}

/** Reads the step-up. */
export function stepUpOf({ client }: App) {
  return client.get(stepUp).getSnapshot()
}

/** Returns the claims of the signed-in user. */
export function claimsOf({ client }: App) {
  return client.get(session).getSnapshot().user?.claims ?? {}
}

/** Submits the code of the step-up, which must be unused. */
export async function giveStepUp(app: App): Promise<void> {
  await until(() => stepUpOf(app).step.name === 'secondFactor')
  await app.clock.advance(30_000)
  const code = totp(demoAuthenticatorSecret, app.clock.now())
  const outcome = await mfaOf(app).submitAuthenticatorCode({ code })
  if (!outcome.ok) throw new Error('The code was not taken', { cause: outcome })
}

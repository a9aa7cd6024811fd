import { demoAuthenticatorSecret, totp } from '@portico/emulator/testing'
import { mfaFeature } from '../src/features/mfa/index.ts'
import { stepUpFeature } from '../src/features/step-up/index.ts'
import { sessionFeature } from '../src/session/feature.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'
import { mfaOf } from './open-login.ts'

/** Opens an application of a user with an authenticator app, who is signed in by password alone. */
export async function openSteppingUp(options: AppOptions = {}): Promise<App> {
  const app = await openApp({ signedInAs: 'mfa@acme.test', address: 'http://localhost:5173/payouts?id=7', ...options })
  app.client.get(mfaFeature).subscribe(() => {})
  app.client.get(stepUpFeature).subscribe(() => {})
  // The sign-in must be older than the step-up.
  await app.clock.advance(5000)
  return app
}

/** Reads the step-up. */
export function stepUpOf({ client }: App) {
  return client.get(stepUpFeature).getSnapshot()
}

/** Returns the claims of the signed-in user. */
export function claimsOf({ client }: App) {
  return client.get(sessionFeature).getSnapshot().user?.claims ?? {}
}

/** Submits the code of the step-up, which must be unused. */
export async function giveStepUp(app: App): Promise<void> {
  await until(() => stepUpOf(app).step.name === 'secondFactor')
  await app.clock.advance(30_000)
  const code = totp(demoAuthenticatorSecret, app.clock.now())
  const outcome = await mfaOf(app).submitAuthenticatorCode({ code })
  if (!outcome.ok) throw new Error('The code was not taken', { cause: outcome })
}

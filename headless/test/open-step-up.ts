import { demoAuthenticatorSecret, totp } from '@portico/emulator/testing'
import { mfa } from '../src/features/mfa/index.ts'
import { stepUp } from '../src/features/step-up/index.ts'
import { session } from '../src/session/feature.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'
import { mfaOf } from './open-login.ts'

/** Opens an application of somebody who has an authenticator app and is signed in by password alone. */
export async function openSteppingUp(options: AppOptions = {}): Promise<App> {
  const app = await openApp({ signedInAs: 'mfa@acme.test', address: 'http://localhost:5173/payouts?id=7', ...options })
  app.client.get(mfa).subscribe(() => {})
  app.client.get(stepUp).subscribe(() => {})
  // What came before is not of now.
  await app.clock.advance(5000)
  return app
}

/** Where a step-up stands. */
export function stepUpOf({ client }: App) {
  return client.get(stepUp).getSnapshot()
}

/** The claims of whoever is signed in. */
export function claimsOf({ client }: App) {
  return client.get(session).getSnapshot().user?.claims ?? {}
}

/** Gives the code the step-up asks for, which must not have been given before. */
export async function giveStepUp(app: App): Promise<void> {
  await until(() => stepUpOf(app).step.name === 'secondFactor')
  await app.clock.advance(30_000)
  const code = totp(demoAuthenticatorSecret, app.clock.now())
  const outcome = await mfaOf(app).submitAuthenticatorCode({ code })
  if (!outcome.ok) throw new Error('The code was not taken', { cause: outcome })
}

import { demoPassword } from '@portico/emulator/testing'
import type { PorticoError } from '../src/core/errors.ts'
import type { Snapshot } from '../src/core/feature.ts'
import type { Outcome } from '../src/core/outcome.ts'
import { loginFeature } from '../src/features/login/feature.ts'
import type { LoginActions, LoginState } from '../src/features/login/types.ts'
import { mfaFeature } from '../src/features/mfa/feature.ts'
import type { MfaActions, MfaState } from '../src/features/mfa/types.ts'
// Parts that load on demand are imported at once, because no test measures the load.
import '../src/features/mfa/flow.ts'
import { type App, type AppOptions, openApp } from './open-app.ts'

/** Opens an application whose sign-in and second factor are on the screen. */
export async function openLogin(options: AppOptions = {}): Promise<App> {
  const app = await openApp(options)
  app.client.get(loginFeature).subscribe(() => {})
  app.client.get(mfaFeature).subscribe(() => {})
  return app
}

/** Reads the sign-in. */
export function loginOf({ client }: App): Snapshot<LoginState, LoginActions> {
  return client.get(loginFeature).getSnapshot()
}

/** Reads the second factor. */
export function mfaOf({ client }: App): Snapshot<MfaState, MfaActions> {
  return client.get(mfaFeature).getSnapshot()
}

/** Submits the email address of a sign-in, which must succeed. */
export async function giveEmail(app: App, email: string): Promise<void> {
  const outcome = await loginOf(app).submitEmail({ email })
  if (!outcome.ok) throw new Error('The e-mail address was not taken', { cause: outcome })
}

/** Submits the email address and the password of a sign-in. */
export async function givePassword(app: App, email: string, password = demoPassword): Promise<Outcome> {
  await giveEmail(app, email)
  return loginOf(app).submitPassword({ password })
}

/** Returns the error of an outcome, or `null` if there is none. */
export function errorOf(outcome: Outcome<unknown>): PorticoError | null {
  return !outcome.ok && outcome.reason === 'failed' ? outcome.error : null
}

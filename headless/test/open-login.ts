import { demoPassword } from '@portico/emulator/testing'
import type { PorticoError } from '../src/core/errors.ts'
import type { Snapshot } from '../src/core/feature.ts'
import type { Outcome } from '../src/core/outcome.ts'
import { login } from '../src/features/login/feature.ts'
import type { LoginActions, LoginState } from '../src/features/login/types.ts'
import { mfa } from '../src/features/mfa/feature.ts'
import type { MfaActions, MfaState } from '../src/features/mfa/types.ts'
// What loads later is there at once: no test is about how long that takes.
import '../src/features/mfa/flow.ts'
import { type App, type AppOptions, openApp } from './open-app.ts'

/** Opens an application whose sign-in and second factor are on the screen. */
export async function openLogin(options: AppOptions = {}): Promise<App> {
  const app = await openApp(options)
  app.client.get(login).subscribe(() => {})
  app.client.get(mfa).subscribe(() => {})
  return app
}

/** Where signing in stands. */
export function loginOf({ client }: App): Snapshot<LoginState, LoginActions> {
  return client.get(login).getSnapshot()
}

/** Where the second factor stands. */
export function mfaOf({ client }: App): Snapshot<MfaState, MfaActions> {
  return client.get(mfa).getSnapshot()
}

/** Gives the e-mail address of a sign-in, which must be taken. */
export async function giveEmail(app: App, email: string): Promise<void> {
  const outcome = await loginOf(app).submitEmail({ email })
  if (!outcome.ok) throw new Error('The e-mail address was not taken', { cause: outcome })
}

/** Gives address and password of a sign-in. */
export async function givePassword(app: App, email: string, password = demoPassword): Promise<Outcome> {
  await giveEmail(app, email)
  return loginOf(app).submitPassword({ password })
}

/** The error of an outcome, or `null` where there is none. */
export function errorOf(outcome: Outcome<unknown>): PorticoError | null {
  return !outcome.ok && outcome.reason === 'failed' ? outcome.error : null
}

import {
  createTestAuthenticator,
  type TestAuthenticator,
  type TestAuthenticatorOptions,
} from '@portico/emulator/testing'
import type { Snapshot } from '../src/core/feature.ts'
import { passkeySignInFeature } from '../src/features/passkey-sign-in/feature.ts'
import type { PasskeySignInActions, PasskeySignInState } from '../src/features/passkey-sign-in/types.ts'
import { passkeysFeature } from '../src/features/passkeys/feature.ts'
import type { PasskeysActions, PasskeysState } from '../src/features/passkeys/types.ts'
import { sessionFeature } from '../src/session/feature.ts'
import { type App, type AppOptions, until } from './open-app.ts'
import { openLogin } from './open-login.ts'

/** An application whose user has a device for passkeys. */
export interface PasskeysApp extends App {
  readonly device: TestAuthenticator
}

/** The options of {@link openPasskeys}. */
export interface PasskeysOptions extends AppOptions, TestAuthenticatorOptions {
  /** The device. Default: a new one. */
  readonly device?: TestAuthenticator
}

export const me = 'admin@acme.test'

/** Opens an application with passkeys enabled and the sign-in on the screen. */
export async function openPasskeys(options: PasskeysOptions = {}): Promise<PasskeysApp> {
  const {
    device = createTestAuthenticator(options),
    deviceType,
    isResident,
    verifiesPerson,
    hasAutofill,
    ...rest
  } = options
  const app = await openLogin({ webAuthn: device, ...rest, starts: false })
  app.provider.emulator.arrange(({ security }) => {
    security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
  })
  await app.client.start()
  app.client.get(passkeySignInFeature).subscribe(() => {})
  await until(() => signInOf(app).support !== null)
  return { ...app, device }
}

/** Opens an application beside another one, whose user has added a passkey. */
export async function openWithPasskey(options: PasskeysOptions = {}): Promise<PasskeysApp> {
  const first = await openPasskeys({ ...options, signedInAs: me })
  await until(() => first.client.get(sessionFeature).getSnapshot().user !== null)
  const outcome = await passkeysOf(first).add()
  if (!outcome.ok) throw new Error('The passkey was not added', { cause: outcome })
  first.provider.emulator.journal.clear()
  return openPasskeys({ ...options, beside: first, device: first.device })
}

/** Reads the sign-in with a passkey. */
export function signInOf({ client }: App): Snapshot<PasskeySignInState, PasskeySignInActions> {
  return client.get(passkeySignInFeature).getSnapshot()
}

/** Reads the passkeys of the user. */
export function passkeysOf({ client }: App): Snapshot<PasskeysState, PasskeysActions> {
  return client.get(passkeysFeature).getSnapshot()
}

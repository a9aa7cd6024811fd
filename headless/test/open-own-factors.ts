import type { State } from '../../providers/emulator/src/state/state.ts'
import type { Snapshot } from '../src/core/feature.ts'
import { mfaFeature } from '../src/features/mfa/feature.ts'
import { ownFactorsFeature } from '../src/features/own-factors/feature.ts'
import type { OwnFactorsActions, OwnFactorsState } from '../src/features/own-factors/types.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

export const reader = 'reader@acme.test'
export const phone = { id: 'phone-1', phoneNumber: '+4915112345678' }

/** Opens the loaded list of a user's second factors, in a tenant that allows every kind. Default: the reader. */
export async function openOwnFactors(
  person: Partial<State['users'][number]> = {},
  options: AppOptions = {},
): Promise<App> {
  const { signedInAs = reader } = options
  const app = await openApp({ signedInAs, ...options })
  app.provider.emulator.arrange((state) => {
    state.security.mfaStrategies = ['AuthenticatorApp', 'SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform']
    for (const user of state.users) if (user.email === signedInAs) Object.assign(user, person)
  })
  app.client.get(mfaFeature).subscribe(() => {})
  app.client.get(ownFactorsFeature).subscribe(() => {})
  await until(() => ownFactorsOf(app).calls.load.status === 'succeeded')
  return app
}

/** Reads the list of the signed-in user's second factors. */
export function ownFactorsOf({ client }: App): Snapshot<OwnFactorsState, OwnFactorsActions> {
  return client.get(ownFactorsFeature).getSnapshot()
}

import type { Client } from '../../client/index.ts'
import { apiOf } from '../../http/api.ts'
import type { Challenge } from '../../session/types.ts'
import type { OwnFactor, OwnFactorsAnswer } from './types.ts'

/** Reads the second factors of the signed-in user from the provider. The state of `useOwnFactors` stays as it is. */
export async function readOwnFactors(client: Client, signal: AbortSignal): Promise<OwnFactorsAnswer> {
  const api = apiOf('admin-portal', client.api)
  const [devices, { strategies }] = await Promise.all([
    api.get('/identity/resources/users/v1/mfa/devices', { signal }),
    api.get('/identity/resources/configurations/v1/mfa/strategies', { signal }),
  ])
  const addable = strategies.flatMap(({ strategy, isActive }) => (isActive && isChanged(strategy) ? [strategy] : []))
  return { rows: rowsOf(devices), addable }
}

function rowsOf({ authenticators, phones, emails, webauthn }: Challenge['devices']): readonly OwnFactor[] {
  const row = (id: string, method: OwnFactor['method'], name: string) => ({
    id,
    method,
    name,
    canRemove: isChanged(method),
  })
  return [
    ...authenticators.map(({ id }) => row(id, 'AuthenticatorApp', '')),
    ...phones.map(({ id, phoneNumber }) => row(id, 'SMS', phoneNumber)),
    ...emails.map(({ email }) => row(email, 'EmailCode', email)),
    ...webauthn.map(({ id, deviceType, name }) => row(id, `WebAuthn${deviceType}`, name)),
  ]
}

/** `true` for the kinds that a step adds and removes. A mail address is a factor in a sign-in only. */
function isChanged(method: string): boolean {
  return ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'].includes(method)
}

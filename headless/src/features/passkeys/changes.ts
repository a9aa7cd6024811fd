import type { Client } from '../../client/index.ts'
import type { TaskCall } from '../../core/feature.ts'
import { webAuthnOf } from '../../core/ports/web-authn.ts'
import type { AddPasskeyInput, PasskeysState, RemovePasskeyInput } from './types.ts'

/** Creates a passkey and registers it with the provider. */
export async function addPasskey(
  client: Client,
  { signal }: Pick<TaskCall<PasskeysState>, 'signal'>,
  { deviceType }: AddPasskeyInput = {},
): Promise<void> {
  const asked = await client.api.post('/identity/resources/users/webauthn/v1/devices', { signal })
  const options = deviceType
    ? {
        ...asked,
        authenticatorSelection: { ...asked.authenticatorSelection, authenticatorAttachment: attachments[deviceType] },
      }
    : asked
  const body = await webAuthnOf(client.ports).create(options, { signal })
  await client.api.post('/identity/resources/users/webauthn/v1/devices/verify', { body, signal })
}

/** Removes a passkey at the provider. */
export async function removePasskey(
  client: Client,
  { optimistic, signal }: TaskCall<PasskeysState>,
  { id: deviceId }: RemovePasskeyInput,
): Promise<void> {
  optimistic(({ rows }) => ({ rows: rows.filter(({ id }) => id !== deviceId) }))
  await client.api.delete('/identity/resources/users/webauthn/v1/devices/{deviceId}', { path: { deviceId }, signal })
}

const attachments = { Platform: 'platform', CrossPlatform: 'cross-platform' } as const

import type { Client, Tools } from '../../client/index.ts'
import type { TaskCall } from '../../core/feature.ts'
import { webAuthnOf } from '../../core/ports/web-authn.ts'
import type { AddPasskeyInput, PasskeysActions, PasskeysState } from './types.ts'

type PasskeysTools = Tools<PasskeysState, PasskeysActions>

/** Adds a passkey to the list. */
export async function add({ client }: PasskeysTools, { signal }: TaskCall<PasskeysState>, input: AddPasskeyInput = {}) {
  await registerPasskey(client, signal, input)
}

/** Creates a passkey and registers it with the provider. */
export async function registerPasskey(
  client: Client,
  signal: AbortSignal,
  { deviceType }: AddPasskeyInput,
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

const attachments = { Platform: 'platform', CrossPlatform: 'cross-platform' } as const

import { webAuthnOf } from '../core/ports/web-authn.ts'
import type { Client } from './types.ts'

/** The options of {@link registerPasskey}, besides the client. */
export interface RegisterPasskeyOptions {
  /** The kind of device that holds the passkey. Default: the person chooses. */
  readonly deviceType?: keyof typeof attachments | undefined
  readonly signal: AbortSignal
}

/** Creates a passkey and registers it with the provider. */
export async function registerPasskey(client: Client, { deviceType, signal }: RegisterPasskeyOptions): Promise<void> {
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

import type { Client } from '../../client/index.ts'
import type { VerifyPhoneStep } from './types.ts'

/** Sends a code to a phone number; it signs its owner in. */
export async function sendTextCode(
  client: Client,
  { phoneNumber }: VerifyPhoneStep,
  signal: AbortSignal,
): Promise<void> {
  await client.api.post('/identity/resources/auth/v1/passwordless/{type}/prelogin', {
    path: { type: 'smscode' },
    body: { phoneNumber },
    signal,
  })
}

import type { Client } from '../../client/index.ts'
import { loginFeature } from '../login/index.ts'
import { sendPasswordless } from '../login/internal.ts'
import type { VerifyPhoneStep } from './types.ts'

/** Sends a code to a phone number. The sign-in waits for it, and it signs its owner in. */
export async function sendTextCode(
  client: Client,
  { email, phoneNumber }: VerifyPhoneStep,
  signal: AbortSignal,
): Promise<void> {
  const step = await sendPasswordless(client, { way: 'SmsCode', email, phoneNumber }, signal)
  await client.get(loginFeature).actions.proceed({ kind: 'step', step })
}

import type { Client } from '../../client/index.ts'
import type { VerifyPhoneInput } from './types.ts'

/** Whom a code goes to. */
export interface TextCodeInput extends VerifyPhoneInput {
  /** The number. */
  readonly phoneNumber: string
}

/** Sends a code to a phone number; it signs its owner in. */
export async function sendTextCode(
  client: Client,
  { phoneNumber, recaptchaToken }: TextCodeInput,
  signal: AbortSignal,
): Promise<void> {
  await client.api.post('/identity/resources/auth/v1/passwordless/{type}/prelogin', {
    path: { type: 'smscode' },
    body: { phoneNumber, ...(recaptchaToken && { recaptchaToken }) },
    signal,
  })
}

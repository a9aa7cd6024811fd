import type { Client } from '../../client/index.ts'
import { part } from '../../core/errors.ts'

/** Proves that a person signs up, where the application has a captcha and the provider asks for it. */
export async function signUpCaptcha(client: Client, signal: AbortSignal): Promise<string | undefined> {
  if (!client.options.captcha) return undefined
  const { captchaToken } = await part(import('../../captcha/captcha-token.ts'))
  return captchaToken(client, 'sign_up', signal)
}

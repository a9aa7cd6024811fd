import type { Client } from '../../client/index.ts'
import { part } from '../../core/errors.ts'

/** Proves that a person signs in, where the application has a captcha and the provider asks for it. */
export async function loginCaptcha(client: Client, signal: AbortSignal): Promise<string | undefined> {
  if (!client.options.captcha) return undefined
  const { captchaToken } = await part(import('../../captcha/captcha-token.ts'))
  return captchaToken(client, 'login', signal)
}

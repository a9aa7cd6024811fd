import type { Client } from '../../client/index.ts'
import { part } from '../../core/errors.ts'

/** The captcha token of a sign-up, or `undefined` if the provider or the application has no captcha. */
export async function signUpCaptcha(client: Client, signal: AbortSignal): Promise<string | undefined> {
  if (!client.options.captcha) return undefined
  const { captchaToken } = await part(import('../../captcha/captcha-token.ts'))
  return captchaToken(client, 'sign_up', signal)
}

import type { CaptchaAction, Client } from '../client/index.ts'
import { valueIn } from '../core/value-in.ts'
import { captcha } from './feature.ts'

/**
 * What goes as `recaptchaToken` with a call of the provider, or `undefined` where no captcha is asked for. Rejects with
 * `captcha-unavailable` where the adapter cannot be had. For flows of one's own; those of Portico do it themselves.
 */
export async function captchaToken(
  client: Client,
  action: CaptchaAction,
  signal: AbortSignal,
): Promise<string | undefined> {
  const outcome = await client.get(captcha).actions.take({ action })
  signal.throwIfAborted()
  return valueIn(outcome)
}

import type { CaptchaAction, Client } from '../client/index.ts'
import { valueIn } from '../core/value-in.ts'
import { captchaFeature } from './feature.ts'

/**
 * The `recaptchaToken` for a call to the provider, or `undefined` if no captcha is required. Rejects with
 * `captcha-unavailable` if the adapter fails to load. For custom flows; Portico's own call it themselves.
 */
export async function captchaToken(
  client: Client,
  action: CaptchaAction,
  signal: AbortSignal,
): Promise<string | undefined> {
  const outcome = await client.get(captchaFeature).actions.take({ action })
  signal.throwIfAborted()
  return valueIn(outcome)
}

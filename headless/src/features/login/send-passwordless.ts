import type { Client, WayIn } from '../../client/index.ts'
import { keepWayBack } from '../../client/way-back.ts'
import { isSecondary } from '../../client/ways-in.ts'
import { sentNow } from '../../core/sent-times.ts'
import { loginCaptcha } from './login-captcha.ts'
import type { LoginStep } from './types.ts'

/** A sign-in method without a password: a mailed code or link, or a code by text message. */
export type PasswordlessWay = Exclude<WayIn, 'EmailAndPassword'>

/** The input of {@link sendPasswordless}: the person and the method. */
export interface Sending {
  readonly way: PasswordlessWay
  readonly email: string
  /** The number, if the person signed up by phone. */
  readonly phoneNumber?: string
}

/**
 * Sends a code or a link, and returns the step that waits for it. Pass it to `login.proceed({ kind: 'step', step })`.
 * For custom flows; Portico's own call it themselves.
 */
export async function sendPasswordless(
  client: Client,
  { way, email, phoneNumber: number }: Sending,
  signal: AbortSignal,
): Promise<LoginStep> {
  const recaptchaToken = await loginCaptcha(client, signal)
  const answer = await client.api.post('/identity/resources/auth/v1/passwordless/{type}/prelogin', {
    path: { type: types[way] },
    body: { ...(number ? { phoneNumber: number } : { email }), ...(recaptchaToken && { recaptchaToken }) },
    signal,
  })
  const sent = { email, ...(number && { typedNumber: number }), ...sentNow(client.ports.clock) }
  switch (way) {
    case 'Code':
      return { name: 'loginWithOtc', ...sent, phoneNumber: null }
    case 'SmsCode':
      return {
        name: isSecondary(client, way) ? 'loginWithQuickSmsOtc' : 'loginWithSmsOtc',
        ...sent,
        phoneNumber: typeof answer.phoneNumber === 'string' ? answer.phoneNumber : null,
      }
    case 'MagicLink':
      // The link opens in another tab, which needs the return address.
      keepWayBack(client)
      return { name: 'magicLinkPreLoginSuccess', ...sent }
    default:
      return way satisfies never
  }
}

const types = { Code: 'code', MagicLink: 'magiclink', SmsCode: 'smscode' } as const

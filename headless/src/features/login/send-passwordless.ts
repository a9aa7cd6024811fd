import { type Client, isSecondary, keepWayBack, type WayIn } from '../../client/index.ts'
import { sentNow } from '../../core/sent-times.ts'
import { loginCaptcha } from './login-captcha.ts'
import type { LoginStep } from './types.ts'

/** A way in without a password: a code or a link by mail, a code by text message. */
export type PasswordlessWay = Exclude<WayIn, 'EmailAndPassword'>

/** What {@link sendPasswordless} takes: whose sign-in it is, and what is sent. */
export interface Sending {
  /** What is sent. */
  readonly way: PasswordlessWay
  /** The address of the person. */
  readonly email: string
  /** Their number, where they are known by that: a sign-up by phone. */
  readonly phoneNumber?: string
}

/**
 * Sends a code or a link, and answers the step that waits for it: lead there by `login.proceed({ kind: 'step', step })`.
 * For flows of one's own; those of Portico do it themselves.
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
        phoneNumber: answer.phoneNumber ?? null,
      }
    case 'MagicLink':
      // The link opens in a tab of its own, and leads back from there.
      keepWayBack(client)
      return { name: 'magicLinkPreLoginSuccess', ...sent }
    default:
      return way satisfies never
  }
}

const types = { Code: 'code', MagicLink: 'magiclink', SmsCode: 'smscode' } as const

import type { Call } from '../calls/call.ts'
import { optionalText } from '../http/body.ts'
import { Refusal } from '../http/errors.ts'
import { type CaptchaAction, captchaRecords } from './records.ts'

/** Spends the captcha token of a call. Refuses the call if the policy requires a captcha and no token is valid. */
export function takeCaptcha({ state, body, now }: Call, action: CaptchaAction): void {
  if (!state.security.captcha?.enabled) return
  const token = optionalText(body, 'recaptchaToken')
  const own = captchaRecords.of(state)
  const found = own.captchaTokens.find((one) => one.token === token && one.action === action && one.expiresAt > now)
  own.captchaTokens = own.captchaTokens.filter((one) => one.token !== token && one.expiresAt > now)
  if (!found) throw refused()
}

const refused = () =>
  new Refusal(
    403,
    'ER-CAPTCHA-INVALID',
    'We could not tell that you are a person. Load the page again and try once more',
  )

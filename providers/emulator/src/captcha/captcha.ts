import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import type { World } from '../calls/world.ts'
import { drawToken } from '../core/random.ts'
import { records, rows } from '../core/records.ts'
import type { CaptchaPolicy } from '../core/settings.ts'
import { number, oneOf, text } from '../core/shape.ts'
import { optionalText } from '../http/body.ts'

export const captchaActions = ['login', 'sign_up', 'magic_link_postlogin'] as const

export const captchaRecords = records({
  captchaTokens: rows<CaptchaToken>({ token: text, action: oneOf(...captchaActions), expiresAt: number }),
})

const refused = () =>
  new Refusal(
    403,
    'ER-CAPTCHA-INVALID',
    'We could not tell that you are a person. Load the page again and try once more',
  )

/** The captcha's provider, and whether it is asked. */
export interface Captcha {
  /** Sets when sign-in and sign-up require a captcha. */
  readonly setPolicy: (policy: CaptchaPolicy) => void
  /** Issues a token as the captcha's provider would: good for one call of that action within two minutes. */
  readonly issue: (action: CaptchaAction) => string
}

/** Makes the {@link Captcha} of a world. */
export function createCaptcha(world: World): Captcha {
  return {
    setPolicy(policy) {
      world.state.security.captcha = policy
      world.changed()
    },
    issue: (action) => issueCaptcha(world, action),
  }
}

/** Issues a token as a captcha's provider would: good for one call of that action within two minutes. */
function issueCaptcha(world: World, action: CaptchaAction): string {
  const { state } = world
  const token = drawToken(state)
  const own = captchaRecords.of(state)
  const good = own.captchaTokens.filter(({ expiresAt }) => expiresAt > world.now())
  own.captchaTokens = [...good, { token, action, expiresAt: world.now() + lifetime }]
  world.changed()
  return token
}

const lifetime = 2 * 60_000

/** The action that a captcha token allows. */
export type CaptchaAction = 'login' | 'sign_up' | 'magic_link_postlogin'

/** An unspent token of the captcha. */
export interface CaptchaToken {
  /** The token that the page sends. */
  token: string
  action: CaptchaAction
  expiresAt: number
}

/** Spends the captcha token of a call. Refuses the call if the policy requires a captcha and no token is valid. */
export function takeCaptcha({ state, body, now }: Call, action: CaptchaAction): void {
  if (!state.security.captcha?.enabled) return
  const token = optionalText(body, 'recaptchaToken')
  const own = captchaRecords.of(state)
  const found = own.captchaTokens.find((one) => one.token === token && one.action === action && one.expiresAt > now)
  own.captchaTokens = own.captchaTokens.filter((one) => one.token !== token && one.expiresAt > now)
  if (!found) throw refused()
}

import type { World } from '../calls/world.ts'
import { drawToken } from '../core/random.ts'
import type { CaptchaPolicy } from '../core/settings.ts'
import { type CaptchaAction, captchaRecords } from './records.ts'

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

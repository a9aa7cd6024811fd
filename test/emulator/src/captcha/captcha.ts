import type { World } from '../calls/world.ts'
import type { CaptchaPolicy } from '../core/settings.ts'
import { issueCaptcha } from './issue-captcha.ts'
import type { CaptchaAction } from './records.ts'

/** The captcha's provider, and whether it is asked. */
export interface Captcha {
  /** Says whether sign-in and sign-up ask for a captcha. */
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

import type { CaptchaAction } from '../state/codes.ts'
import { drawToken } from '../state/random.ts'
import type { World } from '../state/world.ts'

/** What a captcha may be asked for. */
export const captchaActions = ['login', 'sign_up', 'magic_link_postlogin'] as const

/** Issues a token as a captcha's provider would: good for one call of that action within two minutes. */
export function issueCaptcha(world: World, action: CaptchaAction): string {
  const { state } = world
  const token = drawToken(state)
  const good = (state.captchaTokens ?? []).filter(({ expiresAt }) => expiresAt > world.now())
  state.captchaTokens = [...good, { token, action, expiresAt: world.now() + lifetime }]
  world.changed()
  return token
}

const lifetime = 2 * 60_000

import type { World } from '../calls/world.ts'
import { drawToken } from '../core/random.ts'
import { type CaptchaAction, captchaRecords } from './records.ts'

/** Issues a token as a captcha's provider would: good for one call of that action within two minutes. */
export function issueCaptcha(world: World, action: CaptchaAction): string {
  const { state } = world
  const token = drawToken(state)
  const own = captchaRecords.of(state)
  const good = own.captchaTokens.filter(({ expiresAt }) => expiresAt > world.now())
  own.captchaTokens = [...good, { token, action, expiresAt: world.now() + lifetime }]
  world.changed()
  return token
}

const lifetime = 2 * 60_000

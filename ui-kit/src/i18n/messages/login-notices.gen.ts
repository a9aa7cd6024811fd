// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { LoginNoticesPlaceholders } from '../placeholders/login-notices.gen.ts'

/** The English messages of `login-notices`. */
export const loginNoticesMessages: Pick<Catalogue, keyof LoginNoticesPlaceholders> = {
  'login.secondFactorInterrupted.title': `Your sign-in was interrupted`,
  'login.secondFactorInterrupted': `The page was loaded again before the second step was done. Start again, it takes a moment.`,
  'login.secondFactorRemoved.title': `Your authenticator is switched off`,
  'login.secondFactorRemoved': `The recovery code has been used. Sign in with your password, then set up an authenticator again.`,
  'login.cookieBlocked.title': `Your browser didn’t keep the sign-in`,
  'login.cookieBlocked': `It blocks cookies of other sites. Allow them here, or use another browser.`,
  'login.sessionEnded.title': `Your session has ended`,
  'login.sessionEnded': `Sign in again to go on.`,
}

import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { isEnrolled } from '../factors/enrolled.ts'
import { multiFactor } from '../session/grant.ts'

/** Refuses a session without a second factor if its user has one (RFC 9470). */
export function requireStepUp(call: Call): void {
  const { user, session } = call.holder()
  if (session.amr.includes('mfa') || !isEnrolled(call.state, user)) return
  throw new Refusal(401, 'ER-STEP-UP-REQUIRED', 'Confirm that it is you by your second step', {
    headers: {
      'www-authenticate': `Bearer error="insufficient_user_authentication", error_description="A second factor is required", acr_values="${multiFactor}"`,
    },
  })
}

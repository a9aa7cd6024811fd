import { area } from '../calls/area.ts'
import { forgetFailures, lockoutRecords } from '../core/failed-sign-ins.ts'
import { text } from '../http/body.ts'
import { holderOfLink, spendLinks } from '../passwords/access-links.ts'

/** Locked accounts: the count of failed sign-ins, and the unlock link. */
export const lockout = area({
  records: lockoutRecords,
  handlers: {
    unlockMe(call) {
      const user = holderOfLink(call, text(call.body, 'token'), 'unlock')
      spendLinks(call, user, 'unlock')
      user.isLocked = false
      forgetFailures(call.state, user.email)
      call.audit({ user, tenantId: user.activeTenantId })
    },
  },
})

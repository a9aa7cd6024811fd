import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created, type Handlers } from '../calls/call.ts'
import type { PasswordHistoryPolicy, PasswordRotationPolicy } from '../core/policies.ts'
import { drawId } from '../core/random.ts'
import { flag, integer } from '../http/body.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { ownPassword } from './handlers.ts'
import { historyPolicyOf, rotationPolicyOf } from './policies.ts'
import { passwordRecords } from './records.ts'

/** The policies of passwords, for administrators. */
const passwordPolicies: Handlers = {
  getPasswordHistoryPolicy: ({ state }, { tenant }) => historyPolicyOf(state, tenant.id),
  getVendorPasswordHistoryPolicy: ({ state }) => historyPolicyOf(state, '*'),
  createPasswordHistoryPolicy: audited((call, holder) => created(saveHistory(call, holder)), 'High'),
  updatePasswordHistoryPolicy: audited(saveHistory, 'High'),
  getPasswordRotationPolicy: ({ state }, { tenant }) => rotationPolicyOf(state, tenant.id),
  getVendorPasswordRotationPolicy: ({ state }) => rotationPolicyOf(state, '*'),
  savePasswordRotationPolicy: audited((call, holder) => created(saveRotation(call, holder)), 'High'),
}

/** Passwords: rules, change, recovery and policies. */
export const passwords = area({
  records: passwordRecords,
  handlers: { ...ownPassword, ...passwordPolicies },
})

function saveHistory({ state, now, body }: Call, { tenant }: Holder): PasswordHistoryPolicy {
  const former = state.security.passwordHistory?.[tenant.id]
  const updatedAt = new Date(now).toISOString()
  const saved = {
    id: former?.id ?? drawId(state),
    enabled: flag(body, 'enabled'),
    historySize: integer(body, 'historySize', 0, 10),
    createdAt: former?.createdAt ?? updatedAt,
    updatedAt,
  }
  state.security.passwordHistory = { ...state.security.passwordHistory, [tenant.id]: saved }
  return saved
}

function saveRotation({ state, body }: Call, { tenant }: Holder): PasswordRotationPolicy {
  const saved = {
    isActive: flag(body, 'isActive'),
    rotationPeriod: integer(body, 'rotationPeriod', 1, 3650),
    notificationPeriod: integer(body, 'notificationPeriod', 0, 3650),
  }
  state.security.passwordRotation = { ...state.security.passwordRotation, [tenant.id]: saved }
  return saved
}

import { flag, integer } from '../http/body.ts'
import { type Call, created, type Handlers } from '../http/call.ts'
import { drawId } from '../state/random.ts'
import type { PasswordHistoryPolicy, PasswordRotationPolicy } from '../state/settings.ts'
import { historyPolicyOf, rotationPolicyOf } from './policies.ts'

/** The policies of passwords, for administrators. */
export const passwordPolicies: Handlers = {
  getPasswordHistoryPolicy: (call) => historyPolicyOf(call.state, call.require(readsPolicy).tenant.id),
  getVendorPasswordHistoryPolicy(call) {
    call.require(readsPolicy)
    return historyPolicyOf(call.state, '*')
  },
  createPasswordHistoryPolicy: (call) => created(saveHistory(call)),
  updatePasswordHistoryPolicy: saveHistory,
  getPasswordRotationPolicy: (call) => rotationPolicyOf(call.state, call.require(readsPolicy).tenant.id),
  getVendorPasswordRotationPolicy(call) {
    call.require(readsPolicy)
    return rotationPolicyOf(call.state, '*')
  },
  savePasswordRotationPolicy: (call) => created(saveRotation(call)),
}

const readsPolicy = 'fe.secure.read.securityPolicy'
const writesPolicy = 'fe.secure.write.securityPolicy'

function saveHistory(call: Call): PasswordHistoryPolicy {
  const { state, now, body } = call
  const { user, tenant } = call.require(writesPolicy)
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
  call.audit({ user, tenantId: tenant.id }, 'High')
  return saved
}

function saveRotation(call: Call): PasswordRotationPolicy {
  const { state, body } = call
  const { user, tenant } = call.require(writesPolicy)
  const saved = {
    isActive: flag(body, 'isActive'),
    rotationPeriod: integer(body, 'rotationPeriod', 1, 3650),
    notificationPeriod: integer(body, 'notificationPeriod', 0, 3650),
  }
  state.security.passwordRotation = { ...state.security.passwordRotation, [tenant.id]: saved }
  call.audit({ user, tenantId: tenant.id }, 'High')
  return saved
}

import { domainConfigOf, domainsIn } from '../core/domain-restrictions.ts'
import { ipConfigOf, ipsIn } from '../core/ip-restrictions.ts'
import { type LockoutPolicy, lockout } from '../core/policies/lockout.ts'
import { enforcementOf, type MfaPolicy } from '../core/policies/mfa.ts'
import { type PasswordHistoryPolicy, passwordHistory } from '../core/policies/password-history.ts'
import { type SessionPolicy, sessions } from '../core/policies/sessions.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { usersIn } from '../core/user-queries.ts'
import { certificateEndOf, endingConnections } from '../sso/certificate-end.ts'
import { ssoRecords } from '../sso/records.ts'
import { hasBreachedPassword, isInactive, isUnenrolled } from '../users/presets.ts'

/** The facts about a tenant that all findings and the score follow from. */
export interface Standing {
  readonly totalUsers: number
  readonly enrolledUsers: number
  readonly breachedUsers: number
  readonly staleUsers: number
  readonly enforcement: MfaPolicy['enforceMFAType']
  readonly lockout: Pick<LockoutPolicy, 'enabled' | 'maxAttempts'>
  readonly history: Pick<PasswordHistoryPolicy, 'enabled' | 'historySize'>
  readonly sessions: SessionPolicy
  /** The restrictions by IP address and by domain of e-mail addresses. */
  readonly restrictions: { readonly ip: Restriction; readonly domain: Restriction }
  readonly hasSingleSignOn: boolean
  /** The connections whose certificates end within 30 days, and those of them that have ended. */
  readonly endingCertificates: number
  readonly endedCertificates: number
}

/** A list that lets people in, or keeps them out. `null` if there is none in force. */
export interface Restriction {
  readonly strategy: 'ALLOW' | 'BLOCK' | null
  readonly count: number
}

/** The standing of a tenant. `now` is in epoch milliseconds. */
export function standingOf(state: CoreState, tenant: Tenant, now: number): Standing {
  const users = usersIn(state, tenant)
  const { ssoConnections } = ssoRecords.of(state)
  const ending = endingConnections(ssoConnections, tenant.id, now)
  return {
    totalUsers: users.length,
    enrolledUsers: users.filter((user) => !isUnenrolled(state, user)).length,
    breachedUsers: users.filter(hasBreachedPassword).length,
    staleUsers: users.filter((user) => isInactive(user, now)).length,
    enforcement: enforcementOf(state, tenant.id),
    lockout: lockout.of(state, tenant.id),
    history: passwordHistory.of(state, tenant.id),
    sessions: sessions.of(state, tenant.id),
    restrictions: { ip: ipRestriction(state, tenant.id), domain: domainRestriction(state, tenant.id) },
    hasSingleSignOn: ssoConnections.some((one) => one.tenantId === tenant.id && one.enabled),
    endingCertificates: ending.length,
    endedCertificates: ending.filter((one) => (certificateEndOf(one) ?? now) <= now).length,
  }
}

function ipRestriction(state: CoreState, tenantId: string): Restriction {
  const { isActive, strategy } = ipConfigOf(state, tenantId)
  return isActive ? { strategy, count: ipsIn(state, tenantId, strategy).length } : unrestricted
}

function domainRestriction(state: CoreState, tenantId: string): Restriction {
  const { active, listType } = domainConfigOf(state, tenantId)
  const count = domainsIn(state, tenantId).filter(({ type }) => type === listType).length
  return active ? { strategy: listType, count } : unrestricted
}

const unrestricted: Restriction = { strategy: null, count: 0 }

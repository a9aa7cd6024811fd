import { metadataOf, sessionSettingsOf } from './finding-metadata.ts'
import { recommended } from './recommended.ts'
import type { Restriction, Standing } from './standing.ts'

/** A statement about the safety of a tenant. */
export interface Insight {
  readonly code: string
  readonly category: 'MFA' | 'SESSIONS' | 'PASSWORD' | 'IP' | 'DOMAIN'
  readonly metadata: ReturnType<typeof metadataOf>
}

/** The insights into a tenant: at least one for each category. */
export function insightsOf(standing: Standing): readonly Insight[] {
  const metadata = metadataOf(standing)
  const found: readonly Omit<Insight, 'metadata'>[] = [
    ...mfaCodes(standing).map((code) => ({ code, category: 'MFA' as const })),
    ...passwordCodes(standing).map((code) => ({ code, category: 'PASSWORD' as const })),
    { code: sessionsCode(standing), category: 'SESSIONS' },
    { code: listCode('IP', standing.restrictions.ip), category: 'IP' },
    { code: listCode('DOMAIN', standing.restrictions.domain), category: 'DOMAIN' },
  ]
  return found.map((one) => ({ ...one, metadata }))
}

function mfaCodes({ enforcement, enrolledUsers, totalUsers }: Standing): readonly string[] {
  const usage = enrolledUsers < totalUsers ? 'PARTIAL_MFA_USAGE' : 'FULL_MFA_USAGE'
  if (enforcement === 'DontForce') return [usage]
  return [enforcement === 'Force' ? 'MFA_FORCED' : 'PARTIALLY_FORCED_MFA', usage]
}

function passwordCodes({ breachedUsers, lockout, history }: Standing): readonly string[] {
  const codes = [
    breachedUsers > 0 && 'BREACHED_PASSWORD_USERS_EXIST',
    !(lockout.enabled && lockout.maxAttempts <= recommended.maxAttempts) && 'IMPROVE_LOCKOUT_POLICY',
    !(history.enabled && history.historySize >= recommended.historySize) && 'IMPROVE_PASSWORD_HISTORY_POLICY',
  ].filter((code) => code !== false)
  return codes.length > 0 ? codes : ['FULL_PASSWORD_SETTINGS']
}

function sessionsCode(standing: Standing): string {
  const count = sessionSettingsOf(standing)
  const share = count === 0 ? 'NO' : count < 3 ? 'PARTIAL' : 'FULL'
  return `${share}_SESSION_SETTINGS`
}

function listCode(name: 'IP' | 'DOMAIN', { strategy }: Restriction): string {
  if (strategy === null) return `NO_${name}_RESTRICTIONS`
  return strategy === 'ALLOW' ? `${name}_ALLOWLIST` : `${name}_DENYLIST`
}

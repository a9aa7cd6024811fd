import { isAuthorized } from '../../rules/index.ts'
import type { SessionState, User } from '../../session/index.ts'
import type { DenialReason, GuardRequest, Permit, Remedy, TraceLine } from './types.ts'

/** Evaluates the roles and permissions of a request. It needs no entitlements. */
export function guardOf(session: Pick<SessionState, 'status' | 'user'>, request: GuardRequest): Permit {
  const { user } = session
  return user ? permit(guardLines(user, request)) : permitWithoutUser(session)
}

/** The result of any request before or without a user. */
export function permitWithoutUser({ status }: Pick<SessionState, 'status'>): Permit {
  return status === 'unauthenticated' ? permit([line('session', 'signed in', 'SIGNED_OUT')]) : pending
}

/** The checks of the roles and permissions of a request. */
export function guardLines(user: User, { roles, permissions, mode }: GuardRequest): readonly TraceLine[] {
  const guard = (check: TraceLine['check'], keys: readonly string[], reason: DenialReason, requirement: object) =>
    line(check, keys.join(mode === 'any' ? ' | ' : ' & '), isAuthorized(user, { ...requirement, mode }) ? null : reason)
  return [
    ...(roles ? [guard('roles', roles, 'MISSING_ROLE', { roles })] : []),
    ...(permissions ? [guard('permissions', permissions, 'MISSING_PERMISSION', { permissions })] : []),
  ]
}

/** The permit before anything is known. */
export const pending: Permit = { isAllowed: false, isPending: true, reasons: [], remedy: null, trace: [] }

/** Remedies by reason, the hardest first. */
const remedies: readonly (readonly [DenialReason, Remedy])[] = [
  ['SIGNED_OUT', 'signIn'],
  ['ENTITLEMENTS_DISABLED', 'none'],
  ['UNAVAILABLE', 'none'],
  ['MISSING_ROLE', 'askAdministrator'],
  ['MISSING_PERMISSION', 'askAdministrator'],
  ['MISSING_FEATURE', 'upgrade'],
  ['BUNDLE_EXPIRED', 'upgrade'],
  ['STEP_UP_REQUIRED', 'stepUp'],
]

/** The permit that follows from checks. */
export function permit(trace: readonly TraceLine[]): Permit {
  const reasons = [...new Set(trace.flatMap(({ reason }) => reason ?? []))]
  const remedy = remedies.find(([reason]) => reasons.includes(reason))?.[1] ?? null
  return { isAllowed: trace.every(({ isMet }) => isMet), isPending: false, reasons, remedy, trace }
}

export function line(check: TraceLine['check'], asked: string, reason: DenialReason | null): TraceLine {
  return { check, asked, isMet: reason === null, reason }
}

import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { passwordHistory } from '../core/policies/password-history.ts'
import { drawBytes } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { cost, costOf, hashPassword, verifyPassword } from '../crypto/password-hash.ts'
import { passwordRulesOf, requireStrong } from './rules.ts'

/** Refuses a password that breaks the rules or is stolen. */
export function requireSafe(call: Pick<Call, 'state'>, password: string): void {
  requireStrong(password, passwordRulesOf(call.state))
  if (isBreached(call, password)) throw breached()
}

/** Refuses an unsafe password, and one in the user's history. */
export async function requireAllowed(call: Call, user: User, password: string): Promise<void> {
  requireSafe(call, password)
  const { enabled, historySize } = passwordHistory.of(call.state, user.activeTenantId)
  const former = [user.passwordHash, ...(user.formerPasswordHashes ?? [])].slice(0, enabled ? historySize : 0)
  for (const hash of former) if (await verifyPassword(password, hash, call.scrypt)) throw reused()
}

/** Gives a person a password; the one before it goes into their history. Ask {@link requireAllowed} first. */
export async function setPassword(call: Call, user: User, password: string): Promise<void> {
  // As costly as the one it follows: where a test has made those cheap, they stay so.
  const costLike = user.passwordHash === null ? cost : costOf(user.passwordHash)
  const hash = await hashPassword(password, drawBytes(call.state, 16), costLike, call.scrypt)
  const former = user.passwordHash === null ? [] : [user.passwordHash]
  user.formerPasswordHashes = [...former, ...(user.formerPasswordHashes ?? [])].slice(0, longestHistory)
  user.passwordHash = hash
  user.isPasswordBreached = false
  user.passwordSetAt = new Date(call.now).toISOString()
}

/** The password is on the list of stolen ones. */
export function isBreached({ state }: Pick<Call, 'state'>, password: string): boolean {
  return (state.security.breachedPasswords ?? wellKnown).includes(password)
}

const longestHistory = 10

/** Stolen passwords of a kind that keeps to the rules. */
const wellKnown = ['Password-123!', 'Qwerty-12345', 'Letmein-2024!', 'Welcome-2024!']

const breached = () =>
  new Refusal(400, 'ER-PASSWORD-BREACHED', 'This password is on a list of stolen ones. Choose another')

const reused = () => new Refusal(400, 'ER-PASSWORD-REUSED', 'This password was used before. Choose one that is new')

/** Hashes a new password. Refuses one that breaks the rules or is stolen. */
export function chosenPassword(call: Call, password: string): Promise<string> {
  requireSafe(call, password)
  return hashPassword(password, drawBytes(call.state, 16), cost, call.scrypt)
}

import type { Handlers } from '../http/call.ts'
import { passwordRules } from './rules.ts'

/** Passwords: what they must be like, and getting a new one. */
export const passwords: Handlers = {
  getPasswordRulesForUser: () => passwordRules,
}

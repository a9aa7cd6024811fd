import type { UserRow } from './types.ts'
import type { mailCalls, userCalls } from './user-calls.ts'

/** A verb without an input. The table, the record and the verbs in bulk are made from it. */
export interface UserVerb {
  /** The members that change at once. Absent for a verb that changes nothing of the user. */
  readonly change?: Partial<UserRow>
  readonly send: (user: VerbTarget, signal: AbortSignal) => Promise<unknown>
}

/** The user that a verb is about. */
export interface VerbTarget {
  readonly calls: ReturnType<typeof userCalls>
  /** The mails to the address of the user. Throws if the user is not loaded. */
  readonly mails: () => ReturnType<typeof mailCalls>
}

/** A verb without an input that also works on many users, whose addresses are not at hand. */
export interface ManyVerb extends UserVerb {
  readonly send: (user: Pick<VerbTarget, 'calls'>, signal: AbortSignal) => Promise<unknown>
}

/** The verbs of a row, of the record and of many rows: `enable` is also `enableMany`. */
export const verbsOfMany = {
  enable: { change: { isDisabled: false }, send: ({ calls }, signal) => calls.enable(signal) },
  disable: { change: { isDisabled: true }, send: ({ calls }, signal) => calls.disable(signal) },
  lock: { change: { isLocked: true }, send: ({ calls }, signal) => calls.lock(signal) },
  unlock: { change: { isLocked: false }, send: ({ calls }, signal) => calls.unlock(signal) },
  resendActivation: { send: ({ calls }, signal) => calls.resendActivation(signal) },
  endSessions: { send: ({ calls }, signal) => calls.endSessions(signal) },
} satisfies Readonly<Record<string, ManyVerb>>

/** The verbs of a row and of the record. */
export const verbsOfOne = {
  ...verbsOfMany,
  setPermanent: { change: { expiresAt: null }, send: ({ calls }, signal) => calls.setPermanent(signal) },
  resendInvitation: { send: ({ mails }, signal) => mails().resendInvitation(signal) },
  sendPasswordReset: { send: ({ mails }, signal) => mails().sendPasswordReset(signal) },
} satisfies Readonly<Record<string, UserVerb>>

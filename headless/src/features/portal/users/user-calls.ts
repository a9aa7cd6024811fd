import { PorticoError } from '../../../core/errors.ts'
import { plainNumber } from '../../../core/phone-number.ts'
import type { Clock } from '../../../core/ports/ports.ts'
import type { Api } from '../../../http/api-types.ts'
import { userErrors } from './errors.ts'
import type { ExpiryInput, RolesInput, UserPatch, UserRow } from './types.ts'

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

/** The calls that change one user. */
export function userCalls({ post, put, delete: remove }: Api, userId: string) {
  const path = { userId }
  return {
    update: ({ name, phoneNumber }: UserPatch, signal: AbortSignal) => {
      const phone = phoneNumber !== undefined && { phone: plainNumber(phoneNumber ?? '') }
      return put(members, { body: { id: userId, ...(name !== undefined && { name }), ...phone }, signal })
    },
    /** An empty list would be taken for no change, so it is sent as a single empty id. */
    setRoles: ({ roleIds }: RolesInput, signal: AbortSignal) =>
      put(members, { body: { id: userId, roleIds: roleIds.length > 0 ? [...roleIds] : [''] }, signal }),
    enable: (signal: AbortSignal) => post(`${tenantUsers}/{userId}/enable`, { path, signal }),
    disable: (signal: AbortSignal) => post(`${tenantUsers}/{userId}/disable`, { path, signal }),
    lock: (signal: AbortSignal) => post(`${tenantUsers}/{userId}/lock`, { path, signal }),
    unlock: (signal: AbortSignal) => post(`${tenantUsers}/{userId}/unlock`, { path, signal }),
    remove: (signal: AbortSignal) => remove(`${members}/{userId}`, { path, signal }),
    setTemporary: (expirationInSeconds: number, signal: AbortSignal) =>
      put(temporary, { path, body: { expirationInSeconds }, signal }),
    setPermanent: (signal: AbortSignal) => remove(temporary, { path, signal }),
    resendActivation: (signal: AbortSignal) =>
      post(`${members}/{userId}/resendActivationEmail`, { path, body: {}, signal }),
    endSessions: (signal: AbortSignal) =>
      post('/identity/resources/users/sessions/v1/revoke', { body: { userId }, signal }),
  }
}

/** The calls that send a mail to the address of a user. */
export function mailCalls({ post }: Api, email: string) {
  return {
    resendInvitation: (signal: AbortSignal) => post(`${users}/invitation/reset`, { body: { email }, signal }),
    sendPasswordReset: (signal: AbortSignal) => post(`${users}/passwords/reset`, { body: { email }, signal }),
  }
}

/** The seconds until the last moment of an account. Throws if it is over. */
export function secondsUntil({ expiresAt }: ExpiryInput, { now }: Pick<Clock, 'now'>): number {
  const seconds = Math.ceil((Date.parse(expiresAt) - now()) / 1000)
  if (seconds > 0) return seconds
  throw new PorticoError(
    userErrors.expiryInPast,
    'That moment is over, so the account would end at once. Choose a later one',
  )
}

const members = '/team/resources/members/v1'

const users = '/identity/resources/users/v1'

const tenantUsers = '/identity/resources/tenants/users/v1'

const temporary = '/identity/resources/users/temporary/v1/{userId}'

/** A verb without an input. The table, the record and the verbs in bulk are made from it. */
export interface UserVerb {
  /** The members that change at once. Absent for a verb that changes nothing of the user. */
  readonly change?: Partial<UserRow>
  readonly send: (user: VerbTarget, signal: AbortSignal) => Promise<unknown>
}

/** The user that a verb is about. */
interface VerbTarget {
  readonly calls: ReturnType<typeof userCalls>
  /** The mails to the address of the user. Throws if the user is not loaded. */
  readonly mails: () => ReturnType<typeof mailCalls>
}

/** A verb without an input that also works on many users, whose addresses are not at hand. */
export interface ManyVerb extends UserVerb {
  readonly send: (user: Pick<VerbTarget, 'calls'>, signal: AbortSignal) => Promise<unknown>
}

import { records, rows } from '../core/records.ts'
import { count, flag, list, nullable, number, oneOf, optional, text } from '../core/shape.ts'
import { type Authenticator, authenticator } from '../core/users.ts'

/** A sign-in that requires its second factor. */
export interface Challenge {
  /** The `mfaToken` of the contract's answers. */
  token: string
  userId: string
  tenantId: string
  expiresAt: number
  /** The number of wrong codes. */
  failures: number
  enrolling: Authenticator | null
  /** The session of a step-up. Absent for a sign-in. */
  steppingUp?: string
  /** The first factor of a sign-in. */
  way?: string
  /** How the first factor of a sign-in was given (RFC 8176). Absent: by a password. */
  amr?: string[]
  /** `true` if that was single sign-on, which a tenant may exempt. Absent: `false`. */
  isFromSso?: boolean
}

/** A single-use code that was sent as a second factor. */
export interface FactorCode {
  /** The `otcToken` of the contract's answers. */
  token: string
  code: string
  /** The action that the code allows. */
  purpose: FactorCodePurpose
  /** The `mfaToken` of the sign-in, or the id of the signed-in user. */
  holder: string
  /** The phone number or address. */
  to: string
  /** The id of the enrolled phone. */
  deviceId: string | null
  expiresAt: number
  /** The number of wrong codes. */
  failures: number
  /** The number of codes sent to this holder for this purpose. */
  sent: number
}

/** The action that a sent code allows. */
export type FactorCodePurpose = 'give-sms' | 'enroll-sms' | 'give-email' | 'add-sms' | 'remove-sms'

/** A browser that skips the second factor for a time. */
export interface RememberedDevice {
  userId: string
  /** The hash of the device cookie. */
  tokenHash: string
  expiresAt: number
}

export const mfaRecords = records({
  challenges: rows<Challenge>({
    token: text,
    userId: text,
    tenantId: text,
    expiresAt: number,
    failures: count,
    enrolling: nullable(authenticator),
    steppingUp: optional(text),
    way: optional(text),
    amr: optional(list(text)),
    isFromSso: optional(flag),
  }),
  factorCodes: rows<FactorCode>({
    token: text,
    code: text,
    purpose: oneOf('give-sms', 'enroll-sms', 'give-email', 'add-sms', 'remove-sms'),
    holder: text,
    to: text,
    deviceId: nullable(text),
    expiresAt: count,
    failures: count,
    sent: count,
  }),
  rememberedDevices: rows<RememberedDevice>({ userId: text, tokenHash: text, expiresAt: number }),
})

import { records, rows } from '../core/records.ts'
import { count, flag, nullable, number, oneOf, text } from '../core/shape.ts'

/** A phone number of a user. */
export interface PhoneNumber {
  id: string
  userId: string
  phoneNumber: string
  verified: boolean
  createdAt: string
  updatedAt: string
}

/** A code that was sent for a phone number, or the permission for the step after it. */
export interface PhoneProof {
  /** The token of the code. */
  token: string
  purpose: 'reset-phone' | 'change-phone' | 'verify-phone' | 'remove-phone'
  /** The person; `null` for an unknown address. */
  userId: string | null
  /** The address, the phone number or its id. */
  subject: string
  /** The hash of the code; empty if no code is required any more. */
  codeHash: string
  expiresAt: number
  /** The number of wrong codes. */
  failures: number
}

export const phoneNumberRecords = records({
  /** In the order of their creation. */
  phoneNumbers: rows<PhoneNumber>({
    id: text,
    userId: text,
    phoneNumber: text,
    verified: flag,
    createdAt: text,
    updatedAt: text,
  }),
  phoneProofs: rows<PhoneProof>({
    token: text,
    purpose: oneOf('reset-phone', 'change-phone', 'verify-phone', 'remove-phone'),
    userId: nullable(text),
    subject: text,
    codeHash: text,
    expiresAt: number,
    failures: count,
  }),
})

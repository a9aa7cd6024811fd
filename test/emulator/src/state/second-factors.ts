import { list, nullable, oneOf, optional, plain, record, type Shape, text } from './shape.ts'

/** A kind of second factor, in the provider's words. */
export type MfaStrategy = 'AuthenticatorApp' | 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SMS' | 'EmailCode'

/** A phone that gets codes. */
export interface EnrolledPhone {
  /** The id. */
  id: string
  /** In international form. */
  phoneNumber: string
}

/** A code that was sent as a second factor, to be given back once. */
export interface FactorCode {
  /** The `otcToken`. */
  token: string
  /** Six digits. */
  code: string
  /** What giving it back does. */
  purpose: FactorCodePurpose
  /** The `mfaToken` of the sign-in, or the id of the person who is signed in. */
  holder: string
  /** The number or address it went to. */
  to: string
  /** The phone it went to, where that is enrolled. */
  deviceId: string | null
  /** In epoch milliseconds. */
  expiresAt: number
  /** Wrong codes given for it so far. */
  failures: number
  /** How many were sent to this holder for this purpose. */
  sent: number
}

/** What giving a code back does. */
export type FactorCodePurpose = 'give-sms' | 'enroll-sms' | 'give-email' | 'add-sms' | 'remove-sms'

const count = plain('a whole number', (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0)

/** The form of the phones of a person. */
export const phonesShape: Shape<EnrolledPhone[] | undefined> = optional(
  list(record<EnrolledPhone>({ id: text, phoneNumber: text })),
)

/** The form of the kinds of second factor that may be enrolled. */
export const mfaStrategiesShape: Shape<MfaStrategy[] | undefined> = optional(
  list(oneOf('AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode')),
)

/** The form of the codes that were sent. */
export const factorCodesShape: Shape<FactorCode[] | undefined> = optional(
  list(
    record<FactorCode>({
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
  ),
)

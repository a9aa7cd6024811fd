import { list, nullable, number, oneOf, plain, record, type Shape, text } from './shape.ts'

/** Passkeys and security keys, and what is under way with them. */
export interface WebAuthnState {
  /** What devices have been set up. */
  credentials: WebAuthnCredential[]
  /** What devices are to sign; each serves once. */
  challenges: WebAuthnChallenge[]
}

/** A credential a device holds the private half of. */
export interface WebAuthnCredential {
  /** The id of the device, as the contract tells it. */
  id: string
  /** The id of the credential, in base64url. */
  credentialId: string
  /** The public half (COSE), in base64url. */
  publicKey: string
  /** How often the device says to have signed; it may only rise. Devices that do not count stay at 0. */
  counter: number
  /** Whose. */
  userId: string
  /** Whether it signs in by itself, or is given after a password. */
  use: 'passkey' | 'secondFactor'
  /** Whether it is in the computer or phone itself. */
  deviceType: 'Platform' | 'CrossPlatform'
  /** What people read. */
  name: string
  /** ISO 8601. */
  createdAt: string
}

/** What a device is to sign. */
export interface WebAuthnChallenge {
  /** The challenge, in base64url. */
  challenge: string
  /** The `webauthnToken` it goes by, where it has one. */
  token: string
  /** What the signature is for. */
  purpose: 'sign in' | 'add passkey' | 'give factor' | 'enrol factor' | 'remove factor'
  /** Who has to sign; `null` where the signature says who it is. */
  userId: string | null
  /** The origin of the page. */
  origin: string
  /** In epoch milliseconds. */
  expiresAt: number
}

const count = plain('a whole number', (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0)

/** The form of a {@link WebAuthnState}. */
export const webAuthnShape: Shape<WebAuthnState> = record<WebAuthnState>({
  credentials: list(
    record<WebAuthnCredential>({
      id: text,
      credentialId: text,
      publicKey: text,
      counter: count,
      userId: text,
      use: oneOf('passkey', 'secondFactor'),
      deviceType: oneOf('Platform', 'CrossPlatform'),
      name: text,
      createdAt: text,
    }),
  ),
  challenges: list(
    record<WebAuthnChallenge>({
      challenge: text,
      token: text,
      purpose: oneOf('sign in', 'add passkey', 'give factor', 'enrol factor', 'remove factor'),
      userId: nullable(text),
      origin: text,
      expiresAt: number,
    }),
  ),
})

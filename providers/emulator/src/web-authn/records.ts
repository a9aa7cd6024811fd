import { part, records } from '../core/records.ts'
import { count, list, nullable, number, oneOf, record, text } from '../core/shape.ts'

/** The passkeys and security keys of all people. */
export interface WebAuthnState {
  credentials: WebAuthnCredential[]
  challenges: WebAuthnChallenge[]
}

/** A credential whose private key is in a device. */
export interface WebAuthnCredential {
  /** The id of the device in the contract. */
  id: string
  /** The id of the credential, in base64url. */
  credentialId: string
  /** The public key (COSE), in base64url. */
  publicKey: string
  /** The signature counter. It only rises; 0 for devices that do not count. */
  counter: number
  userId: string
  use: 'passkey' | 'secondFactor'
  deviceType: 'Platform' | 'CrossPlatform'
  name: string
  createdAt: string
}

/** A single-use challenge for a device. */
export interface WebAuthnChallenge {
  /** The challenge itself, in base64url. */
  challenge: string
  /** The `webauthnToken` of the contract's answers. */
  token: string
  /** The purpose of the signature. */
  purpose: 'sign in' | 'add passkey' | 'give factor' | 'enrol factor' | 'remove factor'
  /** The required signer; `null` if the signature names the signer. */
  userId: string | null
  /** The origin of the page. */
  origin: string
  expiresAt: number
}

const credential = record<WebAuthnCredential>({
  id: text,
  credentialId: text,
  publicKey: text,
  counter: count,
  userId: text,
  use: oneOf('passkey', 'secondFactor'),
  deviceType: oneOf('Platform', 'CrossPlatform'),
  name: text,
  createdAt: text,
})

const challenge = record<WebAuthnChallenge>({
  challenge: text,
  token: text,
  purpose: oneOf('sign in', 'add passkey', 'give factor', 'enrol factor', 'remove factor'),
  userId: nullable(text),
  origin: text,
  expiresAt: number,
})

export const webAuthnRecords = records({
  webAuthn: part(
    record<WebAuthnState>({ credentials: list(credential), challenges: list(challenge) }),
    (): WebAuthnState => ({ credentials: [], challenges: [] }),
  ),
})

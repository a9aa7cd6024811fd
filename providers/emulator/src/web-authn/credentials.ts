import { missing } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import { type WebAuthnCredential, type WebAuthnState, webAuthnRecords } from './records.ts'

/** The devices and the open challenges. */
export function webAuthnOf(state: CoreState): WebAuthnState {
  return webAuthnRecords.of(state).webAuthn
}

/** A person's devices of one use, in the order they were set up in. */
export function devicesOf(state: CoreState, user: User, use: WebAuthnCredential['use']): WebAuthnCredential[] {
  return webAuthnOf(state).credentials.filter((one) => one.userId === user.id && one.use === use)
}

/** The device of a person that the path of a call names. */
export function namedDevice({ state, path }: Call, user: User, use: WebAuthnCredential['use']): WebAuthnCredential {
  const device = devicesOf(state, user, use).find(({ id }) => id === path['deviceId'])
  if (device) return device
  throw missing('The device')
}

export function forgetDevice(state: CoreState, device: WebAuthnCredential): void {
  const known = webAuthnOf(state)
  known.credentials = known.credentials.filter((one) => one !== device)
}

/** The credential descriptors for a browser. */
export function descriptorsOf(credentials: readonly Pick<WebAuthnCredential, 'credentialId'>[]) {
  return credentials.map(({ credentialId }) => ({ type: 'public-key', id: credentialId }))
}

/**
 * A made-up credential for an address without a passkey, the same each time: it does not disclose accounts (WebAuthn
 * Level 3, section 14.6.2).
 */
export function nobodysCredential(email: string): Pick<WebAuthnCredential, 'credentialId'> {
  return { credentialId: base64url(new TextEncoder().encode(digest(`nobody ${email}`)).slice(0, 32)) }
}

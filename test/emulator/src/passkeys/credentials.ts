import { digest } from '../auth/password-hash.ts'
import type { Call } from '../http/call.ts'
import { missing } from '../http/errors.ts'
import type { State, User } from '../state/types.ts'
import type { WebAuthnCredential, WebAuthnState } from '../state/web-authn.ts'
import { base64url } from './base64url.ts'

/** What is known of devices; states of before there were any have none. */
export function webAuthnOf(state: State): WebAuthnState {
  state.webAuthn ??= { credentials: [], challenges: [] }
  return state.webAuthn
}

/** A person's devices of one use, in the order they were set up in. */
export function devicesOf({ webAuthn }: State, user: User, use: WebAuthnCredential['use']): WebAuthnCredential[] {
  return webAuthn?.credentials.filter((one) => one.userId === user.id && one.use === use) ?? []
}

/** The device of a person that the path of a call names. */
export function namedDevice({ state, path }: Call, user: User, use: WebAuthnCredential['use']): WebAuthnCredential {
  const device = devicesOf(state, user, use).find(({ id }) => id === path['deviceId'])
  if (device) return device
  throw missing('The device')
}

/** Forgets a device. */
export function forgetDevice(state: State, device: WebAuthnCredential): void {
  const known = webAuthnOf(state)
  known.credentials = known.credentials.filter((one) => one !== device)
}

/** Credentials as a browser is told them. */
export function descriptorsOf(credentials: readonly Pick<WebAuthnCredential, 'credentialId'>[]) {
  return credentials.map(({ credentialId }) => ({ type: 'public-key', id: credentialId }))
}

/**
 * A credential nobody has, the same for an address each time: what an address without a passkey is answered with, so that
 * nobody learns which addresses exist (WebAuthn Level 3, section 14.6.2).
 */
export function nobodysCredential(email: string): Pick<WebAuthnCredential, 'credentialId'> {
  return { credentialId: base64url(new TextEncoder().encode(digest(`nobody ${email}`)).slice(0, 32)) }
}

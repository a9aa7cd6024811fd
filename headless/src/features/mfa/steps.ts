import { secret } from '../../core/secret.ts'
import type { Challenge } from '../../session/types.ts'
import type { AuthenticatorSetup, EnrollAuthenticatorStep, MfaMethod, MfaStep } from './types.ts'

/** The step a challenge begins with: one factor goes straight to it, several are chosen from (SPEC section 4). */
export function stepFor(challenge: Challenge | null): MfaStep {
  if (!challenge) return { name: 'idle' }
  const mode = challenge.isEnrolled ? 'verify' : 'enroll'
  const methods = challenge.isEnrolled ? enrolledMethods(challenge.devices) : challenge.strategies
  const [first = 'AuthenticatorApp', ...others] = methods
  return others.length === 0 ? stepOf(first, mode) : { name: 'verify', mode, methods }
}

/** The step of one factor. */
export function stepOf(method: MfaMethod, mode: 'verify' | 'enroll'): MfaStep {
  if (method !== 'AuthenticatorApp') return { name: 'unsupported', reason: method }
  return mode === 'verify' ? { name: 'authenticatorApp', mode } : { name: 'authenticatorApp', mode, setup: null }
}

/** Whether a step sets an authenticator app up. */
export function isSetUp(step: MfaStep): step is EnrollAuthenticatorStep {
  return step.name === 'authenticatorApp' && step.mode === 'enroll'
}

/** What to set an authenticator app up with, from the QR code the provider gives. */
export function setupOf(qrCode: string): AuthenticatorSetup {
  const key = qrCode.startsWith('otpauth:') ? new URL(qrCode).searchParams.get('secret') : null
  return { qrCode: secret(qrCode), key: key ? secret(key) : null }
}

function enrolledMethods({ authenticators, phones, emails, webauthn }: Challenge['devices']): readonly MfaMethod[] {
  const has = (type: 'Platform' | 'CrossPlatform') => webauthn.some((device) => device.deviceType === type)
  const held: readonly (readonly [MfaMethod, boolean])[] = [
    ['AuthenticatorApp', authenticators.length > 0],
    ['SMS', phones.length > 0],
    ['EmailCode', emails.length > 0],
    ['WebAuthnPlatform', has('Platform')],
    ['WebAuthnCrossPlatform', has('CrossPlatform')],
  ]
  return held.flatMap(([method, isHeld]) => (isHeld ? [method] : []))
}

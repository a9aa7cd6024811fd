import type { Challenge } from '../../session/types.ts'
import type { EnrollAuthenticatorStep, MfaMethod, MfaStep } from './types.ts'

/** The first step of a challenge: a single factor starts at once, several are offered. */
export function stepFor(challenge: Challenge | null): MfaStep {
  if (!challenge) return { name: 'idle' }
  const methods = methodsOf(challenge)
  const [first, ...others] = methods
  // A WebAuthn dialog needs a user gesture. If the provider names no factor, its codes may still work.
  return first && others.length === 0 && !isWebAuthn(first)
    ? stepOf(first, challenge)
    : { name: 'verify', mode: modeOf(challenge), methods: first ? methods : ['AuthenticatorApp'] }
}

/** The first step of one factor. */
export function stepOf(method: MfaMethod, challenge: Challenge): MfaStep {
  const mode = modeOf(challenge)
  const { phones, emails, webauthn } = challenge.devices
  const unsent = { mode, sent: null }
  switch (method) {
    case 'AuthenticatorApp':
      return mode === 'verify' ? { name: 'authenticatorApp', mode } : { name: 'authenticatorApp', mode, setup: null }
    case 'SMS':
      return mode === 'verify'
        ? { name: 'smsVerifyCode', ...unsent, phoneNumber: phones[0]?.phoneNumber ?? '', phones }
        : { name: 'smsSetPhoneNumber', phoneNumber: '' }
    case 'EmailCode':
      return { name: 'emailVerifyCode', ...unsent, email: emails[0]?.email ?? challenge.email ?? '' }
    case 'WebAuthnPlatform':
    case 'WebAuthnCrossPlatform': {
      const devices = webauthn.filter(({ deviceType }) => method === `WebAuthn${deviceType}`)
      return { name: 'webAuthn', mode, method, devices: mode === 'verify' ? devices : [] }
    }
    default:
      return { name: 'unsupported', reason: method satisfies never }
  }
}

/** The factors that meet a challenge: enrolled ones, or those that may be enrolled. */
export function methodsOf({ isEnrolled, devices, strategies }: Challenge): readonly MfaMethod[] {
  if (!isEnrolled) return [...new Set(strategies)]
  const { authenticators, phones, emails, webauthn } = devices
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

/** `true` for the enrollment of an authenticator app. */
export function isSetUp(step: MfaStep): step is EnrollAuthenticatorStep {
  return step.name === 'authenticatorApp' && step.mode === 'enroll'
}

function modeOf({ isEnrolled }: Challenge): 'verify' | 'enroll' {
  return isEnrolled ? 'verify' : 'enroll'
}

function isWebAuthn(method: MfaMethod): boolean {
  return method.startsWith('WebAuthn')
}

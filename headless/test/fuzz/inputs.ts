import type { Draw } from '../draw.ts'
import { textOf } from './values.ts'

/** What an action may be handed: every member that any of them asks for, with anything a person may type. */
export function inputOf(draw: Draw): Readonly<Record<string, unknown>> {
  const texts = Object.fromEntries(
    textNames.map((name) => [name, draw.chance(0.7) ? (typed[name]?.(draw) ?? textOf(name, draw)) : '']),
  )
  return {
    ...texts,
    ...Object.fromEntries(switches.map((name) => [name, draw.chance(0.5)])),
    maxAge: draw.pick([0, 60, undefined]),
    additionalFields: {},
    metadata: {},
    kind: 'authenticated',
  }
}

/** Members that hold a text, by name. */
const textNames = [
  'email',
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'token',
  'userId',
  'tenantId',
  'recoveryCode',
  'recaptchaToken',
  'invitationToken',
  'phone',
  'phoneNumber',
  'id',
  'deviceId',
  'name',
  'companyName',
  'provider',
  'method',
  'factor',
  'strategy',
  'type',
]

const typed: Readonly<Record<string, (draw: Draw) => string>> = {
  code: (draw) => draw.pick(['123456', '12', 'abcdef', ' 123 456 ']),
  factor: (draw) => draw.pick(['authenticatorApp', 'sms', 'email', 'webauthn', 'AuthenticatorApp', 'SMS']),
  provider: (draw) => draw.pick(['google', 'github', 'somethingNew']),
}

/** Members that are on or off. */
const switches = ['rememberDevice', 'silent', 'terms', 'acceptTerms', 'dontShowAgain']

import type { Draw } from '../draw.ts'
import { textOf } from './values.ts'

/**
 * Returns an input for any action. It has every member that an action reads, with values that a user can type or choose
 * in `shown`.
 */
export function inputOf(draw: Draw, shown: object): Readonly<Record<string, unknown>> {
  const texts = Object.fromEntries(
    textNames.map((name) => [name, draw.chance(0.8) ? (typed[name]?.(draw) ?? textOf(name, draw)) : '']),
  )
  const user = { id: 'ada', email: 'ada@acme.test', name: 'Ada', tenantId: 'acme', claims: {} }
  const strategies = draw.pick([['AuthenticatorApp'], ['SMS', 'EmailCode'], ['AuthenticatorApp', 'SMS', 'WebAuthn']])
  const devices = { webauthn: [], phones: [], authenticators: [], emails: [] }
  const challenge = { mfaToken: 'm', isEnrolled: draw.chance(0.5), devices, strategies }
  const steps = [
    'loginWithOtc',
    'loginWithSmsOtc',
    'loginWithQuickSmsOtc',
    'magicLinkPreLoginSuccess',
    'magicLinkPostLoginSuccess',
  ] as const
  const sent = { resendAt: 0, email: 'ada@acme.test', isStaying: false, phoneNumber: '' }
  const kind = draw.pick(kinds)
  return {
    ...texts,
    kind,
    ...Object.fromEntries(switches.map((name) => [name, draw.chance(0.5)])),
    ...chosen(draw, shown),
    ids: [...idsIn(shown)].filter(() => draw.chance(0.5)),
    text: draw.pick(['', 'ada']),
    filters: draw.pick([{}, { kind: 'sms' }]),
    by: draw.pick(['name', 'id', 'nothing']),
    order: draw.pick(['ASC', 'DESC']),
    page: draw.pick([0, 1, 7]),
    pageSize: draw.pick([null, 1, 20]),
    maxAge: draw.pick([0, 60, undefined]),
    since: draw.pick([0, undefined]),
    additionalFields: draw.pick([{}, { team: 'red' }]),
    metadata: {},
    params: {},
    directAction: draw.pick<unknown>([undefined, { type: 'direct', data: 'https://idp.test/' }]),
    user,
    challenge: draw.chance(0.8) ? challenge : null,
    error: new Error('refused'),
    reason: 'somethingNew',
    password: kind === 'authenticated' ? standingOf(draw) : 'Correct-horse-7',
    step: kind === 'passed' ? draw.pick(afterLogin) : { ...sent, name: draw.pick(steps) },
  }
}

/** Returns a rendered id, if there is one. */
function chosen(draw: Draw, shown: object): { readonly id?: string; readonly deviceId?: string } {
  const [first, ...others] = [...idsIn(shown)]
  return first !== undefined && draw.chance(0.8) ? { id: draw.pick([first, ...others]), deviceId: first } : {}
}

function* idsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if ((name === 'id' || name === 'deviceId') && typeof member === 'string') yield member
    else yield* idsIn(member)
  }
}

function standingOf(draw: Draw) {
  return { isBreached: draw.chance(0.2), expiresIn: draw.pick([undefined, 2]), notificationPeriod: 7 }
}

/** The names of the members that are strings. */
const textNames = [
  'email',
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
  'username',
  'id',
  'deviceId',
  'name',
  'companyName',
  'provider',
  'mode',
  'address',
  'action',
  'method',
  'way',
  'device',
  'deviceType',
  'version',
  'reload',
  'organization',
  'prompt',
  'loginHint',
  'returnTo',
]

const typed: Readonly<Record<string, (draw: Draw) => string>> = {
  code: (draw) => draw.pick(['123456', '123456', '12', 'abcdef', ' 123 456 ']),
  newPassword: () => 'Correct-horse-8',
  token: (draw) => draw.pick(['one-time', 'x'.repeat(300)]),
  userId: () => 'ada',
  tenantId: (draw) => draw.pick(['acme', 'globex', 'nowhere']),
  provider: (draw) => draw.pick(['google', 'github', 'a', '42', 'somethingNew']),
  mode: (draw) => draw.pick(['social-login', 'custom-social-login', 'direct']),
  address: (draw) => draw.pick(['https://idp.test/authorize', '/inside', 'javascript:alert(1)', 'no address']),
  action: (draw) => draw.pick(['login', 'signUp']),
  method: (draw) =>
    draw.pick([
      'AuthenticatorApp',
      'SMS',
      'EmailCode',
      'WebAuthn',
      'WebAuthnPlatform',
      'WebAuthnCrossPlatform',
      'email',
      'sms',
    ]),
  way: (draw) => draw.pick(['Code', 'MagicLink', 'SmsCode']),
  device: (draw) => draw.pick(['internal', 'usb-key', 'android', 'sms']),
  deviceType: (draw) => draw.pick(['Platform', 'CrossPlatform']),
  version: (draw) => draw.pick(['v1', 'v2', 'v3']),
  reload: (draw) => draw.pick(['silent', 'full']),
  prompt: () => 'login',
  returnTo: (draw) => draw.pick(['/bye', 'https://elsewhere.test/', 'javascript:alert(1)']),
}

/** The kinds of results that a sign-in continues from. They are complete, because no user types a kind. */
const kinds = [
  'authenticated',
  'challenge',
  'passwordReset',
  'breachedPassword',
  'unsupported',
  'ssoFailed',
  'step',
  'passed',
  'passwordChanged',
  'resetLinkSent',
] as const

const afterLogin = ['breachedPassword', 'passwordRotationNotification', 'promptQuickSms', 'promptPasskeys'] as const

/** The names of the members that are booleans. */
const switches = ['rememberDevice', 'acceptsTerms', 'dontAskAgain', 'asLastUser', 'isSignedIn']

import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { loginOf, mfaOf, openLogin } from '../../../test/open-login.ts'
import type { LoginAnswer } from '../../session/types.ts'
import { stepFor } from './steps.ts'
import type { MfaMethod } from './types.ts'

type Devices = NonNullable<LoginAnswer['mfaDevices']>

const app: Partial<Devices> = { authenticators: [{ id: 'app' }] }
const phone: Partial<Devices> = { phones: [{ id: 'phone', phoneNumber: '+49***78' }] }
const mail: Partial<Devices> = { emails: [{ email: 'ann@acme.test' }] }
const platform: Partial<Devices> = { webauthn: [{ id: 'face', name: 'Laptop', deviceType: 'Platform' }] }
const key: Partial<Devices> = { webauthn: [{ id: 'key', name: 'Key', deviceType: 'CrossPlatform' }] }
const both: Partial<Devices> = { webauthn: [...(platform.webauthn ?? []), ...(key.webauthn ?? [])] }

const every = ['AuthenticatorApp', 'SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform']
const none: Devices = { webauthn: [], phones: [], authenticators: [], emails: [] }
const tokenless = { mfaRequired: true, mfaToken: 'x', userEmail: 'ann@acme.test' }

async function challenged(answer: LoginAnswer, options: Parameters<typeof openApp>[0] = {}): Promise<App> {
  const opened = await openLogin(options)
  await opened.client.session.accept({ ...tokenless, ...answer }, new AbortController())
  await until(() => mfaOf(opened).step.name !== 'idle')
  return opened
}

const enrolled = (devices: Partial<Devices>): LoginAnswer => ({
  mfaEnrolled: true,
  mfaDevices: { ...none, ...devices },
})

describe('with second factors enrolled, the step', () => {
  it.each([
    ['an authenticator app', app, { name: 'authenticatorApp', mode: 'verify' }],
    ['a phone', phone, { name: 'smsVerifyCode', mode: 'verify', phoneNumber: '+49***78' }],
    ['an address', mail, { name: 'emailVerifyCode', mode: 'verify', email: 'ann@acme.test' }],
    ['a passkey', platform, { name: 'verify', mode: 'verify', methods: ['WebAuthnPlatform'] }],
    ['a security key', key, { name: 'verify', mode: 'verify', methods: ['WebAuthnCrossPlatform'] }],
    ['a passkey and a key', both, { name: 'verify', methods: ['WebAuthnPlatform', 'WebAuthnCrossPlatform'] }],
    ['one of every kind', { ...app, ...phone, ...mail, ...both }, { name: 'verify', methods: every }],
    ['an app and a phone', { ...app, ...phone }, { name: 'verify', methods: ['AuthenticatorApp', 'SMS'] }],
    ['nothing that is named', {}, { name: 'verify', mode: 'verify', methods: ['AuthenticatorApp'] }],
  ])('the step for %s, with second factors enrolled, is the one of the table', async (_, devices, step) => {
    expect(mfaOf(await challenged(enrolled(devices))).step).toMatchObject(step)
  })

  it('counts several phones as one kind', async () => {
    const phones = [
      { id: 'one', phoneNumber: '+1' },
      { id: 'two', phoneNumber: '+2' },
    ]
    const { step } = mfaOf(await challenged(enrolled({ phones })))
    expect(step).toMatchObject({ name: 'smsVerifyCode', phones })
  })

  it('verifies a mail code if an address is present although no factor is marked as enrolled', async () => {
    const answer = { mfaEnrolled: false, mfaDevices: { ...none, ...mail } }
    expect(mfaOf(await challenged(answer)).step).toMatchObject({ name: 'emailVerifyCode', mode: 'verify' })
  })
})

describe('with no second factor enrolled, the step', () => {
  const cases: readonly (readonly [string, readonly MfaMethod[], object])[] = [
    ['an authenticator app', ['AuthenticatorApp'], { name: 'authenticatorApp', mode: 'enroll' }],
    ['a phone', ['SMS'], { name: 'smsSetPhoneNumber' }],
    ['an address', ['EmailCode'], { name: 'emailVerifyCode', mode: 'enroll', email: 'ann@acme.test' }],
    ['a passkey', ['WebAuthnPlatform'], { name: 'verify', mode: 'enroll', methods: ['WebAuthnPlatform'] }],
    ['a security key', ['WebAuthnCrossPlatform'], { name: 'verify', mode: 'enroll' }],
    ['several kinds', ['AuthenticatorApp', 'SMS'], { name: 'verify', methods: ['AuthenticatorApp', 'SMS'] }],
    ['nothing that is named', [], { name: 'verify', mode: 'enroll', methods: ['AuthenticatorApp'] }],
  ]
  it.each(cases)(
    'the step for %s, with no second factor enrolled, is the one of the table',
    async (_, mfaStrategies, step) => {
      const answer = { mfaEnrolled: false, mfaStrategies: [...mfaStrategies] }
      expect(mfaOf(await challenged(answer)).step).toMatchObject(step)
    },
  )
})

describe('the sign-in', () => {
  it.each([
    ['is asked for a factor where one is enrolled', enrolled(app), 'loginWithTwoFactor'],
    ['is asked for a factor where nothing says that none is enrolled', { mfaDevices: none }, 'loginWithTwoFactor'],
    ['must enrol one where none is', { mfaEnrolled: false, mfaStrategies: ['SMS'] }, 'forceTwoFactor'],
    [
      'is asked where an address would do',
      { mfaEnrolled: false, mfaDevices: { ...none, ...mail } },
      'loginWithTwoFactor',
    ],
  ] satisfies readonly (readonly [string, LoginAnswer, string])[])(
    'leads on as in the table: %s',
    async (_, answer, name) => {
      const opened = await challenged(answer)
      expect(loginOf(opened).step).toEqual({ name, email: 'ann@acme.test' })
    },
  )
})

describe('the factor given last', () => {
  const answer = enrolled({ ...app, ...phone })
  const keyOf = ({ client }: App) => `frontegg-preferred-mfa-method:${client.name}`

  async function again(kept: string, options: Parameters<typeof openApp>[0]) {
    const first = await openApp()
    first.ports.storage.session.set(keyOf(first), kept)
    return challenged(answer, { beside: first, sameBrowser: true, ...options })
  }

  it('the last used second factor begins the next sign-in if the client is to remember it', async () => {
    const opened = await again('sms', { rememberMfaMethod: true })
    expect(mfaOf(opened)).toMatchObject({ step: { name: 'smsVerifyCode' }, hasChoice: true })
    mfaOf(opened).chooseAgain()
    expect(mfaOf(opened).step.name).toBe('verify')
  })

  it.each([
    ['authenticatorApp', { name: 'authenticatorApp', mode: 'verify' }],
    ['email', { name: 'emailVerifyCode' }],
    ['webauthnPlatform', { name: 'webAuthn', method: 'WebAuthnPlatform' }],
    ['webauthnCrossPlatform', { name: 'webAuthn', method: 'WebAuthnCrossPlatform' }],
  ])('the last used second factor is found by the stored name %s', async (kept, step) => {
    const first = await openApp()
    first.ports.storage.session.set(keyOf(first), kept)
    const all = enrolled({ ...app, ...phone, ...mail, ...both })
    const opened = await challenged(all, { beside: first, sameBrowser: true, rememberMfaMethod: true })
    expect(mfaOf(opened).step).toMatchObject(step)
  })

  it('the last used second factor is not preselected by default, so that the user chooses', async () => {
    expect(mfaOf(await again('sms', {})).step.name).toBe('verify')
  })

  it('the last used second factor is not preselected if it is no longer enrolled', async () => {
    expect(mfaOf(await again('email', { rememberMfaMethod: true })).step.name).toBe('verify')
  })
})

it('offers a factor once that the provider names twice', () => {
  const devices = { webauthn: [], phones: [], authenticators: [], emails: [] }
  const strategies = ['SMS', 'EmailCode', 'SMS'] as const
  const challenge = { mfaToken: 'm', isEnrolled: false, devices, strategies: [...strategies], email: undefined }
  expect(stepFor(challenge)).toMatchObject({ methods: ['SMS', 'EmailCode'] })
})

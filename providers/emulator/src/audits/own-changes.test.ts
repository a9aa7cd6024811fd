import { expect, it } from 'vitest'
import { openQuickScene, personIn, textOf } from '../../test/open-caller.ts'
import { createTestAuthenticator, demoAuthenticatorSecret, demoPassword, totp } from '../testing/index.ts'

const users = '/identity/resources/users'
const mfa = `${users}/v1/mfa`
const numbers = `${users}/phone-numbers/v1`
const devices = `${users}/webauthn/v1/devices`
const sessions = `${users}/sessions/v1/me`
const phoneNumber = '+4915112345678'
const { signal } = new AbortController()

async function openAs(email: string) {
  const scene = await openQuickScene()
  const token = await scene.tokenOf(email)
  async function call(method: string, path: string, body?: unknown) {
    const answer = await scene.call(method, path, { token, ...(body !== undefined && { body }) })
    expect(answer.status, `${method} ${path}`).toBeLessThan(300)
    return answer
  }
  const post = (path: string, body: unknown = {}) => call('POST', path, body)
  return {
    call,
    post,
    emulator: scene.emulator,
    person: () => personIn(scene.emulator, email),
    /** Submits the last code that was sent, with the token of its request. */
    giveCode: (path: string, otcToken: unknown) =>
      post(path, { otcToken, code: /\d{6}/.exec(scene.emulator.outbox().at(-1)?.text ?? '')?.[0] }),
    totpOf: (secret: string) => totp(secret, scene.emulator.now()),
    otherSession() {
      scene.emulator.signIn(email)
      return scene.emulator.snapshot().sessions.at(-1)?.id ?? ''
    },
  }
}

type Person = Awaited<ReturnType<typeof openAs>>

async function enrollApp({ post, totpOf }: Person, path: string) {
  const key = new URL(textOf(await post(path), 'qrCode')).searchParams.get('secret') ?? ''
  await post(`${path}/verify`, { token: totpOf(key) })
}

/** The changes of users to their own account: the title, the user, the rows of the log, the calls. */
const changes: readonly (readonly [string, string, readonly string[], (person: Person) => Promise<unknown>])[] = [
  [
    'of the password',
    'reader@acme.test',
    ['changePassword'],
    ({ post }) => post(`${users}/v1/passwords/change`, { password: demoPassword, newPassword: 'Another-demo-2' }),
  ],
  ['of the first app', 'reader@acme.test', ['verifyMfaEnrollment'], (person) => enrollApp(person, `${mfa}/enroll`)],
  [
    'of one more app',
    'reader@acme.test',
    ['verifyAuthenticatorEnrollment'],
    (person) => enrollApp(person, `${mfa}/authenticator/enroll`),
  ],
  [
    'that removes an app',
    'mfa@acme.test',
    ['disableAuthenticator'],
    ({ post, person, totpOf }) =>
      post(`${mfa}/authenticator/${person().authenticators[0]?.id}/disable/verify`, {
        token: totpOf(demoAuthenticatorSecret),
      }),
  ],
  [
    'that turns all factors off',
    'mfa@acme.test',
    ['disableMfa'],
    ({ post, totpOf }) => post(`${mfa}/disable`, { token: totpOf(demoAuthenticatorSecret) }),
  ],
  [
    'of a phone as a second factor',
    'reader@acme.test',
    ['verifySmsEnrollment', 'disableSms'],
    async ({ post, giveCode, person }) => {
      const added = await post(`${mfa}/sms/enroll`, { phoneNumber })
      await giveCode(`${mfa}/sms/enroll/verify`, added.body['otcToken'])
      const path = `${mfa}/sms/${person().phones?.[0]?.id}/disable`
      await giveCode(`${path}/verify`, (await post(path)).body['otcToken'])
    },
  ],
  [
    'of a device as a second factor',
    'reader@acme.test',
    ['verifyWebAuthnEnrollment', 'disableWebAuthn'],
    async ({ post, call }) => {
      const device = createTestAuthenticator({ deviceType: 'CrossPlatform', verifiesPerson: false })
      const offered = (await post(`${mfa}/webauthn/enroll`)).body
      const { deviceType, ...options } = await device.create(offered['options'] as never, { signal })
      await post(`${mfa}/webauthn/enroll/verify`, { deviceType, webauthnToken: offered['webauthnToken'], options })
      const { webauthn } = (await call('GET', `${mfa}/devices`)).body as { webauthn: [{ id: string }] }
      const path = `${mfa}/webauthn/${webauthn[0].id}/disable`
      const asked = (await post(path)).body
      const proof = await device.get(asked['options'] as never, { signal })
      await post(`${path}/verify`, { webauthnToken: asked['webauthnToken'], options: proof })
    },
  ],
  [
    'of a passkey',
    'admin@acme.test',
    ['verifyWebAuthnDevice', 'deleteWebAuthnDevice'],
    async ({ post, call, emulator }) => {
      emulator.arrange(({ security }) => {
        security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
      })
      const device = createTestAuthenticator()
      const options = (await post(devices)).body as never
      await post(`${devices}/verify`, await device.create(options, { signal }))
      const own = (await call('GET', devices)).body as { devices: [{ id: string }] }
      await call('DELETE', `${devices}/${own.devices[0].id}`)
    },
  ],
  [
    'of a phone number',
    'reader@acme.test',
    ['createPhoneNumber', 'verifyPhoneNumber', 'verifyPhoneNumberDeletion'],
    async ({ post, call, giveCode }) => {
      const added = await post(numbers, { phoneNumber, verify: true })
      await giveCode(`${numbers}/verify`, added.body['otcToken'])
      const own = Object.values((await call('GET', `${numbers}/me`)).body) as { id: string; phoneNumber: string }[]
      const path = `${numbers}/${own.find((one) => one.phoneNumber === phoneNumber)?.id}`
      await giveCode(`${path}/delete/verify`, (await call('DELETE', path)).body['otcToken'])
    },
  ],
  [
    'of the phone number for codes',
    'reader@acme.test',
    ['verifyPhoneNumberChange'],
    async ({ post, emulator }) => {
      const { changePhoneId } = (await post(`${users}/v1/phone`, { phoneNumber })).body
      const code = /\d{6}/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0]
      await post(`${users}/v1/phone/verify`, { changePhoneId, code })
    },
  ],
  [
    'of a lost phone number',
    'reader@acme.test',
    ['changePhoneNumber'],
    async ({ post, call, emulator }) => {
      const reset = (await post(`${users}/v1/phone/reset`, { email: 'reader@acme.test' })).body
      const code = /\d{6}/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0]
      const proved = (await post(`${users}/v1/phone/reset/verify`, { ...reset, code })).body
      await call('PUT', `${users}/v1/phone/change`, { ...proved, phoneNumber })
    },
  ],
  [
    'of the sessions',
    'reader@acme.test',
    ['deleteMySession', 'deleteAllMySessions'],
    async ({ call, otherSession }) => {
      await call('DELETE', `${sessions}/${otherSession()}`)
      await call('DELETE', `${sessions}/all`)
    },
  ],
  [
    'of the account',
    'admin@acme.test',
    ['updateAccountSettings', 'updateAccountMetadata'],
    async ({ call, post }) => {
      await call('PUT', '/tenants/resources/account-settings/v1', { currency: 'EUR' })
      await post('/metadata/admin-box', { actions: [{ type: 'theme', payload: {} }] })
    },
  ],
]

it.each(changes)('a change %s writes whole rows of the audit log', async (_, email, actions, change) => {
  const person = await openAs(email)
  await change(person)
  const { vendor, audits } = person.emulator.snapshot()
  const { id, name, activeTenantId } = person.person()
  expect(audits).toEqual(
    actions.map((action) => ({
      id: expect.any(String),
      vendorId: vendor.id,
      tenantId: activeTenantId,
      userId: id,
      user: name,
      email,
      action,
      ip: expect.any(String),
      userAgent: expect.any(String),
      createdAt: expect.stringMatching(/^2026-/),
      description: expect.stringMatching(/\w/),
      severity: expect.stringMatching(/^(Info|High)$/),
      json: { operation: action, method: expect.any(String), path: expect.stringContaining('/frontegg/') },
    })),
  )
})

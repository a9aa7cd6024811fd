import { createTestAuthenticator } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { errorOf, givePassword, loginOf, mfaOf } from '../../../test/open-login.ts'
import { createClient } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Ports, WebAuthn } from '../../core/ports/ports.ts'
import { sessionFeature } from '../../session/feature.ts'
import { loginFeature } from '../login/index.ts'
import { mfaFeature } from './feature.ts'

const email = 'reader@acme.test'

/**
 * Opens an application whose browser has this device. Its tenant allows passkeys and security keys as second factors.
 */
async function openWith(webAuthn: WebAuthn): Promise<App> {
  const app = await openApp({ starts: false, address: 'https://app.test/account/login' })
  const ports: Partial<Ports> = { ...app.ports, webAuthn }
  const client = createClient({ baseUrl: app.provider.baseUrl, ports })
  app.provider.emulator.arrange((state) => {
    state.security.mfaStrategies = ['WebAuthnPlatform', 'WebAuthnCrossPlatform']
    for (const user of state.users) if (user.email === email) user.isMfaForced = true
  })
  client.get(loginFeature).subscribe(() => {})
  client.get(mfaFeature).subscribe(() => {})
  await client.start()
  return { ...app, client }
}

/** Waits until the policy on remembered devices is loaded. */
const policyRead = (app: App) => until(() => mfaOf(app).calls.loadRememberPolicy.status === 'succeeded')

const statusOf = (app: App) => app.client.get(sessionFeature).getSnapshot().status

async function enroll(app: App, method: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform') {
  await givePassword(app, email)
  await until(() => mfaOf(app).step.name === 'verify')
  mfaOf(app).chooseMethod({ method })
  await until(() => mfaOf(app).step.name === 'recoveryCode')
  await mfaOf(app).acknowledgeRecoveryCode()
  await until(() => statusOf(app) === 'authenticated')
}

describe.each([
  ['a passkey', 'WebAuthnPlatform', 'Platform'],
  ['a security key', 'WebAuthnCrossPlatform', 'CrossPlatform'],
] as const)('%s', (_, method, deviceType) => {
  it('a WebAuthn device is enrolled by choosing it, and gives the factor of the next sign-in', async () => {
    const app = await openWith(createTestAuthenticator({ deviceType }))
    await enroll(app, method)
    await app.client.session.logOut()
    await givePassword(app, email)
    expect(mfaOf(app).step).toEqual({ name: 'verify', mode: 'verify', methods: [method] })
    await policyRead(app)
    mfaOf(app).chooseMethod({ method })
    expect((await mfaOf(app).submitWebAuthn()).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
    expect(app.client.get(sessionFeature).getSnapshot().user?.amr).toEqual(['pwd', 'mfa', 'hwk'])
    expect(app.ports.storage.session.get('frontegg-preferred-mfa-method:default')).toBe(method.replace('WebA', 'weba'))
  })
})

describe('a device that may be remembered', () => {
  /** Signs in a user with a passkey again. The browser may be remembered for the given seconds. */
  async function signInAgain(rememberDeviceFor: number | null): Promise<App> {
    const app = await openWith(createTestAuthenticator())
    app.provider.emulator.arrange(({ security }) => {
      security.rememberDeviceFor = rememberDeviceFor
    })
    await enroll(app, 'WebAuthnPlatform')
    await app.client.session.logOut()
    await givePassword(app, email)
    return app
  }

  it('a device that may be remembered is requested on submit, so that the user can choose that first', async () => {
    const app = await signInAgain(86_400)
    await policyRead(app)
    mfaOf(app).chooseMethod({ method: 'WebAuthnPlatform' })
    expect(mfaOf(app)).toMatchObject({ step: { name: 'webAuthn', mode: 'verify' }, rememberFor: 86_400 })
    expect(mfaOf(app).calls.submitWebAuthn.status).toBe('idle')
    await mfaOf(app).submitWebAuthn({ rememberDevice: true })
    await until(() => loginOf(app).step.name === 'success')
    await app.client.session.logOut()
    await givePassword(app, email)
    await until(() => loginOf(app).step.name === 'success')
  })

  it('a device is not requested at once while it is unknown whether it may be remembered', async () => {
    const app = await signInAgain(null)
    app.provider.emulator.faults.add({ operation: 'getRememberMfaDevice', kind: 'drop' })
    mfaOf(app).chooseMethod({ method: 'WebAuthnPlatform' })
    expect(mfaOf(app).calls.submitWebAuthn.status).toBe('idle')
  })

  it('a device that may not be remembered is requested by the choice, and the policy is read once', async () => {
    const app = await signInAgain(null)
    await policyRead(app)
    mfaOf(app).chooseAgain()
    mfaOf(app).chooseMethod({ method: 'WebAuthnPlatform' })
    await until(() => loginOf(app).step.name === 'success')
    expect(app.called().filter((name) => name === 'getRememberMfaDevice')).toHaveLength(1)
  })
})

describe('several devices', () => {
  it('several devices of one kind are one method, and a device other than the first can be requested', async () => {
    const asked: (readonly string[])[] = []
    const device = createTestAuthenticator()
    const app = await openWith({
      ...device,
      get: (options, call) => {
        asked.push((options.allowCredentials ?? []).map(({ id }) => id))
        return device.get(options, call)
      },
    })
    await enroll(app, 'WebAuthnPlatform')
    app.provider.emulator.arrange((state) => {
      const [first] = state.webAuthn?.credentials ?? []
      if (first) state.webAuthn?.credentials.unshift({ ...first, id: 'elsewhere', credentialId: 'bm90LWhlcmU' })
    })
    await app.client.session.logOut()
    await givePassword(app, email)
    expect(mfaOf(app).step).toEqual({ name: 'verify', mode: 'verify', methods: ['WebAuthnPlatform'] })
    mfaOf(app).chooseMethod({ method: 'WebAuthnPlatform' })
    expect((await mfaOf(app).submitWebAuthn()).ok).toBe(false)
    const { step } = mfaOf(app)
    const second = 'devices' in step ? step.devices[1]?.id : undefined
    expect((await mfaOf(app).submitWebAuthn({ deviceId: second ?? '' })).ok).toBe(true)
    expect(asked[0]).toEqual(['bm90LWhlcmU'])
    expect(asked.at(-1)).not.toEqual(asked[0])
  })
})

describe('a device that gives nothing', () => {
  const canceled = new PorticoError('webauthn-canceled', 'Nothing was confirmed')

  function unwilling(): WebAuthn & { isWilling: boolean } {
    const device = createTestAuthenticator()
    const self = {
      isWilling: false,
      availability: device.availability,
      get: device.get,
      create: (...given: Parameters<WebAuthn['create']>) =>
        self.isWilling ? device.create(...given) : Promise.reject(canceled),
    }
    return self
  }

  it('a device that returns no credential can be requested again', async () => {
    const device = unwilling()
    const app = await openWith(device)
    await givePassword(app, email)
    mfaOf(app).chooseMethod({ method: 'WebAuthnPlatform' })
    await until(() => mfaOf(app).calls.submitWebAuthn.status === 'failed')
    expect(mfaOf(app)).toMatchObject({
      step: { name: 'webAuthn', mode: 'enroll' },
      error: { code: 'webauthn-canceled' },
    })
    expect(errorOf(await mfaOf(app).submitWebAuthn())).toBe(canceled)
    device.isWilling = true
    expect((await mfaOf(app).submitWebAuthn()).ok).toBe(true)
  })

  it('a pending device request is aborted once the user chooses again', async () => {
    const device = createTestAuthenticator()
    const asked: AbortSignal[] = []
    const app = await openWith({
      ...device,
      create: (_options, { signal }) => {
        asked.push(signal)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    })
    await givePassword(app, email)
    mfaOf(app).chooseMethod({ method: 'WebAuthnPlatform' })
    await until(() => asked.length === 1)
    mfaOf(app).chooseAgain()
    expect(asked[0]?.aborted).toBe(true)
    expect(mfaOf(app)).toMatchObject({ step: { name: 'verify' }, isPending: false })
  })
})

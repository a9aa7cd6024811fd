import { createTestAuthenticator, demoAuthenticatorSecret, demoPassword, totp } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import type { State } from '../../../../providers/emulator/src/state/state.ts'
import { type App, type AppOptions, until } from '../../../test/open-app.ts'
import { errorOf, givePassword, mfaOf, openLogin } from '../../../test/open-login.ts'
import { ownFactorsOf } from '../../../test/open-own-factors.ts'
import { claimsOf, giveStepUp, openSteppingUp, stepUpOf } from '../../../test/open-step-up.ts'
import { sessionFeature } from '../../session/feature.ts'
import { loginFeature } from '../login/index.ts'
import { mfaFeature } from '../mfa/index.ts'
import { ownFactorsFeature } from '../own-factors/index.ts'

const path = (app: App) => {
  const { pathname, search } = app.ports.page.url() ?? new URL('about:blank')
  return pathname + search
}
const page = (query = '') => ({ address: `http://localhost:5173/account/step-up${query}` })

describe('a step-up on a page of its own', () => {
  it('goes there with the query and the age, and keeps the way back', async () => {
    const app = await openSteppingUp()
    stepUpOf(app).stepUp({ maxAge: 60 })
    expect(path(app)).toBe('/account/step-up?id=7&maxAge=60')
    expect(app.ports.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/payouts?id=7')
  })

  it('asks for an age of 0 as one of 0, and for none where there is none', async () => {
    const app = await openSteppingUp()
    stepUpOf(app).stepUp({ maxAge: 0 })
    expect(path(app)).toBe('/account/step-up?id=7&maxAge=0')
    const other = await openSteppingUp()
    stepUpOf(other).stepUp()
    expect(path(other)).toBe('/account/step-up?id=7')
  })

  it('takes the second factor, stays in its session, and leads back with path and query', async () => {
    const app = await openSteppingUp()
    stepUpOf(app).stepUp({ maxAge: 0 })
    void stepUpOf(app).begin()
    await giveStepUp(app)
    await until(() => stepUpOf(app).step.name === 'done')
    await app.clock.advance(200)
    expect(path(app)).toBe('/payouts?id=7')
    expect(app.ports.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBeNull()
    expect(claimsOf(app)).toMatchObject({ amr: ['pwd', 'mfa', 'otp'] })
    expect(app.called().filter((operation) => operation === 'getMe')).toHaveLength(1)
    expect(app.provider.emulator.snapshot().sessions).toHaveLength(1)
  })

  it.each([
    ['?maxAge=60', { maxAge: 60 }],
    ['?maxAge=0', { maxAge: 0 }],
    ['', {}],
  ])('asks the provider for the age of its address: "%s"', async (query, body) => {
    const app = await openSteppingUp(page(query))
    await stepUpOf(app).begin()
    expect(app.sent('/user/step-up/generate')[0]?.body).toEqual(body)
    expect(mfaOf(app).step).toMatchObject({ name: 'authenticatorApp', mode: 'verify' })
  })

  it('asks again once the second factor is older than asked', async () => {
    const app = await openSteppingUp(page('?maxAge=600'))
    void stepUpOf(app).begin()
    await giveStepUp(app)
    await until(() => stepUpOf(app).step.name === 'done')
    await app.clock.advance(61_000)
    app.client.navigate('/account/step-up?maxAge=60')
    expect((await stepUpOf(app).begin()).ok).toBe(true)
    expect(stepUpOf(app).step.name).toBe('secondFactor')
  })

  it.each([['mfa is not enrolled'], ['MFA is off']])(
    'goes to the log-out where the message only resembles a missing enrolment: %s',
    async (message) => {
      const app = await openSteppingUp(page())
      const body = JSON.stringify({ errors: [message] })
      app.provider.emulator.faults.add({ operation: 'generateStepUpSession', kind: 'status', status: 400, body })
      expect((await stepUpOf(app).begin()).ok).toBe(false)
      expect(path(app)).toBe('/account/logout')
    },
  )

  it('keeps the session of the user', async () => {
    const app = await openSteppingUp(page())
    await stepUpOf(app).begin()
    expect(app.client.get(sessionFeature).getSnapshot().status).toBe('authenticated')
    expect(mfaOf(app)).toMatchObject({ step: { name: 'authenticatorApp', mode: 'verify' }, purpose: 'stepUp' })
  })

  it('a step-up is done at once if the user is stepped up already', async () => {
    const app = await openSteppingUp(page('?maxAge=600'))
    void stepUpOf(app).begin()
    await giveStepUp(app)
    await until(() => stepUpOf(app).step.name === 'done')
    await app.clock.advance(200)
    app.client.navigate('/account/step-up?maxAge=600')
    const before = app.called().length
    const begun = stepUpOf(app).begin()
    await until(() => app.called().length > before && stepUpOf(app).step.name === 'done')
    await app.clock.advance(200)
    expect((await begun).ok).toBe(true)
    expect(app.called().slice(before)).toEqual(['generateStepUpSession'])
    expect(path(app)).toBe('/')
  })

  describe('does not run what follows a sign-in', () => {
    const reader = 'reader@acme.test'
    const phones = [{ id: 'phone-1', phoneNumber: '+4915112345678' }]

    /** Begins the step-up of a user whose only factor is set by `person`. */
    async function beginWith(email: string, person: Partial<State['users'][number]>, options: AppOptions = {}) {
      const app = await openSteppingUp({ ...page(), signedInAs: email, ...options })
      app.provider.emulator.arrange(({ users }) => {
        for (const user of users) if (user.email === email) Object.assign(user, person)
      })
      await stepUpOf(app).begin()
      return app
    }

    async function giveSentCode(app: App) {
      await until(() => mfaOf(app).calls.sendCode.status === 'succeeded')
      const code = /\d{6}/.exec(app.provider.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
      expect((await mfaOf(app).submitCode({ code })).ok).toBe(true)
    }

    async function isDoneWithoutMoves(app: App) {
      await until(() => stepUpOf(app).step.name === 'done')
      expect(app.client.get(loginFeature).getSnapshot().step.name).toBe('preLogin')
      expect(app.ports.page.moves).toEqual([])
      await app.clock.advance(200)
      expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
    }

    it('a step-up by an authenticator app does not run what follows a sign-in', async () => {
      const app = await openSteppingUp(page())
      void stepUpOf(app).begin()
      await giveStepUp(app)
      await isDoneWithoutMoves(app)
    })

    it('a step-up by a code in a mail does not run what follows a sign-in', async () => {
      const app = await beginWith(reader, { hasEmailCode: true })
      await giveSentCode(app)
      await isDoneWithoutMoves(app)
    })

    it('a step-up by a code in a text message does not run what follows a sign-in', async () => {
      const app = await beginWith(reader, { phones })
      await giveSentCode(app)
      expect(app.provider.emulator.outbox()).toMatchObject([{ channel: 'sms' }])
      await isDoneWithoutMoves(app)
    })

    it('a step-up by a device does not run what follows a sign-in', async () => {
      const webAuthn = createTestAuthenticator({ deviceType: 'Platform' })
      const app = await openSteppingUp({ ...page(), signedInAs: reader, webAuthn, address: 'https://app.test/' })
      app.provider.emulator.arrange(({ security }) => {
        security.mfaStrategies = ['WebAuthnPlatform']
      })
      app.client.get(ownFactorsFeature).subscribe(() => {})
      await mfaOf(app).addFactor({ method: 'WebAuthnPlatform' })
      await until(() => ownFactorsOf(app).rows.length === 1)
      app.client.navigate('/account/step-up')
      app.ports.page.moves.length = 0
      await stepUpOf(app).begin()
      mfaOf(app).chooseMethod({ method: 'WebAuthnPlatform' })
      await isDoneWithoutMoves(app)
    })
  })

  it('reports that no second factor is enrolled, and leads back', async () => {
    const app = await openSteppingUp({ signedInAs: 'reader@acme.test' })
    stepUpOf(app).stepUp()
    expect((await stepUpOf(app).begin()).ok).toBe(true)
    expect(mfaOf(app).step).toEqual({ name: 'noMFAEnrolledStepUp' })
    stepUpOf(app).cancel()
    expect(path(app)).toBe('/payouts?id=7')
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
  })

  it('goes to the log-out on any other failure, with the query, and goes on after the next sign-in', async () => {
    const app = await openSteppingUp()
    stepUpOf(app).stepUp({ maxAge: 30 })
    app.provider.emulator.faults.add({ operation: 'generateStepUpSession', kind: 'status', status: 400, times: 1 })
    expect(errorOf(await stepUpOf(app).begin())).toMatchObject({ status: 400 })
    expect(path(app)).toBe('/account/logout?id=7&maxAge=30')
    expect(app.ports.storage.local.get('SHOULD_STEP_UP')).toBe('true')
    await app.client.session.logOut()
    const back = { beside: app, sameBrowser: true, address: 'http://localhost:5173/account/login?maxAge=30' }
    const next = await openLogin(back)
    await givePassword(next, 'reader@acme.test', demoPassword)
    await next.clock.advance(200)
    expect(path(next)).toBe('/account/step-up?maxAge=30')
    expect(next.ports.storage.local.get('SHOULD_STEP_UP')).toBeNull()
    expect(next.ports.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/payouts?id=7')
  })

  it('a step-up is not forced after a sign-in with two factors', async () => {
    const app = await openLogin()
    app.ports.storage.local.set('SHOULD_STEP_UP', 'true')
    app.ports.storage.local.set('FRONTEGG_AFTER_AUTH_REDIRECT_URL', '/payouts?id=7')
    await givePassword(app, 'mfa@acme.test')
    await mfaOf(app).submitAuthenticatorCode({ code: totp(demoAuthenticatorSecret, app.clock.now()) })
    await app.clock.advance(200)
    expect(path(app)).toBe('/payouts?id=7')
    expect(app.ports.storage.local.get('SHOULD_STEP_UP')).toBeNull()
  })

  it('fails if the new token is no proof', async () => {
    const app = await openSteppingUp(page())
    await stepUpOf(app).begin()
    const { user } = app.client.get(sessionFeature).getSnapshot()
    if (user) app.client.emit('steppedUp', user)
    await until(() => stepUpOf(app).step.name === 'failed')
    await app.clock.advance(300)
    expect(app.ports.page.moves).toEqual([])
  })

  it('keeps its form and shows the error if the answer to a factor opens no session', async () => {
    const app = await openSteppingUp(page())
    await stepUpOf(app).begin()
    const body = '{"resetPasswordToken":"new"}'
    app.provider.emulator.faults.add({
      operation: 'verifyLoginAuthenticator',
      kind: 'status',
      status: 200,
      times: 1,
      body,
    })
    expect(errorOf(await mfaOf(app).submitAuthenticatorCode({ code: '123456' }))).toMatchObject({
      code: 'unreadable-answer',
    })
    expect(mfaOf(app).step.name).toBe('authenticatorApp')
  })

  it('asks for the code of an app where the provider names devices that cannot be read', async () => {
    const app = await openSteppingUp(page())
    const body = '{"mfaToken":"t","mfaDevices":{"webauthn":{"deviceType":"Platform"},"phones":"+1","emails":[null]}}'
    app.provider.emulator.faults.add({
      operation: 'generateStepUpSession',
      kind: 'status',
      status: 200,
      times: 1,
      body,
    })
    expect((await stepUpOf(app).begin()).ok).toBe(true)
    expect(stepUpOf(app).step.name).toBe('secondFactor')
    expect(mfaOf(app).step).toMatchObject({ name: 'verify', methods: ['AuthenticatorApp'] })
  })

  it('leads back to the application where the way back would be a loop', async () => {
    const app = await openSteppingUp(page())
    app.ports.storage.local.set('FRONTEGG_AFTER_AUTH_REDIRECT_URL', '/account/step-up?maxAge=0')
    stepUpOf(app).cancel()
    expect(path(app)).toBe('/')
  })

  it('a canceled step-up does not redirect to another origin', async () => {
    const app = await openSteppingUp(page())
    app.ports.storage.local.set('FRONTEGG_AFTER_AUTH_REDIRECT_URL', 'https://evil.test/')
    stepUpOf(app).cancel()
    await until(() => path(app) === '/')
    // A move to the other origin would come before this one.
    app.client.leave('https://id.acme.test/later')
    await until(() => app.ports.page.opened.length > 0)
    expect(app.ports.page.opened).toEqual(['https://id.acme.test/later'])
  })
})

describe('a sign-in meanwhile', () => {
  it('ends what the step-up asks for', async () => {
    const app = await openSteppingUp(page())
    await stepUpOf(app).begin()
    await app.client.session.logOut()
    expect(app.client.get(mfaFeature).getSnapshot()).toMatchObject({ step: { name: 'idle' }, purpose: 'signIn' })
    expect(stepUpOf(app).step).toEqual({ name: 'idle' })
  })
})

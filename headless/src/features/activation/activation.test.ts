import { describe, expect, it } from 'vitest'
import {
  activationOf,
  ann,
  goodPassword,
  mailedAddress,
  mailedCode,
  openSignUp,
  origin,
  signUpOf,
} from '../../../test/open-account.ts'
import { type App, type AppOptions, inTime, openApp, until } from '../../../test/open-app.ts'
import { clientId } from '../../../test/open-hosted.ts'
import { errorOf, loginOf } from '../../../test/open-login.ts'
import { sessionFeature } from '../../session/feature.ts'
import { hosted } from '../hosted-login/index.ts'
import { activationFeature } from './feature.ts'

type Settings = Parameters<typeof openSignUp>[0]

const userOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().user
const placeOf = ({ ports }: App) => ports.page.url()?.href ?? ''
const spendings = (app: App) => app.called().filter((name) => name.startsWith('activateAccount'))

/** Opens the address of a mail or of a sign-up in a second browser. */
async function openAt(app: App, address: string, options: AppOptions = {}): Promise<App> {
  const opened = await openApp({ ...options, beside: app, address })
  opened.client.get(activationFeature).subscribe(() => {})
  await until(() => activationOf(opened).calls.begin.status !== 'pending' || settledIn(opened))
  return opened
}

/** Advances the fake clock, which the automatic log-out needs. */
function settledIn(app: App): boolean {
  void app.clock.advance(100)
  return false
}

async function openLink(options?: AppOptions, settings: Settings = {}) {
  const app = await openSignUp(settings)
  await signUpOf(app).submit(ann)
  return openAt(app, mailedAddress(app), options)
}

async function openCode() {
  const app = await openSignUp({ activation: 'code' })
  await signUpOf(app).submit(ann)
  return openAt(app, origin + (app.ports.page.moves.at(-1)?.path ?? ''))
}

describe('the link of a mail', () => {
  it('asks for a password where one must be set, and keeps its token in the address until then', async () => {
    const app = await openLink()
    expect(activationOf(app).step).toMatchObject({ name: 'activatingForm', method: 'link' })
    expect(placeOf(app)).toContain('token=')
  })

  it('activates and signs in once the password is set; the application comes 5 seconds later', async () => {
    const app = await openLink()
    expect((await activationOf(app).submit({ password: goodPassword, acceptsTerms: true })).ok).toBe(true)
    expect(activationOf(app).step).toEqual({ name: 'success', next: 'application', isStaying: false })
    expect(userOf(app)).toMatchObject({ email: ann.email, isEmailVerified: true })
    expect(placeOf(app)).toBe(`${origin}/account/activate`)
    await app.clock.advance(4999)
    expect(placeOf(app)).toBe(`${origin}/account/activate`)
    await app.clock.advance(1)
    expect(placeOf(app)).toBe(`${origin}/`)
  })

  it('activates at once where there is no password to set', async () => {
    const signedUp = await openSignUp({}, { arrange: ({ security }) => void (security.mainStrategy = 'MagicLink') })
    await signUpOf(signedUp).submit(ann)
    const app = await openAt(signedUp, mailedAddress(signedUp))
    expect(activationOf(app).step.name).toBe('success')
    expect(spendings(app)).toHaveLength(1)
  })

  it('leads to the sign-in after 1 second where a second factor is asked for', async () => {
    const app = await openLink()
    app.provider.emulator.arrange(({ security }) => {
      for (const policy of Object.values(security.mfa)) policy.enforceMFAType = 'Force'
    })
    await activationOf(app).submit({ password: goodPassword })
    expect(activationOf(app).step).toMatchObject({ name: 'success', next: 'signIn' })
    await app.clock.advance(1000)
    expect(placeOf(app)).toBe(`${origin}/account/login`)
    expect(loginOf(app).step.name).toBe('forceTwoFactor')
    expect(userOf(app)).toBeNull()
  })

  it.each([
    ['', {}],
    [' of hosted login', { hostedLogin: hosted({ clientId }) }],
  ])('signs a current user%s out first, without a message, and stays', async (_, options) => {
    const app = await openLink({ signedInAs: 'reader@acme.test', ...options })
    expect([userOf(app), app.ports.page.opened]).toEqual([null, []])
    expect(activationOf(app).step.name).toBe('activatingForm')
    const called = app.called()
    expect(called.lastIndexOf('logout')).toBeLessThan(called.lastIndexOf('getActivationStrategy'))
  })

  it.each([
    ['?userId=x', 'missing'],
    ['?token=x', 'missing'],
    ['', 'missing'],
    ['?userId=x&token=y', 'unknown'],
  ] as const)('an activation link with the query %j is reported as %s', async (query, reason) => {
    const app = await openAt(await openSignUp(), `${origin}/account/activate${query}`)
    expect(activationOf(app).step).toEqual({ name: 'invalid', reason })
  })

  it.each(['/account/activate', '/account/activate/code'])(
    'an invalid link is removed from the address %s',
    async (path) => {
      const app = await openAt(await openSignUp(), `${origin}${path}?userId=x&token=y&lang=de`)
      expect(activationOf(app).step).toEqual({ name: 'invalid', reason: 'unknown' })
      expect(placeOf(app)).toBe(`${origin}${path}?lang=de`)
      await activationOf(app).begin()
      expect(activationOf(app).step).toEqual({ name: 'invalid', reason: 'unknown' })
    },
  )

  it('stays in the address if the provider cannot be asked about it', async () => {
    const signedUp = await openSignUp()
    await signUpOf(signedUp).submit(ann)
    signedUp.provider.emulator.faults.add({ operation: 'getActivationStrategy', kind: 'status', status: 503 })
    const app = await openApp({ beside: signedUp, address: mailedAddress(signedUp), logLevel: 'silent' })
    app.client.get(activationFeature).subscribe(() => {})
    await inTime(
      app.clock,
      until(() => activationOf(app).calls.begin.status === 'failed'),
    )
    expect(placeOf(app)).toContain('token=')
  })

  it('an activation link is checked half a second after the log-out of the previous user', async () => {
    const signedUp = await openSignUp()
    await signUpOf(signedUp).submit(ann)
    const app = await openApp({ beside: signedUp, address: mailedAddress(signedUp), signedInAs: 'reader@acme.test' })
    app.client.get(activationFeature).subscribe(() => {})
    await until(() => app.called().includes('logout'))
    await app.clock.advance(499)
    expect(app.called()).not.toContain('getActivationStrategy')
    await app.clock.advance(1)
    await until(() => app.called().includes('getActivationStrategy'))
  })

  it('a used activation link is reported as used', async () => {
    const signedUp = await openSignUp()
    await signUpOf(signedUp).submit(ann)
    const address = mailedAddress(signedUp)
    await activationOf(await openAt(signedUp, address)).submit({ password: goodPassword })
    expect(activationOf(await openAt(signedUp, address)).step).toEqual({ name: 'invalid', reason: 'used' })
  })

  it('an expired activation link is reported as expired, also while the form is filled in', async () => {
    const app = await openLink()
    app.provider.emulator.advance(24 * 3_600_000)
    await activationOf(app).submit({ password: goodPassword })
    expect(activationOf(app).step).toEqual({ name: 'invalid', reason: 'expired' })
  })

  it('an activation link is spent once: a reload or a history back finds no token', async () => {
    const app = await openLink()
    await activationOf(app).submit({ password: goodPassword })
    const again = await openAt(app, placeOf(app))
    expect(activationOf(again).step).toEqual({ name: 'invalid', reason: 'missing' })
    expect(spendings(app)).toHaveLength(1)
  })

  it('an activation link is usable again in the address if the provider could not be reached', async () => {
    const app = await openLink()
    app.provider.emulator.faults.add({ operation: 'activateAccount', kind: 'drop', times: 1 })
    expect(errorOf(await activationOf(app).submit({ password: goodPassword }))).toMatchObject({ code: 'network' })
    expect(placeOf(app)).toContain('token=')
    expect((await activationOf(app).submit({ password: goodPassword })).ok).toBe(true)
  })

  it('keeps its form where the provider refuses the password', async () => {
    const app = await openLink()
    expect(errorOf(await activationOf(app).submit({ password: 'weak' }))).toMatchObject({ code: 'ER-PASSWORD-WEAK' })
    expect(activationOf(app).step.name).toBe('activatingForm')
    expect(placeOf(app)).toContain('token=')
  })

  it('wants the terms agreed to where the form asks, without a call', async () => {
    const app = await openLink()
    const outcome = await activationOf(app).submit({ password: goodPassword, acceptsTerms: false })
    expect(errorOf(outcome)).toMatchObject({ code: 'terms-required' })
    expect(spendings(app)).toEqual([])
  })

  it('begins again after a failure', async () => {
    const signedUp = await openSignUp()
    await signUpOf(signedUp).submit(ann)
    signedUp.provider.emulator.faults.add({ operation: 'getActivationStrategy', kind: 'status', status: 400, times: 1 })
    const app = await openAt(signedUp, mailedAddress(signedUp))
    expect(activationOf(app)).toMatchObject({ step: { name: 'activating' }, error: { status: 400 } })
    await activationOf(app).begin()
    expect(activationOf(app).step.name).toBe('activatingForm')
  })
})

describe('where the provider leads after activation', () => {
  const answering = async (redirectLocation: string) => {
    const app = await openLink()
    const body = JSON.stringify({ redirectLocation, mfaRequired: true, mfaToken: 'x', mfaEnrolled: true })
    app.provider.emulator.faults.add({ operation: 'activateAccount', kind: 'status', status: 200, body })
    await activationOf(app).submit({ password: goodPassword })
    return app
  }

  it('the page goes at once', async () => {
    const app = await answering('https://app.acme.test/welcome')
    expect(app.ports.page.opened).toEqual(['https://app.acme.test/welcome'])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x'])('it never goes to %s', async (address) => {
    const app = await answering(address)
    expect(app.ports.page.opened).toEqual([])
    await app.clock.advance(1000)
    expect(placeOf(app)).toBe(`${origin}/account/login`)
  })
})

describe('moving on after activation', () => {
  it('the redirect after an activation can be stopped, and requested later', async () => {
    const app = await openLink()
    await activationOf(app).submit({ password: goodPassword })
    activationOf(app).stay()
    await app.clock.advance(60_000)
    expect(activationOf(app).step).toMatchObject({ isStaying: true })
    expect(placeOf(app)).toBe(`${origin}/account/activate`)
    activationOf(app).proceed()
    expect(placeOf(app)).toBe(`${origin}/`)
  })
})

describe('the code of a mail', () => {
  it('activates, with the password that must be set', async () => {
    const app = await openCode()
    expect(activationOf(app).step).toMatchObject({ name: 'activatingForm', method: 'code' })
    expect((await activationOf(app).submit({ code: mailedCode(app), password: goodPassword })).ok).toBe(true)
    expect(activationOf(app).step.name).toBe('success')
  })

  it('activates alone where there is no password to set', async () => {
    const signedUp = await openSignUp(
      { activation: 'code' },
      { arrange: ({ security }) => void (security.mainStrategy = 'Code') },
    )
    await signUpOf(signedUp).submit(ann)
    const app = await openAt(signedUp, origin + (signedUp.ports.page.moves.at(-1)?.path ?? ''))
    expect(activationOf(app).step).toEqual({ name: 'activating', method: 'code' })
    const code = mailedCode(app)
    expect((await activationOf(app).submit({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).ok).toBe(true)
  })

  it('a wrong activation code returns to the form, with the token in the address', async () => {
    const app = await openCode()
    const wrong = mailedCode(app) === '111111' ? '222222' : '111111'
    const outcome = await activationOf(app).submit({ code: wrong, password: goodPassword })
    expect(errorOf(outcome)).toMatchObject({ code: 'ER-CODE-INVALID' })
    expect(activationOf(app).step.name).toBe('activatingForm')
    expect(placeOf(app)).toContain('token=')
  })

  it('a missing activation code is reported without a request', async () => {
    const app = await openCode()
    expect(errorOf(await activationOf(app).submit({ password: goodPassword }))).toMatchObject({ code: 'code-required' })
    expect(spendings(app)).toEqual([])
  })
})

describe('another mail', () => {
  it('goes to the address of the sign-up, and not again for 30 seconds', async () => {
    const signedUp = await openSignUp({ activation: 'code' })
    await signUpOf(signedUp).submit(ann)
    const app = await openAt(signedUp, origin + (signedUp.ports.page.moves.at(-1)?.path ?? ''), { sameBrowser: true })
    expect(activationOf(app).email).toBe(ann.email)
    await activationOf(app).resend()
    expect(app.provider.emulator.outbox()).toHaveLength(2)
    const sentAt = app.clock.now()
    expect(activationOf(app).resent).toEqual({ email: ann.email, sentAt, resendAt: sentAt + 30_000 })
    expect(errorOf(await activationOf(app).resend())).toMatchObject({ code: 'resend-too-soon' })
    await app.clock.advance(30_000)
    expect((await activationOf(app).resend()).ok).toBe(true)
  })

  it('another activation mail is not sent to an unknown address, and the result does not reveal it', async () => {
    const app = await openAt(await openSignUp(), `${origin}/account/activate`)
    expect((await activationOf(app).resend({ email: 'nobody@acme.test' })).ok).toBe(true)
    expect(app.provider.emulator.outbox()).toEqual([])
  })

  it('wants an address where none is known', async () => {
    const app = await openAt(await openSignUp(), `${origin}/account/activate`)
    expect(errorOf(await activationOf(app).resend())).toMatchObject({ code: 'email-required' })
  })
})

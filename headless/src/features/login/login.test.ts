import { demoPassword, demoRecoveryCode } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { readPolicy, until } from '../../../test/open-app.ts'
import { errorOf, giveEmail, givePassword, loginOf, openLogin } from '../../../test/open-login.ts'
import { quietClient } from '../../../test/quiet-client.ts'
import { recordedNetwork } from '../../../test/recorded-network.ts'
import { storedRedirectKey } from '../../client/stored-redirect.ts'
import { loginFeature } from './feature.ts'

describe('the e-mail', () => {
  it('an empty e-mail is reported as required, without a request', async () => {
    const app = await openLogin()
    const before = app.called().length
    expect(errorOf(await loginOf(app).submitEmail({ email: '  ' }))).toMatchObject({ code: 'email-required' })
    expect(app.called()).toHaveLength(before)
  })

  it('leads to the way in of the public policy', async () => {
    const app = await openLogin()
    await giveEmail(app, ' admin@acme.test ')
    expect(loginOf(app).step).toEqual({ name: 'loginWithPassword', email: 'admin@acme.test' })
  })

  it('leads to an explanation where the policy names a way in that is not built', async () => {
    const app = await openLogin()
    const body = JSON.stringify({ authStrategy: 'WebAuthN' })
    app.provider.emulator.faults.add({ operation: 'getPublicConfiguration', kind: 'status', status: 200, body })
    await readPolicy(app)
    await giveEmail(app, 'admin@acme.test')
    expect(loginOf(app).step).toEqual({ name: 'unsupported', email: 'admin@acme.test', reason: 'WebAuthN' })
    loginOf(app).restart()
    expect(loginOf(app).step).toEqual({ name: 'preLogin', email: 'admin@acme.test', notice: null })
  })

  it('goes on locally where the preflight is refused', async () => {
    const app = await openLogin()
    app.provider.emulator.faults.add({ operation: 'preLoginSso', kind: 'status', status: 404 })
    await giveEmail(app, 'admin@acme.test')
    expect(loginOf(app).step.name).toBe('loginWithPassword')
  })

  it('stays where it is on a dead network, with what was typed', async () => {
    const app = await openLogin()
    app.provider.emulator.faults.add({ operation: 'preLoginSso', kind: 'drop' })
    expect(errorOf(await loginOf(app).submitEmail({ email: 'admin@acme.test' }))).toMatchObject({ code: 'network' })
    expect(loginOf(app).step.name).toBe('preLogin')
    expect(loginOf(app).error?.message).toContain('connection')
    app.provider.emulator.faults.clear()
    await giveEmail(app, 'admin@acme.test')
    expect(loginOf(app)).toMatchObject({ error: null, step: { name: 'loginWithPassword' } })
  })
})

describe('single sign-on', () => {
  it('single sign-on is shown for two seconds, then redirects the browser', async () => {
    const app = await openLogin()
    const submitting = loginOf(app).submitEmail({ email: 'sso@globex.test' })
    await until(() => loginOf(app).step.name === 'redirectToSSO')
    await app.clock.advance(1999)
    expect(app.ports.page.opened).toEqual([])
    await app.clock.advance(1)
    await submitting
    expect(app.ports.page.opened).toEqual([expect.stringMatching(/^http:\/\/localhost:4400\/idp\//)])
  })

  it('single sign-on can be continued at once', async () => {
    const app = await openLogin()
    void loginOf(app).submitEmail({ email: 'sso@globex.test' })
    await until(() => loginOf(app).step.name === 'redirectToSSO')
    loginOf(app).continueToSso()
    expect(app.ports.page.opened).toHaveLength(1)
    await app.clock.advance(5000)
    expect(app.ports.page.opened).toHaveLength(1)
  })

  it('single sign-on can be canceled', async () => {
    const app = await openLogin()
    const submitting = loginOf(app).submitEmail({ email: 'sso@globex.test' })
    await until(() => loginOf(app).step.name === 'redirectToSSO')
    loginOf(app).restart()
    expect(await submitting).toEqual({ ok: false, reason: 'canceled' })
    await app.clock.advance(5000)
    expect(app.ports.page.opened).toEqual([])
    expect(loginOf(app).step).toMatchObject({ name: 'preLogin', email: 'sso@globex.test' })
  })

  it('keeps where the page was asked to lead, for the way back', async () => {
    const app = await openLogin({ address: 'http://localhost:5173/account/login?redirectUrl=%2Freports' })
    void loginOf(app).submitEmail({ email: 'sso@globex.test' })
    await until(() => loginOf(app).step.name === 'redirectToSSO')
    expect(app.ports.storage.local.get(storedRedirectKey)).toBe('/reports')
  })

  it('an unsafe single sign-on address is explained, not opened, and the user has a way out', async () => {
    const app = await openLogin()
    const body = JSON.stringify({ address: 'javascript:alert(1)' })
    app.provider.emulator.faults.add({ operation: 'preLoginSso', kind: 'status', status: 200, body })
    await giveEmail(app, 'sso@globex.test')
    expect(loginOf(app).step).toEqual({ name: 'unsupported', email: 'sso@globex.test', reason: 'SSO address' })
    await app.clock.advance(2000)
    expect(app.ports.page.opened).toEqual([])
  })
})

describe('the password', () => {
  it('signs in, and the page moves on 200 ms later', async () => {
    const app = await openLogin()
    expect((await givePassword(app, 'admin@acme.test')).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
    expect(loginOf(app).step).toEqual({ name: 'success', isStaying: false })
    await app.clock.advance(199)
    expect(app.ports.page.moves).toEqual([])
    await app.clock.advance(1)
    expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
  })

  it('signs in, and the page stays after stay', async () => {
    const app = await openLogin()
    await givePassword(app, 'admin@acme.test')
    await until(() => loginOf(app).step.name === 'success')
    app.client.get(loginFeature).actions.stay()
    expect(loginOf(app).step).toEqual({ name: 'success', isStaying: true })
    await app.clock.advance(10_000)
    expect(app.ports.page.moves).toEqual([])
  })

  it('the stay action has no effect before the password is correct', async () => {
    const app = await openLogin()
    await givePassword(app, 'admin@acme.test', 'wrong')
    app.client.get(loginFeature).actions.stay()
    expect(loginOf(app).step).toMatchObject({ name: 'loginWithPassword' })
  })

  it.each([
    ['a wrong password', 'admin@acme.test', 'wrong', 'ER-LOGIN-INVALID'],
    ['an unknown address', 'nobody@acme.test', demoPassword, 'ER-LOGIN-INVALID'],
    ['a locked account', 'locked@acme.test', demoPassword, 'ER-LOGIN-LOCKED'],
  ])('a sign-in with %s fails, and the step stays with its address', async (_, email, password, code) => {
    const app = await openLogin()
    expect(errorOf(await givePassword(app, email, password))).toMatchObject({ code })
    expect(loginOf(app)).toMatchObject({ step: { name: 'loginWithPassword', email }, error: { code } })
  })

  it('answers the same text for a wrong password and an unknown address', async () => {
    const app = await openLogin()
    const wrong = errorOf(await givePassword(app, 'admin@acme.test', 'wrong'))
    loginOf(app).restart()
    const unknown = errorOf(await givePassword(app, 'nobody@acme.test', 'wrong'))
    expect(unknown?.message).toBe(wrong?.message)
  })

  it('a wrong password submitted together with the address keeps the address', async () => {
    const app = await openLogin()
    const input = { email: ' admin@acme.test ', password: 'wrong' }
    expect(errorOf(await loginOf(app).submitPassword(input))).toMatchObject({ code: 'ER-LOGIN-INVALID' })
    expect(loginOf(app).step).toEqual({ name: 'preLogin', email: 'admin@acme.test', notice: null })
  })

  it('overtakes a look for the identity provider', async () => {
    const app = await openLogin()
    app.provider.emulator.faults.add({ operation: 'preLoginSso', kind: 'delay', delayMs: 2000, times: 1 })
    const looking = loginOf(app).submitEmail({ email: 'mfa@acme.test' })
    await loginOf(app).submitPassword({ email: 'mfa@acme.test', password: demoPassword })
    expect(await looking).toEqual({ ok: false, reason: 'canceled' })
    await app.clock.advance(2000)
    expect(loginOf(app).step.name).toBe('loginWithTwoFactor')
  })

  it('an empty password is reported as required', async () => {
    const app = await openLogin()
    expect(errorOf(await givePassword(app, 'admin@acme.test', ''))).toMatchObject({ code: 'password-required' })
  })

  it('reports the trace id of a provider failure, and can be sent again', async () => {
    const app = await openLogin()
    app.provider.emulator.faults.add({ operation: 'loginWithPassword', kind: 'status', status: 500, times: 1 })
    const error = errorOf(await givePassword(app, 'admin@acme.test'))
    expect(error).toMatchObject({ status: 500, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect((await loginOf(app).submitPassword({ password: demoPassword })).ok).toBe(true)
  })

  it.each([
    [{}, { email: 'ann@acme.test', password: 'Portico-demo-1' }],
    [{ invitationToken: '' }, { email: 'ann@acme.test', password: 'Portico-demo-1' }],
    [{ invitationToken: 'inv' }, { email: 'ann@acme.test', password: 'Portico-demo-1', invitationToken: 'inv' }],
  ])('the password is sent as it was typed, with %j beside it', async (beside, body) => {
    const network = recordedNetwork(new Response('{"errors":["No"]}', { status: 401 }))
    const { client } = quietClient({ ports: { fetch: network.fetch } })
    await client
      .get(loginFeature)
      .actions.submitPassword({ email: 'ann@acme.test', password: 'Portico-demo-1', ...beside })
    expect(network.sent.map((one) => JSON.parse(String(one.body)))).toEqual([body])
  })

  it('the password is sent once if the form is submitted twice', async () => {
    const app = await openLogin()
    await giveEmail(app, 'admin@acme.test')
    const both = await Promise.all([
      loginOf(app).submitPassword({ password: demoPassword }),
      loginOf(app).submitPassword({ password: demoPassword }),
    ])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(app.called().filter((operation) => operation === 'loginWithPassword')).toHaveLength(1)
  })

  it('the password is never sent again automatically after a provider failure', async () => {
    const app = await openLogin()
    app.provider.emulator.faults.add({ operation: 'loginWithPassword', kind: 'status', status: 503 })
    await givePassword(app, 'admin@acme.test')
    await app.clock.advance(10_000)
    expect(app.called().filter((operation) => operation === 'loginWithPassword')).toHaveLength(1)
  })
})

describe('the way on', () => {
  it.each([
    ['a path of the page', '/reports?year=2026', '/reports?year=2026'],
    ['a foreign address, which is refused', 'https://evil.test/', '/'],
    ['a script, which is refused', 'javascript:alert(1)', '/'],
    ['the login route itself, which is replaced', '/account/login?redirectUrl=%2F', '/'],
  ])('takes redirectUrl with %s', async (_, redirectUrl, target) => {
    const query = new URLSearchParams({ redirectUrl })
    const app = await openLogin({ address: `http://localhost:5173/account/login?${query}` })
    await givePassword(app, 'admin@acme.test')
    await app.clock.advance(200)
    expect(app.ports.page.moves.map(({ path }) => path)).toEqual([target])
    expect(app.ports.page.opened).toEqual([])
  })

  it.each(['/team', '/?portal', '/?portal=users', '/?tab=2'])(
    'a page that has moved to %s meanwhile stays there',
    async (path) => {
      const app = await openLogin({ address: 'http://localhost:5173/' })
      await givePassword(app, 'admin@acme.test')
      app.client.navigate(path)
      await app.clock.advance(200)
      expect(app.ports.page.moves.map((move) => move.path)).toEqual([path])
    },
  )
})

describe('the recovery code', () => {
  it('switches the second factor off, and the password alone signs in', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    loginOf(app).startRecovery()
    expect(loginOf(app).step).toEqual({ name: 'recoverTwoFactor', email: 'mfa@acme.test' })
    expect((await loginOf(app).submitRecoveryCode({ recoveryCode: demoRecoveryCode })).ok).toBe(true)
    expect(loginOf(app).step).toEqual({ name: 'preLogin', email: 'mfa@acme.test', notice: 'secondFactorRemoved' })
    await givePassword(app, 'mfa@acme.test')
    await until(() => loginOf(app).step.name === 'success')
  })

  it('a wrong recovery code keeps the step, and the user can return to the second factor', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    loginOf(app).startRecovery()
    const error = errorOf(await loginOf(app).submitRecoveryCode({ recoveryCode: 'WRONG' }))
    expect(error).toMatchObject({ code: 'ER-RECOVERY-CODE-INVALID' })
    expect(loginOf(app).step.name).toBe('recoverTwoFactor')
    loginOf(app).cancelRecovery()
    expect(loginOf(app)).toMatchObject({ step: { name: 'loginWithTwoFactor', email: 'mfa@acme.test' }, error: null })
  })
})

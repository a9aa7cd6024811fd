import { describe, expect, it } from 'vitest'
import { relyingParty } from '../../../../../providers/emulator/src/node/relying-party.ts'
import { sendForm } from '../../../../../providers/emulator/test/send-form.ts'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { ssoFeature } from '../../sso/index.ts'
import { ssoConnectionsFeature } from './feature.ts'
import { ssoTestFeature } from './sso-test.ts'

const me = 'admin@acme.test'

interface OpenOptions extends Pick<AppOptions, 'instead'> {
  readonly type?: 'okta' | 'oidc'
  readonly isBuilt?: boolean
}

/** A connection of Acme that is off, whose identity provider stands in the emulator. */
async function open({ type = 'okta', isBuilt = true, ...options }: OpenOptions = {}) {
  const app = await openApp({ signedInAs: me, relyingParty, ...options })
  const { emulator } = app.provider
  emulator.arrange((state) => {
    const { activeTenantId: tenantId = '' } = state.users.find(({ email }) => email === me) ?? {}
    state.ssoConnections = ['one', 'other'].map((id) => ({
      id,
      tenantId,
      type,
      enabled: false,
      domains: ['acme.test'],
    }))
  })
  if (!isBuilt) emulator.faults.add({ operation: 'listSsoTests', kind: 'status', status: 501 })
  const slice = app.client.get(ssoTestFeature, { connectionId: 'one' })
  const leave = slice.subscribe(() => {})
  const test = () => slice.getSnapshot()
  await until(() => test().isOffered !== null)
  const start = async () => {
    const outcome = await test().start()
    return outcome.ok ? outcome.value : expect.unreachable('refused')
  }
  /** Signs in on the page of the identity provider, in the window of the test. */
  const signIn = async (email = me) => {
    const { address } = await start()
    return sendForm(app.provider, new URL(address ?? ''), { email })
  }
  const rows = async () => {
    const list = app.client.get(ssoConnectionsFeature)
    await list.actions.load()
    return list.getSnapshot().rows
  }
  const reads = () => app.called().filter((one) => one === 'getSsoTest').length
  return { ...app, test, start, signIn, rows, reads, leave }
}

describe('the test of a connection', () => {
  it('a test is idle before the first one, and is offered', async () => {
    const { test, rows } = await open()
    expect(test()).toMatchObject({ isOffered: true, status: 'idle', test: null, tests: [] })
    expect((await rows())[0]).toMatchObject({ isTestOffered: true, lastTest: null })
  })

  it('a test of a provider without tests is not offered, and no error', async () => {
    const { test } = await open({ isBuilt: false })
    expect(test()).toMatchObject({ isOffered: false, status: 'idle', error: null })
  })

  it('a test of a connection that is off passes with what was received, and what it becomes', async () => {
    const { test, signIn, clock, rows, provider } = await open()
    const { sessions } = provider.emulator.snapshot()
    const { to } = await signIn('new@acme.test')
    expect(to).toMatch(/\/auth\/sso-tests\//)
    expect(test().status).toBe('waiting')
    await clock.advance(2000)
    await until(() => test().status === 'passed')
    expect(test().test).toMatchObject({
      address: null,
      fault: null,
      received: {
        nameId: 'new@acme.test',
        nameIdFormat: expect.stringContaining('emailAddress'),
        attributes: [{ name: 'email', values: ['new@acme.test'] }, { name: 'displayName' }],
      },
      person: { email: 'new@acme.test', userId: null },
    })
    expect((await rows())[0]?.lastTest).toMatchObject({ status: 'passed', code: null, isOutdated: false })
    const after = provider.emulator.snapshot()
    expect(after.users.some(({ email }) => email === 'new@acme.test')).toBe(false)
    expect(after.sessions).toEqual(sessions)
  })

  it('a test fails with the code and the facts of its fault', async () => {
    const { test, signIn, clock, rows } = await open()
    await signIn('sam@elsewhere.test')
    await clock.advance(2000)
    await until(() => test().status === 'failed')
    const fault = { code: 'email-foreign', expected: 'acme.test', received: 'sam@elsewhere.test' }
    expect(test().test).toMatchObject({ person: null, fault })
    expect((await rows())[0]?.lastTest).toMatchObject({ status: 'failed', code: 'email-foreign' })
  })

  it('a test is outdated once the values of the identity provider change', async () => {
    const { test, signIn, clock, client, rows } = await open()
    await signIn()
    await clock.advance(2000)
    await until(() => test().status === 'passed')
    await client.get(ssoConnectionsFeature).actions.update({ id: 'one', isRequestSigned: true })
    expect((await rows())[0]?.lastTest?.isOutdated).toBe(true)
  })

  it.each([
    ['a tested value', { isRequestSigned: true }, true],
    ['a value that no test uses', { isEmailDomainUnchecked: true }, false],
  ])('a change of %s is in the state of the last test before the provider answers', async (_, changes, isOutdated) => {
    const { test, signIn, clock, client, rows } = await open()
    await signIn()
    await clock.advance(2000)
    await until(() => test().status === 'passed')
    await rows()
    const list = client.get(ssoConnectionsFeature)
    const changing = list.actions.update({ id: 'one', ...changes })
    expect(list.getSnapshot().rows[0]).toMatchObject({ ...changes, lastTest: { isOutdated } })
    await changing
  })

  it('a test is not read while the page is hidden, and at once if it wakes', async () => {
    const { test, signIn, clock, ports, reads } = await open()
    ports.page.hide(true)
    await signIn()
    await clock.advance(60_000)
    expect([reads(), test().status]).toEqual([0, 'waiting'])
    ports.page.hide(false)
    ports.page.wake()
    await until(() => test().status === 'passed')
    expect(reads()).toBe(1)
    await clock.advance(60_000)
    expect(reads()).toBe(1)
  })

  it('a closed window is a state, and an answer after that still ends the test', async () => {
    const { test, start, clock, provider } = await open()
    const { address } = await start()
    await test().setWindowClosed()
    expect(test()).toMatchObject({ status: 'closed', error: null, test: { status: 'waiting' } })
    await clock.advance(4000)
    expect(test().status).toBe('closed')
    await sendForm(provider, new URL(address ?? ''), { email: me })
    await clock.advance(2000)
    await until(() => test().status === 'passed')
  })

  it('a window that closes after the answer ends the test', async () => {
    const { test, signIn } = await open()
    await signIn()
    await test().setWindowClosed()
    expect(test().status).toBe('passed')
  })

  it('a test without an answer fails once its time is over', async () => {
    const { test, start, clock } = await open()
    await start()
    await clock.advance(10 * 60_000 + 2000)
    await until(() => test().status === 'failed')
    expect(test().test?.fault?.code).toBe('no-answer')
  })

  it('a list that was read before a test began does not replace it', async () => {
    let answer = (_: Response) => {}
    const late = new Promise<Response>((resolve) => {
      answer = resolve
    })
    let isLate = false
    const { test, start } = await open({
      instead: ({ pathname }, init) =>
        isLate && pathname.endsWith('/tests') && init?.method !== 'POST' ? late : undefined,
    })
    isLate = true
    const loading = test().load()
    const { id } = await start()
    answer(Response.json({ rows: [] }))
    await loading
    expect(test()).toMatchObject({ status: 'waiting', test: { id } })
  })

  it('a test that waits is found again after a reload', async () => {
    const app = await open()
    const { id } = await app.start()
    const { client } = await openApp({ signedInAs: me, beside: app })
    const slice = client.get(ssoTestFeature, { connectionId: 'one' })
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().status === 'waiting')
    expect(slice.getSnapshot().test?.id).toBe(id)
  })

  it('a test needs the permission to change connections', async () => {
    const { test, provider } = await open()
    provider.emulator.permissions.revoke('fe.secure.write.samlConfiguration')
    expect(await test().start()).toMatchObject({ ok: false, error: { status: 403 } })
    expect(test().status).toBe('idle')
  })

  it('a test of OpenID Connect returns to the address of the application, which hands it over and signs no user in', async () => {
    const app = await open({ type: 'oidc' })
    const { to } = await app.signIn()
    expect(to).toContain('http://localhost:5173/account/oidc/callback?')
    const inWindow = await openApp({ beside: app, address: to ?? '' })
    const slice = inWindow.client.get(ssoFeature)
    slice.subscribe(() => {})
    await until(() => inWindow.ports.page.opened.length > 0)
    expect(inWindow.ports.page.opened[0]).toMatch(/\/auth\/sso-tests\//)
    expect(inWindow.called()).not.toContain('postLoginOidcV2')
    await app.clock.advance(2000)
    await until(() => app.test().status === 'passed')
    expect(app.test().test?.person).toMatchObject({ email: me, userId: expect.any(String) })
  })

  it('an error that returns without a state ends the only test that waits', async () => {
    const app = await open({ type: 'oidc' })
    await app.start()
    const address = 'http://localhost:5173/account/oidc/callback?error=unauthorized_client&error_description=No'
    const { ports, client } = await openApp({ beside: app, address })
    client.get(ssoFeature).subscribe(() => {})
    await until(() => ports.page.opened.length > 0)
    await app.clock.advance(2000)
    await until(() => app.test().status === 'failed')
    expect(app.test().test?.fault).toMatchObject({ code: 'client-refused', received: 'No' })
  })

  it('an error without a state is invalid if no test waits, or if several do', async () => {
    const app = await open({ type: 'oidc' })
    const address = 'http://localhost:5173/account/oidc/callback?error=access_denied'
    const isInvalid = async () => {
      const { client, ports } = await openApp({ beside: app, address })
      const slice = client.get(ssoFeature)
      slice.subscribe(() => {})
      await until(() => slice.getSnapshot().step.name === 'invalid' || ports.page.opened.length > 0)
      return ports.page.opened.length === 0
    }
    const before = await isInvalid()
    await app.start()
    await app.client.get(ssoTestFeature, { connectionId: 'other' }).actions.start()
    expect([before, await isInvalid()]).toEqual([true, true])
  })

  it('an answer of OpenID Connect that no test waits for is invalid, and leads nowhere', async () => {
    const app = await open({ type: 'oidc' })
    const address = `http://localhost:5173/account/oidc/callback?code=x&state=${btoa('tenantId=x;test=none;attempt=y;')}`
    const { client, ports } = await openApp({ beside: app, address })
    const slice = client.get(ssoFeature)
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().step.name === 'invalid')
    expect(ports.page.opened).toEqual([])
  })
})

describe('the next certificate of a connection', () => {
  it('the next certificate is beside the present one until it replaces it', async () => {
    const { client, rows } = await open()
    const [row] = await rows()
    const { actions } = client.get(ssoConnectionsFeature)
    const certificate = row?.publicCertificate ?? ''
    expect(row).toMatchObject({ nextCertificate: '', nextCertificateExpiresAt: null })
    expect(await actions.setNextCertificate({ id: 'one', certificate })).toMatchObject({ ok: true })
    const [changed] = await rows()
    expect(changed).toMatchObject({ nextCertificate: certificate, nextCertificateExpiresAt: row?.certificateExpiresAt })
    expect((await actions.applyNextCertificate({ id: 'one' })).ok).toBe(true)
    expect((await rows())[0]).toMatchObject({ publicCertificate: certificate, nextCertificate: '' })
  })

  it('the next certificate is removed, and refused if it cannot be read', async () => {
    const { client, rows } = await open()
    const { actions } = client.get(ssoConnectionsFeature)
    const refused = await actions.setNextCertificate({ id: 'one', certificate: 'none' })
    expect(refused).toMatchObject({ ok: false, error: { code: 'ER-SSO-CERTIFICATE-INVALID' } })
    await actions.setNextCertificate({ id: 'one', certificate: (await rows())[0]?.publicCertificate ?? '' })
    expect((await actions.removeNextCertificate({ id: 'one' })).ok).toBe(true)
    expect((await rows())[0]?.nextCertificate).toBe('')
  })
})

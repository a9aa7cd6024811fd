import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { errorOf } from '../../../../test/open-login.ts'
import { giveStepUp, openSteppingUp, stepUpOf } from '../../../../test/open-step-up.ts'
import { codeSentTo, otherThanSentTo } from '../../../../test/sent-code.ts'
import { sessionFeature } from '../../../session/feature.ts'
import { ownEmailFeature } from './feature.ts'

const me = 'reader@acme.test'
const next = 'rita@new.test'

const emailsOf = ({ client }: App) => client.get(ownEmailFeature).getSnapshot()
const userOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().user

/** Shows the list, and waits until it is loaded. */
async function show(app: App) {
  app.client.get(ownEmailFeature).subscribe(() => {})
  await until(() => emailsOf(app).status === 'ready')
  return app
}

const open = async (options: AppOptions = {}) => show(await openApp({ signedInAs: me, ...options }))

/** Opens an application whose user has asked for a new address. */
async function openChanging(options: AppOptions = {}) {
  const app = await open(options)
  expect(await emailsOf(app).start({ email: next })).toMatchObject({ ok: true })
  await until(() => emailsOf(app).rows.length === 2)
  return app
}

describe('the own addresses', () => {
  it('the own addresses begin with the one to sign in with', async () => {
    const app = await open()
    expect(emailsOf(app)).toMatchObject({
      rows: [{ id: me, email: me, isPrimary: true, isVerified: true }],
      canChange: true,
      step: { name: 'list' },
    })
  })

  it('the own addresses are those of the user alone, if a provider answers those of all users', async () => {
    const app = await open({
      instead({ pathname, searchParams }) {
        if (!pathname.endsWith('/users/emails/v1')) return undefined
        const items = [
          { userId: 'another', email: 'admin@acme.test' },
          { userId: searchParams.get('userIds') ?? '', email: 'second@acme.test' },
        ]
        return Promise.resolve(Response.json({ items, _metadata: { totalItems: 2, totalPages: 1 } }))
      },
    })
    expect(emailsOf(app).rows.map(({ email, isVerified }) => [email, isVerified])).toEqual([
      [me, true],
      ['second@acme.test', null],
    ])
  })

  it.each([
    ['getEmailPolicy', { rows: [{ email: me }], canChange: false }],
    ['listUserEmails', { rows: [{ email: me }], canChange: true }],
  ])('a provider without %s leaves the own address', async (operation, expected) => {
    const app = await openApp({ signedInAs: me })
    app.provider.emulator.faults.add({ operation, kind: 'status', status: 404 })
    expect(emailsOf(await show(app))).toMatchObject(expected)
  })

  it.each([{ provider: 'saml' }, { managedBy: 'scim2' as const }])(
    'the address of a user of another system cannot be changed: %j',
    async (origin) => {
      const app = await openApp({ signedInAs: me })
      app.provider.emulator.arrange(({ users }) => {
        for (const user of users) if (user.email === me) Object.assign(user, origin)
      })
      expect(emailsOf(await show(app)).canChange).toBe(false)
    },
  )

  it('the address cannot be changed where the policy of the tenant forbids it', async () => {
    const app = await openApp({ signedInAs: me })
    app.provider.emulator.setPolicy({ emailChange: false })
    expect(emailsOf(await show(app)).canChange).toBe(false)
    expect(errorOf(await emailsOf(app).start({ email: next }))).toMatchObject({ code: 'ER-EMAIL-CHANGE-OFF' })
  })
})

describe('a change of the own address', () => {
  it('the new address waits for its code, and is the session user’s after it', async () => {
    const app = await openChanging()
    expect(emailsOf(app).step).toMatchObject({ name: 'verifyOwnEmail', email: next })
    expect(emailsOf(app).rows[1]).toMatchObject({ email: next, isPrimary: false, isVerified: false })
    const code = codeSentTo(app, next)
    expect(await emailsOf(app).verify({ code: ` ${code.slice(0, 3)}-${code.slice(3)} ` })).toMatchObject({ ok: true })
    await until(() => userOf(app)?.email === next && userOf(app)?.claims['email'] === next)
    await until(() => emailsOf(app).rows.length === 1)
    expect(emailsOf(app)).toMatchObject({ rows: [{ email: next, isPrimary: true, isVerified: true }] })
    expect(emailsOf(app).step).toEqual({ name: 'list' })
  })

  it('an address is sent without what is no part of it', async () => {
    const app = await open()
    await emailsOf(app).start({ email: ' <mailto:Rita@New.test> ' })
    expect(app.sent('/email/me').map(({ body }) => body)).toEqual([{ email: 'Rita@New.test' }])
  })

  it.each([
    ['', 'email-incomplete'],
    ['rita', 'email-incomplete'],
    ['rita\u202e@new.test', 'email-character'],
    [' Reader@ACME.test', 'email-unchanged'],
  ])('the text %j is refused without a request', async (email, code) => {
    const app = await open()
    expect(errorOf(await emailsOf(app).start({ email }))).toMatchObject({ code })
    expect(app.called()).not.toContain('startEmailChange')
  })

  it('an address of another user is refused, and the list stays on the screen', async () => {
    const app = await open()
    expect(errorOf(await emailsOf(app).start({ email: 'admin@acme.test' }))).toMatchObject({ code: 'ER-EMAIL-TAKEN' })
    expect(emailsOf(app).step).toEqual({ name: 'list' })
  })

  it('a wrong code keeps the step, and an empty one is refused without a request', async () => {
    const app = await openChanging()
    expect(errorOf(await emailsOf(app).verify({ code: ' ' }))).toMatchObject({ code: 'email-code-required' })
    const wrong = await emailsOf(app).verify({ code: otherThanSentTo(app, next) })
    expect(errorOf(wrong)).toMatchObject({ code: 'ER-EMAIL-CODE-INVALID' })
    expect(app.called().filter((name) => name === 'verifyEmailChange')).toHaveLength(1)
    expect(emailsOf(app).step.name).toBe('verifyOwnEmail')
  })

  it('another code is sent after half a minute, and not before', async () => {
    const app = await openChanging()
    const first = codeSentTo(app, next)
    expect(errorOf(await emailsOf(app).resend())).toMatchObject({ code: 'resend-too-soon' })
    await app.clock.advance(30_000)
    expect(await emailsOf(app).resend()).toMatchObject({ ok: true })
    expect(codeSentTo(app, next)).not.toBe(first)
  })

  it('a code is entered after a reload, without another message', async () => {
    const app = await openChanging()
    const reloaded = await show(await openApp({ beside: app, sameBrowser: true }))
    expect(await emailsOf(reloaded).confirm({ id: next })).toMatchObject({ ok: true })
    expect(emailsOf(reloaded).step).toMatchObject({ name: 'verifyOwnEmail', email: next })
    expect(await emailsOf(reloaded).verify({ code: codeSentTo(app, next) })).toMatchObject({ ok: true })
    await until(() => userOf(reloaded)?.email === next)
    expect(app.provider.emulator.outbox().filter(({ kind }) => kind === 'verify-email')).toHaveLength(1)
  })

  it('no code is asked for without an address that waits', async () => {
    const app = await open()
    expect(errorOf(await emailsOf(app).confirm({ id: me }))).toMatchObject({ code: 'unknown-email' })
    expect(errorOf(await emailsOf(app).verify({ code: '123456' }))).toMatchObject({ code: 'no-code-sent' })
    expect(errorOf(await emailsOf(app).resend())).toMatchObject({ code: 'no-code-sent' })
  })

  it('a canceled change leaves the address as it was, and waits for its code', async () => {
    const app = await openChanging()
    emailsOf(app).cancel()
    await until(() => emailsOf(app).status === 'ready')
    expect(emailsOf(app)).toMatchObject({ step: { name: 'list' }, rows: [{ email: me }, { email: next }] })
    expect(userOf(app)?.email).toBe(me)
  })

  it('a provider that demands a step-up gets it, and the code is sent then', async () => {
    const app = await show(await openSteppingUp())
    stepUpOf(app).attend()
    const changing = emailsOf(app).start({ email: next })
    await giveStepUp(app)
    expect(await changing).toMatchObject({ ok: true })
    expect(codeSentTo(app, next)).toMatch(/^\d{6}$/)
  })

  it('a step-up that nothing asks for is the failure of the change', async () => {
    const app = await show(await openSteppingUp())
    expect(errorOf(await emailsOf(app).start({ email: next }))).toMatchObject({
      code: 'step-up-required',
      status: 401,
    })
    expect(app.called().filter((name) => name === 'startEmailChange')).toHaveLength(1)
  })
})

describe('two tabs', () => {
  it('a code that another tab has submitted is a success in both tabs', async () => {
    const app = await openChanging({ hasTabs: true })
    const other = await show(await openApp({ beside: app, sameBrowser: true }))
    await emailsOf(other).confirm({ id: next })
    const code = codeSentTo(app, next)
    await emailsOf(app).verify({ code })
    // A renewal waits its turn among the tabs.
    await app.clock.advance(5000)
    await until(() => userOf(other)?.email === next)
    expect(await emailsOf(other).verify({ code })).toMatchObject({ ok: true })
    expect(emailsOf(other).step).toEqual({ name: 'list' })
  })

  it('a code of an address that another tab has replaced is refused', async () => {
    const app = await openChanging()
    const other = await show(await openApp({ beside: app, sameBrowser: true }))
    await emailsOf(other).start({ email: 'rita@other.test' })
    expect(errorOf(await emailsOf(app).verify({ code: codeSentTo(app, next) }))).toMatchObject({
      code: 'ER-EMAIL-CODE-EXPIRED',
    })
    expect(userOf(app)?.email).toBe(me)
  })
})

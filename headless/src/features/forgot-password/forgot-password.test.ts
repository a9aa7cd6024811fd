import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { mailedLink } from '../../../test/mailed-link.ts'
import { type App, openApp } from '../../../test/open-app.ts'
import { errorOf } from '../../../test/open-login.ts'
import { plainAddress, strangeCharacter } from '../../core/email-address.ts'
import { sentNow } from '../../core/sent-times.ts'
import { resetPasswordFeature } from '../reset-password/index.ts'
import { forgotPasswordFeature } from './feature.ts'

const me = 'admin@acme.test'
const forgotOf = ({ client }: App) => client.get(forgotPasswordFeature).getSnapshot()

async function openForgot(recovery?: ('email' | 'sms')[]) {
  const app = await openApp({ address: 'http://localhost:5173/account/forget-password' })
  app.provider.emulator.arrange(({ security, users }) => {
    if (recovery) security.passwordRecovery = recovery
    for (const user of users) if (user.email === me) user.phoneNumber = '+4915112345678'
  })
  app.client.get(forgotPasswordFeature).subscribe(() => {})
  return app
}

describe('asking for a new password', () => {
  it('sends a mail with a link of the person, and shows success', async () => {
    const app = await openForgot()
    expect((await forgotOf(app).submitEmail({ email: ` ${me} ` })).ok).toBe(true)
    expect(forgotOf(app).step).toEqual({ name: 'success', email: me, ...sentNow(app.clock) })
    const link = mailedLink(app, me)
    expect(link.pathname).toBe('/account/reset-password')
    expect([...link.searchParams.keys()]).toEqual(['userId', 'token'])
  })

  it('shows the same for an address without an account', async () => {
    const app = await openForgot()
    await forgotOf(app).submitEmail({ email: 'nobody@acme.test' })
    expect(forgotOf(app).step).toEqual({ name: 'success', email: 'nobody@acme.test', ...sentNow(app.clock) })
    expect(app.provider.emulator.outbox()).toEqual([])
  })

  it('shows the same if the provider reports an unknown address', async () => {
    const app = await openForgot()
    app.provider.emulator.faults.add({ operation: 'requestPasswordReset', kind: 'status', status: 404 })
    await forgotOf(app).submitEmail({ email: me })
    expect(forgotOf(app).step.name).toBe('success')
  })

  it('shows the same for any input, so that it does not reveal if an account exists', async () => {
    const typed = fc.oneof(
      fc.emailAddress(),
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (email) => {
        const app = await openForgot()
        const outcome = await forgotOf(app).submitEmail({ email })
        const sent = plainAddress(email)
        const isRefused = sent === '' || strangeCharacter(email) !== null
        if (isRefused) expect(errorOf(outcome)?.code).toMatch(/^email-(required|character)$/)
        else expect(forgotOf(app).step).toEqual({ name: 'success', email: sent, ...sentNow(app.clock) })
        expect(app.provider.emulator.outbox()).toEqual([])
      }),
      { numRuns: runs(200) },
    )
  })

  it('asks for an address first', async () => {
    const app = await openForgot()
    expect(errorOf(await forgotOf(app).submitEmail({ email: ' ' }))?.code).toBe('email-required')
    expect(app.called()).not.toContain('requestPasswordReset')
  })

  it('shows "Unknown error occurred" for a failure without a message, and stays', async () => {
    const app = await openForgot()
    app.provider.emulator.faults.add({ operation: 'requestPasswordReset', kind: 'status', status: 500, body: '{}' })
    const error = errorOf(await forgotOf(app).submitEmail({ email: me }))
    expect(error).toMatchObject({ message: 'Unknown error occurred', status: 500 })
    expect(forgotOf(app).step.name).toBe('forgotPassword')
  })

  it('shows the text of the provider for a failure without a code', async () => {
    const app = await openForgot()
    const body = JSON.stringify({ errors: ['Mail is paused.'] })
    app.provider.emulator.faults.add({ operation: 'requestPasswordReset', kind: 'status', status: 400, body })
    expect(errorOf(await forgotOf(app).submitEmail({ email: me }))?.message).toBe('Mail is paused.')
  })

  it('sends once more after 30 seconds, not before', async () => {
    const app = await openForgot()
    await forgotOf(app).submitEmail({ email: me })
    expect(errorOf(await forgotOf(app).resend())).toMatchObject({ code: 'resend-too-soon' })
    expect(app.provider.emulator.outbox()).toHaveLength(1)
    await app.clock.advance(30_000)
    expect((await forgotOf(app).resend()).ok).toBe(true)
    expect(app.provider.emulator.outbox()).toHaveLength(2)
    expect(forgotOf(app).step).toMatchObject({ name: 'success', ...sentNow(app.clock) })
  })

  it('leads back to the address, which is kept', async () => {
    const app = await openForgot()
    await forgotOf(app).submitEmail({ email: me })
    forgotOf(app).restart()
    expect(forgotOf(app).step).toEqual({ name: 'forgotPassword', email: me })
  })

  it('uses mail if the provider does not support the list of methods', async () => {
    const app = await openForgot()
    app.provider.emulator.faults.add({ operation: 'listPasswordRecoveryStrategies', kind: 'status', status: 404 })
    await forgotOf(app).submitEmail({ email: me })
    expect(forgotOf(app).step.name).toBe('success')
  })

  it('the password recovery methods are those with a screen, each listed once', async () => {
    const app = await openForgot()
    const told = ['sms', 'email', 'pigeon', 'email'].map((strategy) => ({ strategy, isActive: true }))
    const body = JSON.stringify(told)
    app.provider.emulator.faults.add({
      operation: 'listPasswordRecoveryStrategies',
      kind: 'status',
      status: 200,
      times: 1,
      body,
    })
    await forgotOf(app).submitEmail({ email: me })
    expect(forgotOf(app).step).toEqual({ name: 'passwordRecoverySelector', email: me, methods: ['email', 'sms'] })
  })

  it('reports an empty list of methods', async () => {
    const app = await openForgot([])
    expect(errorOf(await forgotOf(app).submitEmail({ email: me }))?.code).toBe('no-recovery-method')
  })
})

describe('a new password by text message', () => {
  const codeOf = ({ provider }: App) => /\d{6}/.exec(provider.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''

  it('a text message is one of the recovery methods to choose from if there are two', async () => {
    const app = await openForgot(['email', 'sms'])
    await forgotOf(app).submitEmail({ email: me })
    expect(forgotOf(app).step).toEqual({ name: 'passwordRecoverySelector', email: me, methods: ['email', 'sms'] })
    await forgotOf(app).chooseMethod({ method: 'email' })
    expect(forgotOf(app).step.name).toBe('success')
  })

  it('leads from the code to the new password', async () => {
    const app = await openForgot(['sms'])
    await forgotOf(app).submitEmail({ email: me })
    expect(forgotOf(app).step.name).toBe('resetPasswordViaSms')
    await forgotOf(app).submitCode({ code: codeOf(app) })
    expect(forgotOf(app).step.name).toBe('resetPasswordPage')
    const reset = () => app.client.get(resetPasswordFeature).getSnapshot()
    expect(reset().step.name).toBe('resetPassword')
    expect((await reset().submitPassword({ password: 'Winter-harbour-7' })).ok).toBe(true)
    expect(reset().step.name).toBe('success')
  })

  it('refuses a wrong code, and every code after five', async () => {
    const app = await openForgot(['sms'])
    await forgotOf(app).submitEmail({ email: me })
    const code = codeOf(app)
    const wrong = code === '000000' ? '111111' : '000000'
    const codes: (string | undefined)[] = []
    for (const one of [wrong, wrong, wrong, wrong, wrong, code]) {
      codes.push(errorOf(await forgotOf(app).submitCode({ code: one }))?.code)
    }
    expect(codes).toEqual([...Array(4).fill('ER-RECOVERY-SMS-INVALID'), ...Array(2).fill('ER-RECOVERY-SMS-EXPIRED')])
  })

  it('shows the form for a code even if the account has no phone', async () => {
    const app = await openForgot(['sms'])
    await forgotOf(app).submitEmail({ email: 'reader@acme.test' })
    expect(forgotOf(app).step.name).toBe('resetPasswordViaSms')
    expect(errorOf(await forgotOf(app).submitCode({ code: '123456' }))?.code).toBe('ER-RECOVERY-SMS-INVALID')
  })
})

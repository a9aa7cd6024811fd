import { describe, expect, it } from 'vitest'
import { forgotPasswordFeature } from '../src/features/forgot-password/feature.ts'
import { reportsFeature } from '../src/features/portal/reports/feature.ts'
import { subAccountUsersFeature } from '../src/features/portal/sub-accounts/account-users.ts'
import { paymentMethodFeature } from '../src/features/portal/subscription/payment-method.ts'
import { emailEventsFeature, smsEventsFeature } from '../src/features/portal/webhooks/message-events.ts'
import { resetPhoneNumberFeature } from '../src/features/reset-phone-number/feature.ts'
import { activationOf, ann, openSignUp, origin, signUpOf } from './open-account.ts'
import { type App, openApp, until } from './open-app.ts'
import { errorOf, loginOf, openLogin } from './open-login.ts'
import { openPasskeys, signInOf } from './open-passkeys.ts'
import { openPasswordless, passwordlessOf } from './open-passwordless.ts'
import { openUsers } from './open-users.ts'

const admin = 'admin@acme.test'

/** An action that sends an address: the body that reaches the provider, and the outcome. */
interface Sending {
  readonly open: () => Promise<App>
  readonly path: string
  readonly act: (app: App, email: string) => Promise<{ readonly ok: boolean }>
  /** `true` if a user name may be typed instead. */
  readonly takesNames?: boolean
}

const sendings: Readonly<Record<string, Sending>> = {
  'submitEmail of the login': {
    open: openLogin,
    path: '/sso/prelogin',
    act: (app, email) => loginOf(app).submitEmail({ email }),
    takesNames: true,
  },
  'submitPassword of the login': {
    open: openLogin,
    path: '/auth/v1/user',
    act: (app, email) => loginOf(app).submitPassword({ email, password: 'Correct-horse-7' }),
    takesNames: true,
  },
  'signIn with a passkey': {
    open: () => openPasskeys(),
    path: '/webauthn/prelogin',
    act: (app, email) => signInOf(app).signIn({ email }),
    takesNames: true,
  },
  'send of a code': {
    open: () => openPasswordless('Code'),
    path: '/code/prelogin',
    act: (app, email) => passwordlessOf(app).send({ way: 'Code', email }),
    takesNames: true,
  },
  'submit of the sign-up': {
    open: () => openSignUp(),
    path: '/users/v1/signUp',
    act: (app, email) => signUpOf(app).submit({ ...ann, email }),
  },
  'resend of an activation': {
    open: () => openSignUp(),
    path: '/activate/reset',
    act: (app, email) => activationOf(app).resend({ email }),
    takesNames: true,
  },
  'submitEmail of a forgotten password': {
    open: () => openApp({ address: `${origin}/account/forget-password` }),
    path: '/passwords/reset',
    act: (app, email) => app.client.get(forgotPasswordFeature).actions.submitEmail({ email }),
    takesNames: true,
  },
  'submitEmail of a lost phone number': {
    open: () => openApp({ address: `${origin}/account/reset-phone-number` }),
    path: '/phone/reset',
    act: (app, email) => app.client.get(resetPhoneNumberFeature).actions.submitEmail({ email }),
    takesNames: true,
  },
  'add of a user': {
    open: async () => (await openUsers()).app,
    path: '/users/v2',
    act: async ({ client }, email) => {
      const { usersTableFeature: usersTable } = await import('../src/features/portal/users/feature.ts')
      return client.get(usersTable, { key: 'test' }).actions.add({ email })
    },
  },
  'add of the users of an account': {
    open: () => openApp({ signedInAs: admin }),
    path: '/sub-tenants/users/v2/',
    act: ({ client }, email) =>
      client.get(subAccountUsersFeature, { tenantId: 'northwind' }).actions.add({ users: [{ email }] }),
  },
  'saveBillingDetails of the payment method': {
    open: () => openApp({ signedInAs: admin }),
    path: '/billing-details',
    act: ({ client }, email) => client.get(paymentMethodFeature).actions.saveBillingDetails({ email }),
  },
  'save of an event by mail': {
    open: () => openApp({ signedInAs: admin }),
    path: '/user.unlocked',
    act: ({ client }, email) =>
      client.get(emailEventsFeature).actions.update({ id: 'user.unlocked', recipients: [email], isEnabled: true }),
  },
  'send of a report': {
    open: () => openApp({ signedInAs: admin }),
    path: '/triggers/v1/tenant-reports',
    act: ({ client }, email) => client.get(reportsFeature).actions.send({ id: 'report', to: [email] }),
  },
}

describe.each(Object.entries(sendings))('%s', (name, { open, path, act, takesNames = false }) => {
  it.each([
    ['an invisible sign', 'jane@acme.test\u200b'],
    ['the directions of a copied contact', '\u202ajane@acme.test\u202c'],
    ['the full-width signs of a keyboard', 'ｊane＠acme.test'],
    ['the link to it', 'mailto:jane@acme.test.'],
  ])(`${name} sends an address without %s`, async (_, typed) => {
    const app = await open()
    await act(app, typed)
    expect(JSON.stringify(app.sent(path).at(-1)?.body)).toContain('"jane@acme.test"')
  })

  it(`${name} refuses an address that reads backwards or has a control character, and sends nothing`, async () => {
    const app = await open()
    for (const [typed, character] of [
      ['tset.emca@enaj\u202e', 'U+202E'],
      ['ja\u0000ne@acme.test', 'U+0000'],
    ] as const) {
      const outcome = await act(app, typed)
      expect(outcome).toMatchObject({ ok: false, reason: 'failed', error: { context: { character } } })
    }
    expect(app.sent(path)).toEqual([])
  })

  it.runIf(!takesNames)(`${name} refuses a text that is no address, and sends nothing`, async () => {
    const app = await open()
    for (const typed of ['jane@acme', 'jane', 'jane doe@acme.test']) {
      expect(await act(app, typed)).toMatchObject({ ok: false, reason: 'failed' })
    }
    expect(app.sent(path)).toEqual([])
  })
})

describe('one person', () => {
  it('two spellings of an address are one recipient of a report', async () => {
    const app = await openApp({ signedInAs: admin })
    await app.client.get(reportsFeature).actions.send({ id: 'report', to: ['jörg@acme.test', 'jo\u0308rg@ACME.test'] })
    expect(app.sent('/triggers/v1/tenant-reports').at(-1)?.body).toMatchObject({ to: ['jörg@acme.test'] })
  })

  it('an address that is no address is refused as a person of many, and the others are added', async () => {
    const { slice } = await openUsers()
    const people = ['jane@acme', 'mailto:jane@acme.test', 'a\u202e@acme.test'].map((email) => ({ email }))
    expect(await slice.actions.addMany({ people })).toMatchObject({
      value: {
        added: [{ person: { email: 'jane@acme.test' } }],
        refused: [{ error: { code: 'email-incomplete' } }, { error: { code: 'email-character' } }],
      },
    })
  })

  it('a user is added with a plain phone number', async () => {
    const { slice, app } = await openUsers()
    await slice.actions.add({ email: 'jane@acme.test', phone: '+44 (0)20 7946\u20110958' })
    expect(app.sent('/users/v2').at(-1)?.body).toMatchObject({ phone: '+442079460958' })
  })

  it('an event is sent to a plain phone number', async () => {
    const app = await openApp({ signedInAs: admin })
    const { update } = app.client.get(smsEventsFeature).actions
    await update({ id: 'user.unlocked', recipients: ['\u202a+44 (0)20 7946 0958\u202c'], isEnabled: true })
    expect(JSON.stringify(app.sent('/user.unlocked').at(-1)?.body)).toContain('"+442079460958"')
  })

  it('a person signs in by the recovery code as it was printed', async () => {
    const app = await openLogin()
    await loginOf(app).submitEmail({ email: admin })
    await loginOf(app).submitRecoveryCode({ recoveryCode: '\u202aABCD\u20111234\u202c\n' })
    expect(app.sent('/mfa/recover').at(-1)?.body).toMatchObject({ recoveryCode: 'ABCD-1234' })
  })

  it('an address in sight signs in although a sign in it cannot be seen', async () => {
    const app = await openLogin()
    await loginOf(app).submitEmail({ email: `${admin}\u200b` })
    const { demoPassword } = await import('@portico/emulator/testing')
    expect(errorOf(await loginOf(app).submitPassword({ password: demoPassword }))).toBe(null)
    await until(() => loginOf(app).step.name === 'success')
  })
})

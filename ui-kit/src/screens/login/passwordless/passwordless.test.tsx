import { loginFeature } from '@portico/headless'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { readPolicy } from '../../../../../headless/test/open-app.ts'
import { type MainWay, offer, sentCode, unlike } from '../../../../../headless/test/open-passwordless.ts'
import { giveEmail, openLoginBox, pass, press, step } from '../../../../test/open-login-box.tsx'

afterEach(cleanup)

const reader = 'reader@acme.test'

async function openAt(main: MainWay, ...secondary: 'SmsCode'[]) {
  const app = await openLoginBox()
  offer(app.provider.emulator, main, ...secondary)
  await readPolicy(app)
  await giveEmail(reader)
  return { ...app, code: () => sentCode(app.provider.emulator) }
}

const codeField = () => screen.findByLabelText<HTMLInputElement>('6-digit code')

describe('a code that was sent', () => {
  it('signs in with its sixth digit', async () => {
    const { code } = await openAt('Code')
    await step('Enter the code we sent')
    await userEvent.type(await codeField(), code())
    await step('You’re signed in')
  })

  it('a code can be pasted as it is written in the mail', async () => {
    const { code } = await openAt('Code')
    await userEvent.click(await codeField())
    await userEvent.paste(`Your code is ${code().slice(0, 3)}-${code().slice(3)}.`)
    await step('You’re signed in')
  })

  it('a code by text message can be autofilled by the phone, and its number is partly shown', async () => {
    await openAt('SmsCode')
    await step('Enter the code from your phone')
    expect((await codeField()).autocomplete).toBe('one-time-code')
    screen.getByText(/•42/)
  })

  it('a wrong code is kept and selected, with an error', async () => {
    const { code } = await openAt('Code')
    const field = await codeField()
    const wrong = unlike(code())
    await userEvent.type(field, wrong)
    await screen.findByText('That code doesn’t match. Enter the newest one we sent you.')
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([wrong, 0, 6])
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('a user who signed up by phone number sees it, and no sign-in that uses an address', async () => {
    const { client } = await openAt('Code', 'SmsCode')
    await codeField()
    screen.getByRole('button', { name: 'Text me a code instead' })
    const sent = { sentAt: client.ports.clock.now(), resendAt: 0, phoneNumber: '+••56' }
    const byNumber = { name: 'loginWithSmsOtc', email: '', typedNumber: '+4930123456', ...sent } as const
    await act(() => client.get(loginFeature).actions.proceed({ kind: 'step', step: byNumber }))
    await step('Enter the code from your phone')
    expect(screen.getByLabelText('Signing in as')).toHaveProperty('value', '+4930123456')
    screen.getByRole('button', { name: 'Change' })
    expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull()
  })

  it('the code step can be left for another address, and the present one is kept', async () => {
    await openAt('Code')
    await codeField()
    await press('Change email address')
    await step('Sign in to Lantern')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', reader)
  })
})

describe('another message', () => {
  it('another message can be requested after a wait that is shown', async () => {
    const app = await openAt('Code')
    await screen.findByText('Nothing there? You can ask for another in 30 seconds.')
    await pass(app, 29_000)
    screen.getByText('Nothing there? You can ask for another in 1 second.')
    await pass(app, 1000)
    await screen.findByRole('button', { name: 'Send another code' })
    expect(screen.getByText('You can ask for another now.').getAttribute('role')).toBe('status')
  })

  it('another code empties the field, removes the old error, and is confirmed', async () => {
    const app = await openAt('Code')
    await userEvent.type(await codeField(), unlike(app.code()))
    await screen.findByText(/That code doesn’t match/)
    await pass(app, 30_000)
    await press('Send another code')
    await screen.findByText('A new one is on its way', { selector: 'strong' })
    expect((await codeField()).value).toBe('')
    expect(screen.queryByText(/That code doesn’t match/)).toBeNull()
    await userEvent.type(await codeField(), app.code())
    await step('You’re signed in')
  })

  it('another code that cannot be sent leaves the form unchanged, and shows the reason', async () => {
    const app = await openAt('Code')
    await userEvent.type(await codeField(), '123')
    await pass(app, 30_000)
    app.provider.emulator.faults.add({ operation: 'preLoginPasswordless', kind: 'drop' })
    await press('Send another code')
    await screen.findByText('We can’t reach Lantern')
    expect((await codeField()).value).toBe('123')
  })

  it('another link is mentioned once during the wait for it', async () => {
    await openAt('MagicLink')
    await step('Check your email')
    await screen.findByText('Nothing there? You can ask for another in 30 seconds.')
    expect(document.body.textContent?.match(/(?:nothing|not) there/gi)).toHaveLength(1)
  })

  it('another link is sent, and confirmed on the screen', async () => {
    const app = await openAt('MagicLink')
    await step('Check your email')
    await pass(app, 30_000)
    await press('Send another link')
    await screen.findByText('A new one is on its way', { selector: 'strong' })
    await waitFor(() => expect(app.provider.emulator.outbox()).toHaveLength(2))
  })
})

describe('another way', () => {
  it('another sign-in method is offered at the password if the policy has one', async () => {
    await openAt('EmailAndPassword', 'SmsCode')
    await step('Enter your password')
    await press('Text me a code instead')
    await step('Enter the code from your phone')
    await press('Use my password instead')
    await step('Enter your password')
  })

  it('another sign-in method is not offered if the policy has none', async () => {
    await openAt('EmailAndPassword')
    await step('Enter your password')
    expect(screen.queryByText(/instead/)).toBeNull()
  })

  it('another sign-in method that is disabled meanwhile shows a notice, and the form stays', async () => {
    const app = await openAt('EmailAndPassword', 'SmsCode')
    await step('Enter your password')
    offer(app.provider.emulator, 'EmailAndPassword')
    await press('Text me a code instead')
    await screen.findByText('This way in is switched off')
    await step('Enter your password')
  })

  it('another address is offered if no sign-in uses an address alone', async () => {
    await openAt('NoLocalAuthentication')
    await step('Sign in with your company')
    await press('Try another email address')
    await step('Sign in to Lantern')
  })
})

describe('a tenant without sign-in by address alone', () => {
  async function openWithout(social: readonly { id: string; active: boolean }[]) {
    const app = await openLoginBox({ starts: false })
    app.provider.emulator.arrange((state) => {
      state.security.mainStrategy = 'NoLocalAuthentication'
      state.federation = { social: [...social], attempts: [], grants: [] }
    })
    await app.client.start()
    await giveEmail(reader)
    return app
  }

  it('the social providers are offered as the way in', async () => {
    const app = await openWithout([
      { id: 'google', active: true },
      { id: 'github', active: true },
    ])
    await step('Choose how to sign in')
    await press('Continue with GitHub')
    await waitFor(() => expect(app.ports.page.opened.at(-1)).toContain('/sso/default/github/prelogin'))
  })

  it('another address is offered if there is neither sign-in by address alone nor a social provider', async () => {
    await openWithout([])
    await step('Sign in with your company')
    expect(screen.queryByRole('group')).toBeNull()
    await press('Try another email address')
    await step('Sign in to Lantern')
  })

  it('a company’s sign-in is found by the address all the same', async () => {
    const app = await openWithout([])
    await press('Try another email address')
    await giveEmail('sso@globex.test')
    await step('Your company signs you in')
    expect(app.ports.page.opened).toEqual([])
  })
})

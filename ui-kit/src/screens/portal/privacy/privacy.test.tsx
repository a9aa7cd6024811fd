import { createTestAuthenticator } from '@portico/emulator/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { configured } from '../../../../test/configured.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

const me = 'reader@acme.test'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const phone = { id: 'phone-1', phoneNumber: '+4915112345678' }

/** Opens the section for a user with two more sessions. */
async function open(options: AppOptions = {}, arrange: (app: App) => void = () => {}) {
  const app = await openScreen(
    <AdminPortal isInline isolation="none" />,
    { signedInAs: me, address: 'https://app.test/account?portal=privacy', ...options },
    (opened) => {
      const { emulator } = opened.provider
      emulator.signIn(me)
      emulator.signIn(me)
      emulator.arrange((state) => {
        const [, one, other] = state.sessions
        if (one) Object.assign(one, { userAgent: iPhone, ipAddress: '192.0.2.1' })
        if (other) Object.assign(other, { userAgent: 'curl/8.4', ipAddress: '' })
        state.security.mfaStrategies = ['AuthenticatorApp', 'SMS']
        for (const user of state.users) if (user.email === me) user.phones = [phone]
      })
      arrange(opened)
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  return app
}

const part = (name: string) => screen.findByRole('region', { name })
const rows = async (name: string) => within(await part(name)).findAllByRole('listitem')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const asked = async (name: RegExp) => within(await screen.findByRole('alertdialog', { name }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const lastCode = ({ provider }: App) => /\d{6}/.exec(provider.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
const open3 = async () => {
  await waitFor(async () => expect(await rows('Signed in')).toHaveLength(3))
  return rows('Signed in')
}

describe('the open sessions', () => {
  it('an open session is shown with device in words, place and time, the present one without an end button', async () => {
    await open()
    const shown = await open3()
    await screen.findByText('Safari on iPhone')
    await waitFor(() => expect(shown.map(({ textContent }) => textContent).join()).toContain('Berlin, 192.0.2.1'))
    const own = shown.find(({ textContent }) => textContent?.includes('This device'))
    expect(own?.querySelector('button')).toBeNull()
    expect(own?.querySelector('time')).toBeTruthy()
  })

  it('an open session is marked if another person opened it', async () => {
    await open({}, ({ provider }) =>
      provider.emulator.arrange(({ sessions, users }) => {
        const [, one] = sessions
        if (one) one.actorId = users.find(({ email }) => email === 'admin@acme.test')?.id ?? ''
      }),
    )
    const shown = await open3()
    const marked = shown.filter(({ textContent }) => textContent?.includes('By an administrator'))
    expect(marked).toHaveLength(1)
    await waitFor(() => expect(marked[0]?.textContent).toContain('Safari on iPhone'))
  })

  it('an open session of an unknown device is shown by its own user agent', async () => {
    await open()
    await open3()
    expect(await screen.findByText('curl/8.4')).toBeTruthy()
  })

  it('end one by one, after a question', async () => {
    const app = await open()
    await open3()
    await press('End Safari on iPhone')
    const question = await asked(/Safari on iPhone/)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await isClosed()
    expect(app.called()).not.toContain('deleteMySession')
    await press('End Safari on iPhone')
    await userEvent.click((await asked(/Safari/)).getByRole('button', { name: 'End session' }))
    await isClosed()
    expect(await rows('Signed in')).toHaveLength(2)
    expect(screen.queryByText('Safari on iPhone')).toBeNull()
  })

  it('end all but the present one, after a question with their number', async () => {
    const app = await open()
    await open3()
    await press('End all others')
    await userEvent.click((await asked(/all other/)).getByRole('button', { name: 'End 2 sessions' }))
    await isClosed()
    expect(await rows('Signed in')).toHaveLength(1)
    expect(app.provider.emulator.snapshot().sessions.filter(({ ended }) => ended === null)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull()
  })

  it('stay if the provider refuses, with the reason in the question', async () => {
    const app = await open()
    await open3()
    app.provider.emulator.faults.add({ operation: 'deleteMySession', kind: 'status', status: 403, times: 1 })
    await press('End Safari on iPhone')
    const question = await asked(/Safari/)
    await userEvent.click(question.getByRole('button', { name: 'End session' }))
    expect(await question.findByRole('alert')).toBeTruthy()
    expect(app.provider.emulator.snapshot().sessions.every(({ ended }) => ended === null)).toBe(true)
  })
})

describe('the second factors', () => {
  it('second factors are listed with those that can be set up, and one is added in a dialog', async () => {
    const app = await open()
    const [first, second] = await rows('Second step')
    expect(first?.textContent).toContain(phone.phoneNumber)
    expect(second?.textContent).toContain('Not set up')
    await press('Set up Authenticator app')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a second step' }))
    await dialog.findByRole('heading', { level: 3, name: 'Set up your authenticator' })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.called()).toContain('listMfaDevices')
  })

  it('a second factor is removed after a question and a last code', async () => {
    const app = await open()
    await rows('Second step')
    await openActions(`Actions for Text message ${phone.phoneNumber}`)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click((await asked(/Text message/)).getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove a second step' }))
    const field = await dialog.findByLabelText('6-digit code')
    await waitFor(() => expect(lastCode(app)).not.toBe(''))
    await userEvent.type(field, lastCode(app))
    await waitFor(() =>
      expect(app.provider.emulator.snapshot().users.find(({ email }) => email === me)?.phones).toEqual([]),
    )
  })

  it('second factors are all turned off after a question', async () => {
    const app = await open()
    await press('Turn all of them off')
    await userEvent.click((await asked(/Turn your second steps off/)).getByRole('button', { name: 'Turn off' }))
    await isClosed()
    expect(app.provider.emulator.snapshot().users.find(({ email }) => email === me)?.phones).toEqual([])
  })
})

describe('a kind of second factor that the kit does not know', () => {
  const strategies = [{ strategy: 'Hologram' }, { strategy: 'AuthenticatorApp' }].map((one) => ({
    ...one,
    isActive: true,
  }))
  const devices = {
    authenticators: [],
    phones: [],
    emails: [],
    webauthn: [{ id: '1', deviceType: 'Hybrid', name: 'Ring' }],
  }
  const answers = { '/mfa/strategies': { strategies }, '/mfa/devices': devices }
  const openUnknown = () =>
    open({
      instead({ pathname }) {
        const answer = Object.entries(answers).find(([path]) => pathname.endsWith(path))?.[1]
        return answer && Promise.resolve(Response.json(answer))
      },
    })

  it('a second factor unknown to the kit is shown by its name if set up, and not offered otherwise', async () => {
    await openUnknown()
    const shown = await rows('Second step')
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('WebAuthnHybrid'),
      expect.stringContaining('Authenticator app'),
    ])
    expect((await part('Second step')).textContent).not.toMatch(/login\.methods|Hologram/)
    expect(within(await part('Second step')).queryByRole('button', { name: /WebAuthnHybrid/ })).toBeNull()
    await screen.findByRole('button', { name: 'Set up Authenticator app' })
  })
})

describe('the passkeys', () => {
  const device = () => createTestAuthenticator({ deviceType: 'Platform' })

  it('a passkey is added, and removed after a question', async () => {
    await open({ webAuthn: device() })
    await press('Add passkey')
    const [row] = await rows('Passkeys')
    expect(row?.textContent).toContain('Computer or phone')
    await openActions(/^Actions for Computer or phone/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove passkey' }))
    await userEvent.click((await asked(/Remove this passkey/)).getByRole('button', { name: 'Remove passkey' }))
    await isClosed()
    await within(await part('Passkeys')).findByText(/You have none yet/)
  })

  it('a passkey that the device refuses to add shows the reason', async () => {
    const webAuthn = device()
    webAuthn.answer('decline')
    await open({ webAuthn })
    await press('Add passkey')
    expect(await screen.findByText('Nothing was confirmed')).toBeTruthy()
  })
})

describe('the parts of the page', () => {
  it('the recent activity has the words of each action, and its description', async () => {
    await openScreen(
      <AdminPortal isInline isolation="none" />,
      { signedInAs: 'admin@acme.test', address: 'https://app.test/account?portal=privacy' },
      ({ provider: { emulator } }) =>
        emulator.arrange((state) => {
          const [tenant] = state.tenants
          const admin = state.users.find(({ email }) => email === 'admin@acme.test')
          const event = { tenantId: tenant?.id ?? '', userId: admin?.id ?? null, email: 'admin@acme.test' }
          const createdAt = new Date(emulator.now()).toISOString()
          state.audits = [
            {
              ...event,
              id: '1',
              severity: 'Info',
              createdAt,
              action: 'updateSubTenantManagement',
              description: 'Northwind',
            },
            { ...event, id: '2', severity: 'Info', createdAt, action: 'somedayChange', description: '' },
          ]
        }),
    )
    const shown = (await rows('Recent activity')).map(({ textContent }) => textContent)
    expect(shown.join()).toMatch(/Update sub-accountNorthwind/)
    expect(shown.join()).toMatch(/Someday change/)
  })

  it('fail by themselves, and can be read again', async () => {
    await open({}, ({ provider }) =>
      provider.emulator.faults.add({ operation: 'listMySessions', kind: 'status', status: 400, times: 1 }),
    )
    const sessions = within(await part('Signed in'))
    await sessions.findByText('We couldn’t load “Signed in”')
    expect(await rows('Second step')).not.toHaveLength(0)
    await userEvent.click(sessions.getByRole('button', { name: 'Try again' }))
    await open3()
  })

  it.each([
    ['mfa', 'new-mfa-pages', 'Second step'],
    ['passkeys', 'show-passkeys-new', 'Passkeys'],
  ])('leave out %s under the flag %s', async (_, flag, name) => {
    await open({ flags: { [flag]: 'off' } })
    await open3()
    expect(screen.queryByRole('region', { name })).toBeNull()
  })

  it('the privacy page hides parts, or shows them without controls, as the tenant configures', async () => {
    const fieldsProperties = { loginSessions: 'viewOnly', mfa: 'hidden' }
    await open({ instead: configured({ privacy: { fieldsProperties } }) })
    await open3()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Second step' })).toBeNull())
    expect(within(await part('Signed in')).queryByRole('button')).toBeNull()
  })

  it('the privacy page shows factors as view only and hides sessions, as the tenant configures', async () => {
    const fieldsProperties = { loginSessions: 'hidden', mfa: 'viewOnly' }
    await open({ instead: configured({ privacy: { fieldsProperties } }) })
    expect(await rows('Second step')).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Signed in' })).toBeNull())
    expect(within(await part('Second step')).queryByRole('button')).toBeNull()
  })
})

import { ownEmailFeature } from '@portico/headless/portal/own-email'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { codeSentTo, otherThanSentTo } from '../../../../../headless/test/sent-code.ts'
import { configured } from '../../../../test/configured.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

const me = 'admin@acme.test'
const next = 'ada@new.test'

/** Opens the profile. */
async function open(arrange: (app: App) => void = () => {}, options: AppOptions = {}) {
  const app = await openScreen(
    <AdminPortal isInline isolation="none" />,
    { signedInAs: me, address: 'https://app.test/account?portal=profile', ...options },
    arrange,
  )
  await screen.findByRole('textbox', { name: 'Name' })
  return app
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const dialog = () => screen.findByRole('dialog', { name: 'Change your email' })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

const verifying = ({ client }: App) => client.get(ownEmailFeature).getSnapshot().calls.verify.status

/** Sends a code to the new address by the dialog. */
async function sendCode(email = next) {
  await press('Change email')
  await userEvent.type(await field('New email address'), email)
  await press('Send code')
}

describe('the own address on the page', () => {
  it('a new address is the own one after its code, on the page and in the navigation', async () => {
    const app = await open()
    await sendCode()
    await screen.findByText(`Enter the code we sent to ${next}.`)
    expect(within(await dialog()).getByRole('heading', { level: 3, name: 'Check your new inbox' })).toBeTruthy()
    await userEvent.type(await field('6-digit code'), codeSentTo(app, next))
    await screen.findByRole('heading', { name: 'Your email is changed' })
    await press('Done')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByText(me)).toBeNull())
    expect(screen.getAllByText(next).length).toBeGreaterThan(0)
  })

  it('an address that waits for its code is shown with the way to enter it', async () => {
    const app = await open()
    await sendCode()
    await field('6-digit code')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Waiting for its code')).toBeTruthy()
    await press(`Enter code for ${next}`)
    await userEvent.type(await field('6-digit code'), codeSentTo(app, next))
    await screen.findByRole('heading', { name: 'Your email is changed' })
  })

  it('the dialog lists the addresses with their state', async () => {
    await open()
    await sendCode()
    await press('Use another address')
    const rows = within(await dialog()).getAllByRole('listitem')
    await waitFor(() => expect(rows.length).toBe(2))
    expect(rows.map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
      `${me} For signing in Verified`,
      `${next} Waiting for its code Enter code`,
    ])
    expect((await field('New email address')).value).toBe(next)
  })

  it('a refused address keeps what was typed, with the reason at the field', async () => {
    await open()
    await sendCode('reader@acme.test')
    expect(await screen.findByText('Another account has this address. Enter another one.')).toBeTruthy()
    const typed = await field('New email address')
    expect(typed.value).toBe('reader@acme.test')
    expect(typed.getAttribute('aria-invalid')).toBe('true')
  })

  it('a wrong code keeps the step, and five wrong ones lead back to the address', async () => {
    const app = await open()
    await sendCode()
    const code = await field('6-digit code')
    const wrong = otherThanSentTo(app, next)
    for (let tries = 1; tries < 5; tries++) {
      await userEvent.clear(code)
      await userEvent.type(code, wrong)
      await waitFor(() => expect(app.called().filter((name) => name === 'verifyEmailChange')).toHaveLength(tries))
      await waitFor(() => expect(verifying(app)).toBe('failed'))
      await screen.findByText('That code doesn’t match. Check it and enter it again.')
    }
    await userEvent.clear(code)
    await userEvent.type(code, wrong)
    await screen.findByText('Too many wrong codes')
    await userEvent.click(screen.getAllByRole('button', { name: /Start again|Use another address/ })[0] ?? code)
    expect((await field('New email address')).value).toBe(next)
  })

  it('nothing can be changed where the policy of the tenant forbids it', async () => {
    const app = await open(({ provider }) => provider.emulator.setPolicy({ emailChange: false }))
    await waitFor(() => expect(app.called()).toContain('listUserEmails'))
    await button('Change password')
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
  })

  it('nothing can be changed where the configuration of the portal makes the address view only', async () => {
    const instead = configured({ profile: { fieldsProperties: { email: 'viewOnly' } } })
    const app = await open(() => {}, { instead })
    await waitFor(() => expect(app.called()).toContain('listUserEmails'))
    await button('Change password')
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull()
  })

  it('a read that fails leaves the address on the page, with a way to try again', async () => {
    const app = await open(({ provider }) =>
      provider.emulator.faults.add({ operation: 'getEmailPolicy', kind: 'status', status: 500, times: 1 }),
    )
    await screen.findByText('We couldn’t check if you can change it.')
    expect(screen.getByText('Verified')).toBeTruthy()
    await press('Try again')
    await button('Change email')
    expect(app.called().filter((name) => name === 'getEmailPolicy')).toHaveLength(2)
  })
})

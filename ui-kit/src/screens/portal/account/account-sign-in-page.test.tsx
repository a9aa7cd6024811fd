import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openLoginBox } from '../../../../test/open-login-box.tsx'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

async function open(
  { at = 'account', ...options }: AppOptions & { readonly at?: string } = {},
  arrange?: (app: App) => void,
) {
  const app = await openScreen(
    <AdminPortal isInline isolation="none" sections={(ours) => ours.filter(({ id }) => id === 'account')} />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}`, ...options },
    arrange,
  )
  await screen.findByRole('heading', { level: 1, name: 'Account', hidden: true })
  return app
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** Finds all copies of a text, because the bar renders and announces it. */
const shows = (words: string) => screen.findAllByText(words)
const saved = () => shows('Saved')
const acme = ({ provider }: App) => provider.emulator.snapshot().tenants[0]
const _configure = (page: unknown) => (app: App) =>
  app.provider.emulator.arrange(({ adminBox }) => {
    adminBox['*'] = { themeV2: { adminPortal: { pages: { account: page } } } }
  })

async function _choose(name: string, text: string, option: RegExp) {
  const input = await screen.findByRole('combobox', { name })
  await userEvent.click(input)
  await userEvent.type(await screen.findByRole('combobox', { name }), text)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

describe('the sign-in page of the account', () => {
  const openTab = async (options: AppOptions = {}, arrange?: (app: App) => void) => {
    const app = await open(options, arrange)
    await userEvent.click(await screen.findByRole('tab', { name: 'Sign-in page' }))
    return app
  }
  const look = ({ provider }: App) => provider.emulator.snapshot().adminBox[acme({ provider } as App)?.id ?? '']

  it('the account’s sign-in page has its addresses and its color, saved together', async () => {
    const app = await openTab()
    await userEvent.type(await field('Application address'), 'https://lantern.acme.test')
    await userEvent.type(await field('Sign-in address'), 'https://acme.test/login')
    await userEvent.type(await field('Color'), '#2a4fc6')
    await press('Save changes')
    await saved()
    expect(acme(app)?.settings).toMatchObject({
      applicationUrl: 'https://lantern.acme.test',
      loginUrl: 'https://acme.test/login',
    })
    expect(look(app)).toEqual({ themeV2: { loginBox: { palette: { primary: { main: '#2a4fc6' } } } } })
    await screen.findByRole('button', { name: 'Copy the sign-in address' })
  })

  it('the account’s color appears at the next sign-in to it, and at that of no other account', async () => {
    const app = await openTab({}, ({ provider }) =>
      provider.emulator.arrange(({ tenants, adminBox }) => {
        const globex = tenants.find(({ alias }) => alias === 'globex')?.id ?? ''
        adminBox[globex] = { themeV2: { loginBox: { palette: { primary: { main: '#111111' } } } } }
      }),
    )
    await userEvent.type(await field('Color'), '#2a4fc6')
    await press('Save changes')
    await saved()
    await expect.poll(await signInColorAt(app, 'acme')).toBe('#2a4fc6')
    await expect.poll(await signInColorAt(app, 'globex')).toBe('#111111')
  })

  async function signInColorAt(beside: App, alias: string) {
    cleanup()
    await openLoginBox({ beside, tenantResolver: () => alias })
    const form = await screen.findByLabelText('Email')
    return () => form.closest<HTMLElement>('.portico')?.style.getPropertyValue('--portico-color-primary')
  }

  it('keeps a color that is refused, although the addresses are saved', async () => {
    const app = await openTab()
    app.provider.emulator.faults.add({ operation: 'updateAccountMetadata', kind: 'status', status: 500, times: 1 })
    await userEvent.type(await field('Application address'), 'https://lantern.acme.test')
    await userEvent.type(await field('Color'), '#2a4fc6')
    await press('Save changes')
    await screen.findByRole('alert')
    await shows('1 unsaved change')
    expect((await field('Color')).value).toBe('#2a4fc6')
    expect(acme(app)?.settings['applicationUrl']).toBe('https://lantern.acme.test')
    await press('Save changes')
    await saved()
  })

  it('refuses a text that is no color, at the field', async () => {
    await openTab()
    await userEvent.type(await field('Color'), 'blueish tint')
    await press('Save changes')
    await screen.findByText('Enter a color, such as #2a4fc6.')
  })

  const openAsReaderWith = (permission: string) =>
    openTab({ signedInAs: 'reader@acme.test', starts: false }, ({ provider }) =>
      provider.emulator.arrange(({ roles }) => {
        for (const role of roles) if (role.key === 'ReadOnly') role.permissionKeys.push(permission)
      }),
    )

  it('a user with the permission for the sign-in page alone can change its color and no settings', async () => {
    const app = await openAsReaderWith('fe.account-settings.write.custom-login-box')
    await userEvent.type(await field('Color'), '#2a4fc6')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(screen.queryByText('View only')).toBeNull()
    await press('Save changes')
    await saved()
    expect(look(app)).toEqual({ themeV2: { loginBox: { palette: { primary: { main: '#2a4fc6' } } } } })
    expect(app.called()).not.toContain('updateAccountSettings')
    await userEvent.click(await screen.findByRole('tab', { name: 'Settings' }))
    await screen.findByText('View only')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows the color as text to a person without its permission', async () => {
    const app = await openAsReaderWith('fe.secure.write.accountSettings')
    await field('Application address')
    expect(screen.queryByRole('textbox', { name: 'Color' })).toBeNull()
    expect(app.called()).not.toContain('updateAccountMetadata')
  })
})

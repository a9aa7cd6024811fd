import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
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
const configure = (page: unknown) => (app: App) =>
  app.provider.emulator.arrange(({ adminBox }) => {
    adminBox['*'] = { themeV2: { adminPortal: { pages: { account: page } } } }
  })

async function choose(name: string, text: string, option: RegExp) {
  const input = await screen.findByRole('combobox', { name })
  await userEvent.click(input)
  await userEvent.type(await screen.findByRole('combobox', { name }), text)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

describe('the settings of the account', () => {
  it('the account settings are saved together by one bar, which counts the changes', async () => {
    const app = await open()
    await userEvent.clear(await field('Company name'))
    await userEvent.type(await field('Company name'), 'Acme Inc.')
    await userEvent.type(await field('Website'), 'https://acme.test')
    await userEvent.type(await field('Address'), '14 Quayside')
    await shows('3 unsaved changes')
    await press('Save changes')
    await saved()
    expect(acme(app)).toMatchObject({
      name: 'Acme Inc.',
      settings: { website: 'https://acme.test', address: '14 Quayside', timezone: 'default', currency: 'USD' },
    })
  })

  it('show dates and times as they will look', async () => {
    const app = await open()
    expect((await screen.findByRole('button', { name: /Dates$/ })).textContent).toBe('21/11/2026')
    expect((await screen.findByRole('button', { name: /Times$/ })).textContent).toBe('14:05')
    await press(/Dates$/)
    await userEvent.click(await screen.findByRole('option', { name: /^21 Nov 2026/ }))
    await press('Save changes')
    await saved()
    expect(acme(app)?.settings['dateFormat']).toBe('D MMM YYYY')
  })

  it('the account settings have a time zone, found by its city, and one that follows the browser', async () => {
    const app = await open()
    await screen.findByDisplayValue(/^As in the browser: /)
    await choose('Time zone', 'buenos', /^Buenos Aires, GMT-3/)
    await shows('1 unsaved change')
    await press('Save changes')
    await saved()
    expect(acme(app)?.settings['timezone']).toMatch(/Buenos_Aires$/)
    await userEvent.clear(screen.getByRole('combobox', { name: 'Time zone' }))
    await press('Save changes')
    await waitFor(() => expect(acme(app)?.settings['timezone']).toBe('default'))
  })

  it('the account settings have a currency that is found by its name', async () => {
    const app = await open()
    await screen.findByDisplayValue('US Dollar, USD')
    await choose('Currency', 'swiss', /^Swiss Franc, CHF/)
    await press('Save changes')
    await saved()
    expect(acme(app)?.settings['currency']).toBe('CHF')
  })

  it('the account settings accept a logo by file or drop, show its preview, and can remove it', async () => {
    const app = await open()
    const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
    const input = await screen.findByLabelText<HTMLInputElement>(/^Logo/)
    await userEvent.upload(input, logo)
    await waitFor(() => expect(document.querySelector('.portico-FilePreview')?.getAttribute('src')).toMatch(/^data:/))
    await press('Discard')
    expect(document.querySelector('.portico-FilePreview')).toBeNull()
    const place = document.querySelector('.portico-FileDrop')
    if (place) fireEvent.drop(place, { dataTransfer: { files: [logo] } })
    await press('Save changes')
    await saved()
    expect(acme(app)?.settings['logo']).toMatch(/^data:image\/svg\+xml;base64,/)
    await press('Remove Logo')
    await press('Save changes')
    await waitFor(() => expect(acme(app)?.settings['logo']).toBe(''))
  })

  it('a saved logo is shown in the navigation at once, and after the next sign-in', async () => {
    const app = await open()
    const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })
    const shown = () => [...document.querySelectorAll('.portico-Nav .portico-TenantMark img')]
    await userEvent.upload(await screen.findByLabelText<HTMLInputElement>(/^Logo/), logo)
    expect(shown()).toEqual([])
    await press('Save changes')
    await saved()
    await waitFor(() => expect(shown()).toHaveLength(1))
    expect(document.querySelectorAll('.portico-TopBar .portico-TenantMark img')).toHaveLength(1)
    cleanup()
    await open({ beside: app })
    await waitFor(() => expect(shown()[0]?.getAttribute('src')).toMatch(/^data:image\/svg/))
  })

  it('refuse a website that is no address, at the field', async () => {
    const app = await open()
    await userEvent.type(await field('Website'), 'acme')
    await press('Save changes')
    await screen.findByText('Enter a whole address, such as https://example.com.')
    expect(document.activeElement).toBe(await field('Website'))
    expect(app.sent('/account-settings/v1').some(({ body }) => body !== null)).toBe(false)
  })

  it('a failed save of the account settings keeps all input, shows the reason, and can be retried', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'updateAccountSettings', kind: 'status', status: 500, times: 1 })
    await userEvent.type(await field('Address'), '14 Quayside')
    await press('Save changes')
    await screen.findByText('Something went wrong on our side')
    expect((await field('Address')).value).toBe('14 Quayside')
    await press('Save changes')
    await saved()
    expect(acme(app)?.settings['address']).toBe('14 Quayside')
  })

  it('keep an edit while another administrator changes another member', async () => {
    const app = await open()
    await userEvent.type(await field('Address'), '14 Quayside')
    app.provider.emulator.arrange(({ tenants }) => {
      for (const { settings } of tenants) settings['website'] = 'https://acme.example'
    })
    await press('Save changes')
    await saved()
    expect(acme(app)?.settings).toMatchObject({ address: '14 Quayside', website: 'https://acme.example' })
    await waitFor(async () => expect((await field('Website')).value).toBe('https://acme.example'))
  })

  it('ask before unsaved changes are left for the other tab', async () => {
    await open()
    await userEvent.type(await field('Address'), '14 Quayside')
    await userEvent.click(await screen.findByRole('tab', { name: 'Sign-in page' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(await question.findByRole('button', { name: 'Keep editing' }))
    expect((await field('Address')).value).toBe('14 Quayside')
  })

  it('the account settings are saved before the user leaves them, with a single question', async () => {
    const app = await open()
    await userEvent.type(await field('Address'), '14 Quayside')
    await userEvent.click(await screen.findByRole('tab', { name: 'Sign-in page' }))
    await press('Save and leave')
    await field('Application address')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(acme(app)?.settings['address']).toBe('14 Quayside')
  })

  it('the account settings are plain texts for a user who may only read', async () => {
    await open({ signedInAs: 'reader@acme.test' })
    await screen.findByText('21/11/2026')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('View only')).toBeTruthy()
  })

  it('the account settings have no website field if the provider keeps no website', async () => {
    await open({
      instead: (url, init) =>
        url.pathname.endsWith('/account-settings/v1') && (init?.method ?? 'GET') === 'GET'
          ? Promise.resolve(Response.json({ tenantId: '1', name: 'Acme' }))
          : undefined,
    })
    await field('Company name')
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
  })

  it('the account settings have the appearance that the metadata give to fields and tabs', async () => {
    const fieldsProperties = { address: { appearance: 'hidden' }, companyName: { appearance: 'viewOnly' } }
    await open(
      { starts: false },
      configure({ fieldsProperties, tabsProperties: { customLogin: { appearance: 'hidden' } } }),
    )
    await field('Website')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull())
    expect(screen.queryByRole('textbox', { name: 'Company name' })).toBeNull()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('leave the sign-in page alone if the metadata hide them', async () => {
    await open({ starts: false }, configure({ tabsProperties: { settings: { appearance: 'hidden' } } }))
    await field('Application address')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Company name' })).toBeNull()
  })

  it('the account settings show why they cannot be read, and can be read again', async () => {
    await open({}, ({ provider }) =>
      provider.emulator.faults.add({ operation: 'getAccountSettings', kind: 'status', status: 400, times: 1 }),
    )
    await screen.findByText('We couldn’t load the settings of your account')
    await press('Try again')
    await field('Company name')
  })
})

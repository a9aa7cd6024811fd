import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { configured } from '../../../../test/configured.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { IpRestrictions } from './ip-restrictions.tsx'

afterEach(cleanup)

const own = '127.0.0.1'

/** Opens the lists of the demo. */
async function open(arrange?: (app: App) => void, options: AppOptions = {}) {
  const app = await openScreen(<IpRestrictions />, { signedInAs: 'admin@acme.test', ...options }, arrange)
  const { emulator } = app.provider
  const config = () => emulator.snapshot().ipRestrictionConfigs[0]
  const stored = () => emulator.snapshot().ipRestrictions.map(({ ip }) => ip)
  return { ...app, config, stored }
}

/** Returns a change of the entries and the configuration of the demo. */
const arranged =
  (change: { readonly isActive?: boolean; readonly strategy?: 'ALLOW' | 'BLOCK'; readonly add?: readonly string[] }) =>
  ({ provider }: App) =>
    provider.emulator.arrange((state) => {
      const { isActive = false, strategy = 'ALLOW', add = [] } = change
      const [first] = state.ipRestrictions
      if (!first) return
      state.ipRestrictionConfigs = [{ tenantId: first.tenantId, isActive, strategy }]
      for (const ip of add)
        state.ipRestrictions.unshift({ ...first, id: ip, ip, strategy, description: 'Given', isActive: true })
    })

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const main = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Restrict by IP address' })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('the list of addresses', () => {
  it('the list of addresses can only be seen if the account configures that', async () => {
    const fieldsProperties = { ipAddressRestrictions: { appearance: 'viewOnly' } }
    const instead = configured({ security: { tabsProperties: { ipRestrictions: { fieldsProperties } } } })
    await open(undefined, { instead })
    await screen.findByText('Your account shows this list, but it can’t be changed here.')
    await row('198.51.100.0/27')
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
    expect(screen.queryByRole('switch', { name: 'Restrict by IP address' })).toBeNull()
  })

  it('shows the list of the configuration with notes and days, a page as long as in other lists', async () => {
    await open()
    expect((await row('198.51.100.0/27')).textContent).toContain('Bristol office')
    await row('203.0.114.77')
    expect(screen.getAllByRole('row')).toHaveLength(6)
    expect(screen.getByText('Only addresses on the list get in.')).toBeTruthy()
    expect(screen.queryByText('203.0.115.0/24')).toBeNull()
    const size = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' })
    expect([size.value, ...[...size.options].map(({ value }) => value)]).toEqual(['20', '20', '50', '100'])
  })

  it('marks an entry that is off', async () => {
    await open()
    expect((await row('203.0.114.77')).textContent).toContain('Off')
  })

  it('shows the block list once that is chosen', async () => {
    const { config } = await open()
    await row('198.51.100.0/27')
    await userEvent.click(screen.getByRole('radio', { name: 'Block list' }))
    await row('203.0.115.0/24')
    expect(config()).toMatchObject({ strategy: 'BLOCK', isActive: false })
    expect(screen.getByText('Addresses on the list are kept out.')).toBeTruthy()
  })

  it('an empty list of addresses explains its purpose', async () => {
    await open(({ provider }) => provider.emulator.arrange((state) => void (state.ipRestrictions = [])))
    expect(await screen.findByText('No addresses on this list')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Add address' })).toHaveLength(1)
  })

  it('adds an address, with the size of a network', async () => {
    const { stored } = await open()
    await press('Add address')
    const form = await screen.findByRole('dialog', { name: 'Add an address' })
    await userEvent.type(within(form).getByRole('textbox', { name: 'Address' }), '192.0.2.0/24')
    expect(form.textContent).toContain('256 addresses')
    await userEvent.type(within(form).getByRole('textbox', { name: 'Note' }), 'Leeds')
    await userEvent.click(within(form).getByRole('button', { name: 'Add address' }))
    await waitFor(() => expect(stored()).toContain('192.0.2.0/24'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['acme.test', 'Enter an IP address'],
    ['198.51.100.0/27', 'on the list already'],
  ])('keeps %s in the form, with the reason at its field', async (text, reason) => {
    await open()
    await press('Add address')
    const form = await screen.findByRole('dialog', { name: 'Add an address' })
    const field = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Address' })
    await userEvent.type(field, text)
    await userEvent.click(within(form).getByRole('button', { name: 'Add address' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect([field.value, form.textContent?.includes(reason)]).toEqual([text, true])
  })

  it('removes an address after a question', async () => {
    const { stored } = await open()
    await openActions('Actions for 192.0.2.14')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove address' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove 192.0.2.14?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove address' }))
    await waitFor(() => expect(stored()).not.toContain('192.0.2.14'))
  })

  it('the list of addresses can be read without the permission to change it', async () => {
    await open(undefined, { signedInAs: 'reader@acme.test' })
    await row('198.51.100.0/27')
    for (const role of ['switch', 'radio'] as const) expect(screen.queryByRole(role)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  })

  it('names the missing permission to a user who may not see it', async () => {
    const { called, client } = await open(
      ({ provider }) =>
        provider.emulator.arrange(({ roles }) => {
          for (const role of roles) role.permissionKeys = ['fe.secure.read.securityPolicy']
        }),
      { starts: false },
    )
    await client.start()
    await screen.findByText(/It needs the permission “IP addresses”/)
    expect(screen.queryByRole('grid')).toBeNull()
    expect(called()).not.toContain('listIpRestrictions')
  })
})

describe('the guard', () => {
  it('offers to add the own address before the list is put in use', async () => {
    const { config, stored, provider } = await open()
    await userEvent.click(await main())
    const dialog = await screen.findByRole('alertdialog', { name: 'This would shut you out' })
    expect(dialog.textContent).toContain(own)
    expect(config()?.isActive ?? false).toBe(false)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it off'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add mine and turn on' }))
    await waitFor(() => expect(config()).toMatchObject({ isActive: true, strategy: 'ALLOW' }))
    expect(stored()).toContain(own)
    const description = provider.emulator.snapshot().ipRestrictions.find(({ ip }) => ip === own)?.description
    expect(description).toMatch(/^Ada Admin, /)
    await waitFor(async () => expect((await main()).checked).toBe(true))
  })

  it('leaves the list off if the user keeps it off', async () => {
    const { config, stored } = await open()
    await userEvent.click(await main())
    await press('Keep it off')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([config()?.isActive ?? false, stored().includes(own), (await main()).checked]).toEqual([false, false, false])
  })

  it('asks nothing if the list admits this browser', async () => {
    const { config } = await open(arranged({ add: [own] }))
    await userEvent.click(await main())
    await waitFor(() => expect(config()?.isActive).toBe(true))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('warns that the own address is missing, and adds it alone', async () => {
    const { config, stored } = await open()
    expect(await screen.findByText('Your own address, 127.0.0.1, is not on the list.')).toBeTruthy()
    await press('Add my address')
    await waitFor(() => expect(screen.queryByText(/Your own address/)).toBeNull())
    expect([stored().includes(own), config()?.isActive ?? false]).toEqual([true, false])
  })

  it('a block list with the user’s own address shows a warning, and is not put in use', async () => {
    const { config } = await open(arranged({ strategy: 'BLOCK', add: [own] }))
    expect(await screen.findByText('Your own address, 127.0.0.1, is on the list.')).toBeTruthy()
    await userEvent.click(await main())
    expect((await screen.findByRole('alert')).textContent).toContain('Remove it first')
    expect(config()?.isActive).toBe(false)
  })

  it('keeps the only entry that admits this browser, with the reason in the dialog', async () => {
    const { stored } = await open(arranged({ isActive: true, add: [own] }))
    await openActions(`Actions for ${own}`)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove address' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove address' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Only this entry lets your own address in')
    expect(stored()).toContain(own)
  })
})

describe('a pasted list', () => {
  async function paste(text: string, given?: Awaited<ReturnType<typeof open>>) {
    const app = given ?? (await open())
    await press('Paste a list')
    const dialog = await screen.findByRole('dialog', { name: 'Paste a list' })
    const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Addresses' })
    await userEvent.click(field)
    await userEvent.paste(text)
    return { ...app, dialog, field }
  }

  it('a pasted list is added at once, with its notes', async () => {
    const { dialog, provider, called } = await paste('192.0.2.50 Night shift\n192.0.2.51, 192.0.2.52')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 3 addresses' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(called().filter((name) => name === 'createIpRestrictions')).toHaveLength(1)
    expect(provider.emulator.snapshot().ipRestrictions).toContainEqual(
      expect.objectContaining({ ip: '192.0.2.50', description: 'Night shift' }),
    )
  })

  it('names each line without an address, adds the others, and keeps those lines', async () => {
    const { dialog, field, stored } = await paste('192.0.2.50\nBristol\n192.0.2.51\n300.1.1.1 x')
    const faults = within(dialog).getByRole('list', { name: 'Lines without an address' })
    expect(
      within(faults)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Line 2: “Bristol” does not begin with an address.',
      'Line 4: “300.1.1.1 x” does not begin with an address.',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 2 addresses' }))
    await waitFor(() => expect(field.value).toBe('Bristol\n300.1.1.1 x'))
    expect(stored()).toEqual(expect.arrayContaining(['192.0.2.50', '192.0.2.51']))
    expect(dialog.textContent).toContain('2 addresses added. These lines have none')
  })

  it('keeps the text if it is refused', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'createIpRestrictions', kind: 'status', status: 500, times: 1 })
    const { dialog, field } = await paste('192.0.2.50', app)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 address' }))
    await within(dialog).findByRole('alert')
    expect(field.value).toBe('192.0.2.50')
  })

  it('asks for an address if there is none', async () => {
    const { dialog, field } = await paste(' ')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.textContent).toContain('Paste at least one address.')
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { ProvisioningSection } from './provisioning-section.tsx'

afterEach(cleanup)

const address = 'https://app.test/portal'

/** Opens the section with the connections of the demo. */
async function open(arrange?: (app: App) => void, options: AppOptions = {}) {
  const app = await openScreen(<ProvisioningSection />, { signedInAs: 'admin@acme.test', address, ...options }, arrange)
  await screen.findByRole('heading', { level: 1, name: 'Provisioning' })
  const { emulator } = app.provider
  const stored = (name: string) =>
    emulator.snapshot().scimConnections.find(({ connectionName }) => connectionName === name)
  const accessOf = (email: string) => emulator.snapshot().users.find((user) => user.email === email)?.memberships.length
  return { ...app, stored, accessOf }
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens the confirmation that removes a connection. */
async function askToRemove(name: string) {
  await row(name)
  await openActions(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }))
  return screen.findByRole('alertdialog', { name: `Remove ${name}?` })
}

describe('the section of connections', () => {
  it('lists them with their directory, status, people and access', async () => {
    await open()
    expect((await row('Okta directory')).textContent).toMatch(/Okta · SCIM 2\.0.*Connected.*2.*Yes/)
    expect((await row('Warehouse HR')).textContent).toMatch(/Other directory.*Waiting for first sync.*0.*No.*Never/)
  })

  it('shows a count that failed as unknown, and the others', async () => {
    await open(({ provider }) =>
      provider.emulator.faults.add({ operation: 'countScimUsers', kind: 'status', status: 403 }),
    )
    expect((await row('Okta directory')).textContent).toContain('—')
    expect((await row('Warehouse HR')).textContent).toContain('—')
  })

  it('creates one, and shows its token 200 ms after the form has closed', async () => {
    const { clock, stored } = await open()
    await press('Add connection')
    const form = await screen.findByRole('dialog', { name: 'Add a directory' })
    await userEvent.click(within(form).getByRole('radio', { name: 'Entra ID' }))
    await userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), 'Globex people')
    await userEvent.click(within(form).getByRole('switch', { name: 'Add its people to Users' }))
    expect(form.textContent).toContain('nobody gets access')
    await userEvent.click(within(form).getByRole('button', { name: 'Add and show token' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await clock.advance(200)
    const secret = await screen.findByRole('dialog', { name: 'Globex people' })
    expect(stored('Globex people')).toMatchObject({ source: 'azure-ad', syncToUserManagement: false })
    expect(within(secret).getByRole('group', { name: 'Connection ID' }).textContent).toContain(
      stored('Globex people')?.id,
    )
    await userEvent.click(within(secret).getByRole('button', { name: 'I’ve stored it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks for a name, at its field', async () => {
    await open()
    await press('Add connection')
    const form = await screen.findByRole('dialog', { name: 'Add a directory' })
    await userEvent.click(within(form).getByRole('button', { name: 'Add and show token' }))
    const field = within(form).getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(form.textContent).toContain('Enter a name for the connection.')
  })

  it('takes the access of the people of one', async () => {
    const { stored } = await open()
    await row('Okta directory')
    await press('Okta directory')
    const dialog = await screen.findByRole('dialog', { name: 'Okta directory' })
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Add its people to Users' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save connection' }))
    await waitFor(() => expect(stored('Okta directory')?.syncToUserManagement).toBe(false))
  })

  it.each([
    [null, 1],
    ['Remove them too', 0],
  ])('removes one with people after its name was typed: %s', async (choice, memberships) => {
    const { stored, accessOf } = await open()
    const dialog = await askToRemove('Okta directory')
    expect(dialog.textContent).toContain('Its 2 people')
    if (choice) await userEvent.click(within(dialog).getByRole('radio', { name: choice }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove connection' }))
    const field = within(dialog).getByRole('textbox')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(stored('Okta directory')).toBeTruthy()
    await userEvent.type(field, 'Okta directory')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove connection' }))
    await waitFor(() => expect(stored('Okta directory')).toBeUndefined())
    expect(accessOf('reader@acme.test')).toBe(memberships)
  })

  it('removes one without people after a question alone', async () => {
    const { stored } = await open()
    const dialog = await askToRemove('Warehouse HR')
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove connection' }))
    await waitFor(() => expect(stored('Warehouse HR')).toBeUndefined())
  })

  it('offers no change without the permission', async () => {
    await open(undefined, { signedInAs: 'reader@acme.test' })
    await row('Okta directory')
    expect(screen.queryByRole('button', { name: 'Add connection' })).toBeNull()
    await openActions('Actions for Okta directory')
    await screen.findByRole('menuitem', { name: 'Details' })
    expect(screen.queryByRole('menuitem', { name: 'Remove connection' })).toBeNull()
  })
})

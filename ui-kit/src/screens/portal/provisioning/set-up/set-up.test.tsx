import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  createConnection,
  heading,
  openConnection,
  openDirectories,
  press,
  shownToken,
} from '../../../../../test/open-directories.tsx'

afterEach(cleanup)

const person = (userName: string) => ({ schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName })

describe('the set-up of a directory', () => {
  it('the set-up of a directory leads from nothing to a person who came by it', async () => {
    const { scim, stored, clock } = await openDirectories()
    const token = await createConnection(/^Entra ID/)
    expect(stored('Entra ID')).toMatchObject({ source: 'azure-ad', syncToUserManagement: true })
    const field = await screen.findByRole('group', { name: 'Tenant URL' })
    expect(field.textContent).toContain(stored('Entra ID')?.id)
    const end = new Date(clock.now() + 365 * 86_400_000)
    expect(stored('Entra ID')?.tokenExpiresAt).toBe(end.toISOString())
    const shown = screen.getByRole('group', { name: 'Secret Token' })
    expect(shown.textContent).toContain(`It ends on ${end.toLocaleDateString('en', { dateStyle: 'long' })}.`)
    await press('I’ve turned it on')
    await heading('People and groups arrive here')
    await screen.findByText(/Assign one person in Entra ID/)
    await scim('Entra ID', token, 'POST', '/Users', person('maya@acme.test'))
    await clock.advance(5000)
    await screen.findByText('maya@acme.test')
    await screen.findByText('1 person has come')
    await press('Continue')
    await heading('What may people from Entra ID do here?')
    await scim('Entra ID', token, 'POST', '/Groups', { displayName: 'Shift leads' })
    await clock.advance(5000)
    await screen.findByText('Shift leads')
    // The other directory of the demo has brought this group.
    expect(screen.queryByText('Support')).toBeNull()
    await press('Continue')
    await heading('Entra ID is connected')
    await press('Open the connection')
    await screen.findByRole('heading', { level: 1, name: 'Entra ID' })
  })

  it('the set-up of a directory shows each refusal with its fix as it arrives', async () => {
    const { scim, clock } = await openDirectories()
    const token = await createConnection(/^Okta/, 'People')
    await press('I’ve turned it on')
    await heading('People and groups arrive here')
    await scim('People', token, 'POST', '/Users', person('maya'))
    await clock.advance(5000)
    const row = (await screen.findByText('The person has no email address.')).closest('li')
    expect(row?.textContent).toContain('map it to emails or userName')
    expect(row?.textContent).not.toContain('email-missing')
    await screen.findByRole('button', { name: 'Continue later' })
  })

  it('the set-up of a directory keeps the token while the person goes back and forth, and asks before it is lost', async () => {
    await openDirectories()
    const token = await createConnection(/^Okta/, 'People')
    await press('Back')
    await screen.findByText(/The directory and the name stay as they are/)
    await press('Continue')
    expect(await shownToken()).toBe(token)
    await press('Leave for now')
    const asked = await screen.findByRole('alertdialog', { name: 'Have you stored the token?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.body.textContent).toContain(token)
    await press('I’ve turned it on')
    await heading('People and groups arrive here')
    await press('Leave for now')
    await screen.findByRole('heading', { level: 1, name: 'Provisioning' })
    expect(document.body.textContent).not.toContain(token)
  })

  it('the set-up of a directory goes on later with a new token, because the first was shown once', async () => {
    const { clock, scim } = await openDirectories()
    await openConnection('Warehouse HR')
    await screen.findByText('The token was shown once')
    await press('Replace token')
    await press('Create new token')
    await clock.advance(300)
    const token = await shownToken()
    expect((await scim('Warehouse HR', token, 'GET', '/Users')).status).toBe(200)
  })

  it('the set-up of a directory creates a token without an end if the person wants that', async () => {
    const { stored } = await openDirectories()
    await press('Add connection')
    await choose(/The token expires/, 'Never')
    await screen.findByText('It works until somebody replaces or deletes it.')
    await press('Add and show token')
    await screen.findByText(/It has no end\./)
    expect(stored('Okta')?.tokenExpiresAt).toBeNull()
  })

  it('the set-up of a directory offers no end of the token if the provider names no tokens', async () => {
    const bare = { id: 'a', connectionName: 'A', source: 'okta', syncToUserManagement: true, createdAt: '2026-01-01' }
    await openDirectories(undefined, {
      instead: ({ pathname }) =>
        pathname.endsWith('/configurations/scim2') ? Promise.resolve(Response.json([bare])) : undefined,
    })
    await press('Add connection')
    await screen.findByRole('textbox', { name: 'Name' })
    expect(screen.queryByRole('button', { name: /The token expires/ })).toBeNull()
  })

  it('a new token has the end that the person chooses, at first the life of the former', async () => {
    const { stored, clock } = await openDirectories()
    await openConnection('Warehouse HR')
    await press('Replace token')
    const asked = await screen.findByRole('alertdialog')
    await within(asked).findByRole('button', { name: /Never.*The token expires/ })
    await choose(/The token expires/, '90 days')
    await press('Create new token')
    await waitFor(() =>
      expect(stored('Warehouse HR')?.tokenExpiresAt).toBe(new Date(clock.now() + 90 * 86_400_000).toISOString()),
    )
  })

  it('the set-up of a directory asks for a name, at its field', async () => {
    const { called } = await openDirectories()
    await press('Add connection')
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(field)
    await press('Add and show token')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await screen.findByText('Enter a name for the connection.')
    expect(called()).not.toContain('createScimConnection')
  })

  it('the set-up of a directory has the steps of Google and of any other one', async () => {
    await openDirectories()
    await createConnection(/^Google/)
    await screen.findByRole('group', { name: 'Endpoint URL' })
    await userEvent.click(await screen.findByRole('radio', { name: 'Other directory' }))
    await heading('Turn on provisioning in your directory')
    await screen.findByRole('group', { name: 'SCIM address' })
  })

  it('the set-up of a directory shows the token although the list cannot be read again', async () => {
    const { provider } = await openDirectories()
    provider.emulator.faults.add({ operation: 'listScimConnections', kind: 'status', status: 500 })
    expect(await createConnection(/^Okta/, 'People')).toMatch(/^[\w-]{43}$/)
  })

  it('each next step of a directory has the focus on its heading', async () => {
    await openDirectories()
    await createConnection(/^Okta/, 'People')
    await press('I’ve turned it on')
    const title = await heading('People and groups arrive here')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('the set-up of a directory counts people if the provider has no log', async () => {
    const { scim, clock } = await openDirectories(({ provider }) =>
      provider.emulator.faults.add({ operation: 'listScimEvents', kind: 'status', status: 501 }),
    )
    const token = await createConnection(/^Okta/, 'People')
    await press('I’ve turned it on')
    await screen.findByText(/Assign one person in Okta/)
    await clock.advance(5000)
    await scim('People', token, 'POST', '/Users', person('maya@acme.test'))
    await clock.advance(5000)
    await screen.findByText('1 person has come')
  })
})

async function choose(field: RegExp, option: string) {
  await userEvent.click(await screen.findByRole('button', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

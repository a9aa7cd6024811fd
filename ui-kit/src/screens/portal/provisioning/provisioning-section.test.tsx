import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { digest } from '../../../../../providers/emulator/src/crypto/password-hash.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openConnection, openDirectories, press, shownToken } from '../../../../test/open-directories.tsx'

afterEach(cleanup)

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

/** Opens the confirmation that removes a connection. */
async function askToRemove(name: string) {
  await row(name)
  await openActions(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }))
  return screen.findByRole('alertdialog', { name: `Remove ${name}?` })
}

/** Gives the token of the first connection no end. */
function withoutEnd({ provider }: Parameters<NonNullable<Parameters<typeof openDirectories>[0]>>[0]) {
  provider.emulator.arrange(({ scimConnections }) => {
    for (const one of scimConnections) one.tokenExpiresAt = null
  })
}

/** The directory has brought the one administrator, and has a token that is known here. */
function withOneAdministrator({ provider }: Parameters<NonNullable<Parameters<typeof openDirectories>[0]>>[0]) {
  provider.emulator.arrange(({ scimConnections, users }) => {
    const connection = scimConnections.find(({ connectionName }) => connectionName === 'Okta directory')
    const admin = users.find(({ email }) => email === 'admin@acme.test')
    if (!connection || !admin) throw new Error('The demo has changed')
    Object.assign(connection, { tokenHash: digest('directory-token'), userIds: [...connection.userIds, admin.id] })
    for (const { id, memberships } of users)
      for (const one of memberships) if (id !== admin.id && one.tenantId === connection.tenantId) one.isDisabled = true
  })
}

describe('the section of connections', () => {
  it('lists them with their directory, status, people and access', async () => {
    await openDirectories()
    expect((await row('Okta directory')).textContent).toMatch(/Okta · SCIM 2\.0.*Token ends Jan 13.*2.*Yes/)
    expect((await row('Warehouse HR')).textContent).toMatch(/Other directory.*Waiting for first sync.*0.*No.*Never/)
  })

  it('a connection whose token has no end is listed as connected', async () => {
    await openDirectories(withoutEnd)
    expect((await row('Okta directory')).textContent).toContain('Connected')
  })

  it('a connection whose token has ended is listed so', async () => {
    await openDirectories(({ provider }) =>
      provider.emulator.arrange(({ scimConnections }) => {
        for (const one of scimConnections) one.tokenExpiresAt = '2025-12-01T00:00:00.000Z'
      }),
    )
    expect((await row('Okta directory')).textContent).toContain('Token ended')
    await openConnection('Okta directory')
    await screen.findByText('The token of Okta directory has ended')
    await screen.findByText('No token is accepted now.')
  })

  it('shows a count that failed as unknown, and the others', async () => {
    await openDirectories(({ provider }) =>
      provider.emulator.faults.add({ operation: 'countScimUsers', kind: 'status', status: 403 }),
    )
    expect((await row('Okta directory')).textContent).toContain('—')
    expect((await row('Warehouse HR')).textContent).toContain('—')
  })

  it('a connection that nothing has called opens at its set-up, and any other one on its page', async () => {
    await openDirectories()
    await openConnection('Warehouse HR')
    await screen.findByRole('heading', { name: 'Turn on provisioning in your directory' })
    await press('Leave for now')
    await openConnection('Okta directory')
    await screen.findByRole('heading', { level: 1, name: 'Okta directory' })
  })

  it('offers no change without the permission', async () => {
    await openDirectories(undefined, { signedInAs: 'reader@acme.test' })
    await row('Okta directory')
    expect(screen.queryByRole('button', { name: 'Add connection' })).toBeNull()
    await openConnection('Warehouse HR')
    await screen.findByRole('heading', { level: 1, name: 'Warehouse HR' })
    await screen.findByText(/Accepted, without an end/)
    expect(screen.queryByRole('button', { name: 'Replace token' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue set-up' })).toBeNull()
    expect(screen.queryByRole('switch', { name: /Add its people/ })).toBeNull()
  })
})

describe('the page of a connection', () => {
  it('has the address and the id to copy, and takes the access of its people', async () => {
    const { stored } = await openDirectories()
    await openConnection('Okta directory')
    const value = await screen.findByRole('group', { name: 'SCIM address' })
    expect(value.textContent).toMatch(new RegExp(`/directory/resources/scim/v2/${stored('Okta directory')?.id}`))
    await userEvent.click(await screen.findByRole('switch', { name: /Add its people to Users/ }))
    await waitFor(() => expect(stored('Okta directory')?.syncToUserManagement).toBe(false))
  })

  it('names the person who has access that the directory could not take, until it is taken', async () => {
    const { stored, provider, scim, clock } = await openDirectories(withOneAdministrator)
    await openConnection('Okta directory')
    await screen.findByText('SCIM address')
    expect(screen.queryByText(/still has access/)).toBeNull()
    const id = provider.emulator.snapshot().users.find(({ email }) => email === 'admin@acme.test')?.id
    expect(stored('Okta directory')?.userIds).toContain(id)
    expect((await scim('Okta directory', 'directory-token', 'DELETE', `/Users/${id}`)).status).toBe(403)
    await clock.advance(60_000)
    const notice = await screen.findByText('admin@acme.test still has access')
    expect(notice.closest('[role]')?.textContent ?? document.body.textContent).toContain('last administrator')
    await screen.findByText('Last refused')
  })

  it('names the way to an address that the provider does not know, and makes none up', async () => {
    await openDirectories(undefined, { instead: bareList })
    await openConnection('Bare')
    await screen.findByText('We do not know the SCIM address')
    await screen.findByRole('group', { name: 'Connection ID' })
    expect(document.body.textContent).not.toContain('/scim/')
    expect(screen.queryByText('Tokens')).toBeNull()
  })

  it('a token is replaced after a question, shown once, and both are accepted meanwhile', async () => {
    const { clock, scim } = await openDirectories()
    await openConnection('Okta directory')
    await screen.findByText('The token of Okta directory ends on January 13, 2026')
    await press('Replace token')
    const asked = await screen.findByRole('alertdialog', { name: 'Replace the token of Okta directory?' })
    expect(asked.textContent).toContain('stays accepted')
    await userEvent.click(within(asked).getByRole('button', { name: 'Create new token' }))
    await clock.advance(300)
    const shown = await screen.findByRole('dialog', { name: 'Okta directory' })
    expect(shown.textContent).toMatch(/former token is accepted until Jan 2, 2026/)
    const token = await shownToken()
    await press('I’ve stored it')
    await screen.findByText('Okta still uses the former token')
    expect(document.body.textContent).not.toContain(token)
    expect(screen.getAllByText(/^Accepted/)).toHaveLength(2)
    expect((await scim('Okta directory', token, 'GET', '/Users')).status).toBe(200)
  })

  it('a replacement that is refused shows the reason in its question', async () => {
    await openDirectories(({ provider }) =>
      provider.emulator.faults.add({ operation: 'rotateScimToken', kind: 'status', status: 500 }),
    )
    await openConnection('Okta directory')
    await press('Replace token')
    await press('Create new token')
    await within(await screen.findByRole('alertdialog')).findByRole('alert')
  })

  it('the roles of the groups of directories are changed here', async () => {
    const { provider } = await openDirectories()
    await openConnection('Okta directory')
    await press('Change roles: Support')
    const dialog = await screen.findByRole('dialog', { name: 'Support' })
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^Editor/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save roles' }))
    const { groups, roles } = provider.emulator.snapshot()
    const editor = roles.find(({ key }) => key === 'Editor')?.id
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(groups.find(({ name }) => name === 'Support')?.roleIds).toBeTruthy()
    expect(provider.emulator.snapshot().groups.find(({ name }) => name === 'Support')?.roleIds).toContain(editor)
  })
})

describe('the removal of a connection', () => {
  it.each([
    [null, 1],
    ['Remove them too', 0],
  ])('removes one with people after its name was typed: %s', async (choice, memberships) => {
    const { stored, provider } = await openDirectories()
    const dialog = await askToRemove('Okta directory')
    expect(dialog.textContent).toContain('Its token stops at once')
    expect(dialog.textContent).toContain('Its 2 people')
    expect(dialog.textContent).toContain('They stay signed in, with their roles')
    expect(dialog.textContent).toContain('They are signed out at once and lose their access here')
    if (choice) await userEvent.click(within(dialog).getByRole('radio', { name: choice }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove connection' }))
    const field = within(dialog).getByRole('textbox')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(stored('Okta directory')).toBeTruthy()
    await userEvent.type(field, 'Okta directory')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove connection' }))
    await waitFor(() => expect(stored('Okta directory')).toBeUndefined())
    const reader = provider.emulator.snapshot().users.find(({ email }) => email === 'reader@acme.test')
    expect(reader?.memberships).toHaveLength(memberships)
  })

  it('removes one without people after a question alone, and leads from its page to the list', async () => {
    const { stored } = await openDirectories(({ provider }) =>
      provider.emulator.arrange(({ scimConnections }) => {
        for (const one of scimConnections) Object.assign(one, { userIds: [], lastSync: '2025-12-31T00:00:00.000Z' })
      }),
    )
    await openConnection('Warehouse HR')
    await press('Actions for Warehouse HR')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove connection' }))
    await waitFor(() => expect(stored('Warehouse HR')).toBeUndefined())
    await screen.findByRole('heading', { level: 1, name: 'Provisioning' })
  })
})

/** Answers the list of a provider that names neither addresses nor tokens. */
function bareList(url: URL) {
  if (!url.pathname.endsWith('/configurations/scim2')) return undefined
  const one = { id: 'bare', connectionName: 'Bare', source: 'okta', syncToUserManagement: true }
  const times = { createdAt: '2025-11-01T09:00:00.000Z', lastSync: '2025-12-01T09:00:00.000Z' }
  return Promise.resolve(Response.json([{ ...one, ...times }]))
}

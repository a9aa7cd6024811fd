import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openActions } from '../../../../test/open-actions.ts'
import { box, choose, createIt, dialog, openRoles, press, retype, roleIn, row } from '../../../../test/open-roles.tsx'

afterEach(cleanup)

describe('the list of roles', () => {
  it('explains its levels, and has no column for dates while no shown role has one', async () => {
    const app = await openRoles()
    await screen.findByRole('columnheader', { name: /Changed/ })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'Admin')
    await app.clock.advance(300)
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Changed/ })).toBeNull())
    expect(screen.getByText(/^A smaller number ranks higher\./)).toBeTruthy()
  })

  it('shows each role with its kind, its level, its permissions and its people', async () => {
    await openRoles()
    await waitFor(async () => expect((await row('Admin')).textContent).toMatch(/Built in.*0.*All.*1/))
    await waitFor(async () =>
      expect((await row('Site manager')).textContent).toMatch(/Is Site manager.*Custom.*3.*2 of \d+.*0/),
    )
  })
})

describe('a link to a role', () => {
  it('a link to a role that is gone shows a notice, which closes', async () => {
    await openRoles({ address: 'https://app.test/account?portal=roles/unknown' })
    await screen.findByRole('dialog', { name: 'This role is gone' })
    await userEvent.click(
      within(await dialog())
        .getAllByRole('button', { name: 'Close' })
        .at(-1) as HTMLElement,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a link to a role that the search leaves out opens it', async () => {
    const app = await openRoles()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'admin')
    await app.clock.advance(300)
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Site manager/ })).toBeNull())
    app.client.get(adminPortalFeature).actions.open({ section: 'roles', record: 'site-manager' })
    await screen.findByRole('dialog', { name: 'Site manager' })
    expect(await row('Site manager')).toBeTruthy()
  })
})

describe('the editor of a role', () => {
  it('shows what the role holds, by category, with the reason for what cannot be changed', async () => {
    await openRoles()
    await choose('Site manager', 'Edit')
    const users = await box('Users')
    expect(users).toMatchObject({ indeterminate: true })
    expect(
      within(await dialog())
        .getByText('See users')
        .closest('li')?.textContent,
    ).toContain('Always, part of every role')
    expect(await box('Groups')).toHaveProperty('indeterminate', true)
  })

  it('saves the name and the permissions together', async () => {
    const app = await openRoles()
    await choose('Site manager', 'Edit')
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Name' }), 's')
    await userEvent.click(await box('Change users'))
    await press('Save role')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(roleIn(app, 'site-manager')).toMatchObject({ name: 'Site managers' })
    expect(roleIn(app, 'site-manager')?.permissionKeys).toContain('fe.secure.write.users')
  })

  it('chooses a whole category by its box, and counts what is held', async () => {
    await openRoles()
    await choose('Site manager', 'Edit')
    await userEvent.click(await box('Groups'))
    expect(await box('Groups')).toMatchObject({ checked: true, indeterminate: false })
    const text = within(await dialog())
      .getByText('Groups')
      .closest('div')?.textContent
    expect(text).toMatch(/(\d+) of \1$/)
  })

  it('finds permissions by name and by key', async () => {
    await openRoles()
    await choose('Site manager', 'Edit')
    await userEvent.type(await within(await dialog()).findByRole('searchbox'), 'write.userapi')
    expect((await box('Change user API tokens')).closest('ul')?.children).toHaveLength(1)
    await userEvent.type(await within(await dialog()).findByRole('searchbox'), 'zzz')
    expect(within(await dialog()).getByText('No permission matches “write.userapizzz”.')).toBeTruthy()
  })

  it('keeps what was chosen and typed if the save fails', async () => {
    const app = await openRoles()
    app.provider.emulator.faults.add({ operation: 'setRolePermissions', kind: 'status', status: 500, times: 1 })
    await choose('Site manager', 'Edit')
    await userEvent.click(await box('Change users'))
    await press('Save role')
    await within(await dialog()).findByRole('alert')
    expect(await box('Change users')).toHaveProperty('checked', true)
    await press('Save role')
    await waitFor(() => expect(roleIn(app, 'site-manager')?.permissionKeys).toContain('fe.secure.write.users'))
  })

  it('the editor of a role shows that a part is saved, and sends the rest again', async () => {
    const app = await openRoles()
    app.provider.emulator.faults.add({ operation: 'setRolePermissions', kind: 'status', status: 500, times: 1 })
    await choose('Site manager', 'Edit')
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Name' }), 's')
    await userEvent.click(await box('Change users'))
    await press('Save role')
    await within(await dialog()).findByText('A part is saved, the rest is not')
    expect(roleIn(app, 'site-manager')).toMatchObject({ name: 'Site managers' })
    await press('Save role')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(roleIn(app, 'site-manager')?.permissionKeys).toContain('fe.secure.write.users')
  })

  it('keeps what another administrator gave the role in the meantime', async () => {
    const app = await openRoles()
    await choose('Site manager', 'Edit')
    await userEvent.click(await box('Change users'))
    app.provider.emulator.arrange(({ roles }) => {
      roles.at(-1)?.permissionKeys.push('fe.usage.read')
    })
    await press('Save role')
    await waitFor(() =>
      expect(roleIn(app, 'site-manager')?.permissionKeys).toEqual(
        expect.arrayContaining(['fe.usage.read', 'fe.secure.write.users', 'fe.secure.read.groups']),
      ),
    )
  })

  it('shows a built-in role without controls, with the reason', async () => {
    await openRoles()
    await choose('Viewer', 'View')
    expect(within(await dialog()).getByText(/This role is built in, so it can’t be changed/)).toBeTruthy()
    expect(within(await dialog()).queryByRole('textbox')).toBeNull()
    const boxes = within(await dialog()).getAllByRole('checkbox')
    expect(boxes.map((one) => one.hasAttribute('disabled'))).toEqual(boxes.map(() => true))
  })
})

describe('a new role', () => {
  it('needs a name alone: its key follows the name, and its level is one below that of its author', async () => {
    const app = await openRoles()
    await press('Create role')
    const form = within(await dialog())
    expect(form.getByText('People at level 1 or above can give this role.')).toBeTruthy()
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Büro manager')
    expect(form.getByRole('textbox', { name: 'Key' })).toHaveProperty('value', 'buro-manager')
    await createIt()
    await row('Büro manager')
    expect(roleIn(app, 'buro-manager')).toMatchObject({ level: 1 })
  })

  it('keeps a key that was written by hand while its name changes', async () => {
    await openRoles()
    await press('Create role')
    const form = within(await dialog())
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Billing')
    await retype('Key', 'finance')
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), ' team')
    expect(form.getByRole('textbox', { name: 'Key' })).toHaveProperty('value', 'finance')
  })

  it('that nobody has written in closes without a question', async () => {
    await openRoles()
    await choose('Viewer', 'Duplicate')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a new role is created with its key and permissions', async () => {
    const app = await openRoles()
    await press('Create role')
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Name' }), 'Billing')
    await retype('Key', 'finance')
    await userEvent.clear(within(await dialog()).getByRole('spinbutton', { name: 'Level' }))
    await userEvent.type(within(await dialog()).getByRole('spinbutton', { name: 'Level' }), '2')
    await userEvent.click(await box('Change users'))
    await createIt()
    await row('Billing')
    expect(roleIn(app, 'finance')).toMatchObject({ level: 2, permissionKeys: ['fe.secure.write.users'] })
  })

  it('a new role whose key exists already has the error at its field, and keeps the rest', async () => {
    await openRoles()
    await choose('Viewer', 'Duplicate')
    await retype('Key', 'admin')
    await createIt()
    const key = within(await dialog()).getByRole('textbox', { name: 'Key' })
    await waitFor(() => expect(document.activeElement).toBe(key))
    const error = document.getElementById(key.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(error?.textContent).toBe('Another role has this key. Choose another one.')
    expect(within(await dialog()).getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Viewer (copy)')
  })

  it('a new role is duplicated from another one with its permissions', async () => {
    const app = await openRoles()
    await choose('Viewer', 'Duplicate')
    await createIt()
    await row('Viewer \\(copy\\)')
    expect(app.called()).toContain('createRoleV2')
    expect([...(roleIn(app, 'viewer-copy')?.permissionKeys ?? [])].sort()).toEqual(
      [...(roleIn(app, 'Viewer')?.permissionKeys ?? [])].sort(),
    )
  })
})

describe('a role to delete', () => {
  it('a role to delete shows how many users lose it, and is deleted after its name was typed', async () => {
    const app = await openRoles()
    app.provider.emulator.arrange(({ users }) => {
      for (const { memberships } of users.slice(0, 2)) memberships[0]?.roleIds.push('site-manager')
    })
    app.client.changed(['roles'])
    const people = async () => (await row('Site manager')).querySelector('td[data-column="people"]')?.textContent
    await waitFor(async () => expect(await people()).toBe('2'))
    await choose('Site manager', 'Delete role')
    expect(await screen.findByText(/^2 people hold it and lose it at once/)).toBeTruthy()
    const asked = await screen.findByRole('alertdialog', { name: 'Delete Site manager?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete role' }))
    expect(roleIn(app, 'site-manager')).toBeDefined()
    await userEvent.type(within(asked).getByRole('textbox'), 'Site manager')
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete role' }))
    await waitFor(() => expect(roleIn(app, 'site-manager')).toBeUndefined())
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Site manager/ })).toBeNull())
    expect(app.called().filter((operation) => operation === 'deleteRole')).toHaveLength(1)
  })

  it('cannot be one of the vendor', async () => {
    await openRoles()
    await openActions(/actions.*Viewer|Viewer.*actions/i)
    const remove = await screen.findByRole('menuitem', { name: /Delete role/ })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    expect(remove.textContent).toContain('This role is built in')
  })
})

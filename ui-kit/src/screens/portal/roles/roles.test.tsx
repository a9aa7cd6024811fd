import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

const admin = 'admin@acme.test'
const address = 'https://app.test/account'

/** Adds roles of the tenant. */
function addRoles({ provider }: App, ...names: readonly string[]) {
  provider.emulator.arrange((state) => {
    const tenantId = state.users.find(({ email }) => email === admin)?.activeTenantId ?? ''
    for (const name of names) {
      const key = name.toLowerCase().replaceAll(' ', '-')
      const role = { id: key, key, name, description: `Is ${name}`, level: 3, isDefault: false, tenantId }
      state.roles.push({ ...role, permissionKeys: ['fe.secure.read.groups'] })
    }
  })
}

async function open(options: AppOptions = {}, ...names: readonly string[]) {
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: admin, address, ...options },
    (opened) => addRoles(opened, ...(names.length > 0 ? names : ['Site manager'])),
  )
  await screen.findByRole('heading', { level: 1, name: 'Roles' })
  await row('Admin')
  return app
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
async function choose(role: string, action: string) {
  await press(new RegExp(`actions.*${role}|${role}.*actions`, 'i'))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
const dialog = () => screen.findByRole('dialog')
const roleIn = ({ provider }: App, key: string) => provider.emulator.snapshot().roles.find((one) => one.key === key)
const box = async (name: string) => within(await dialog()).findByRole('checkbox', { name })

describe('the list of roles', () => {
  it('shows each role with its kind, its level, its permissions and its people', async () => {
    await open()
    expect((await row('Admin')).textContent).toMatch(/Built in.*0.*\d+ of \d+.*1/)
    expect((await row('Site manager')).textContent).toMatch(/Is Site manager.*Custom.*3.*2 of \d+.*0/)
  })
})

describe('the editor of a role', () => {
  it('shows what the role holds, by category, with the reason for what cannot be changed', async () => {
    await open()
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
    const app = await open()
    await choose('Site manager', 'Edit')
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Name' }), 's')
    await userEvent.click(await box('Change users'))
    await press('Save role')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(roleIn(app, 'site-manager')).toMatchObject({ name: 'Site managers' })
    expect(roleIn(app, 'site-manager')?.permissionKeys).toContain('fe.secure.write.users')
  })

  it('chooses a whole category by its box, and counts what is held', async () => {
    await open()
    await choose('Site manager', 'Edit')
    await userEvent.click(await box('Groups'))
    expect(await box('Groups')).toMatchObject({ checked: true, indeterminate: false })
    const text = within(await dialog())
      .getByText('Groups')
      .closest('div')?.textContent
    expect(text).toMatch(/(\d+) of \1$/)
  })

  it('finds permissions by name and by key', async () => {
    await open()
    await choose('Site manager', 'Edit')
    await userEvent.type(within(await dialog()).getByRole('searchbox'), 'write.userapi')
    expect((await box('Change user API tokens')).closest('ul')?.children).toHaveLength(1)
    await userEvent.type(within(await dialog()).getByRole('searchbox'), 'zzz')
    expect(within(await dialog()).getByText('No permission matches “write.userapizzz”.')).toBeTruthy()
  })

  it('keeps what was chosen and typed if the save fails', async () => {
    const app = await open()
    app.provider.emulator.faults.add({ operation: 'setRolePermissions', kind: 'status', status: 500, times: 1 })
    await choose('Site manager', 'Edit')
    await userEvent.click(await box('Change users'))
    await press('Save role')
    await within(await dialog()).findByRole('alert')
    expect(await box('Change users')).toHaveProperty('checked', true)
    await press('Save role')
    await waitFor(() => expect(roleIn(app, 'site-manager')?.permissionKeys).toContain('fe.secure.write.users'))
  })

  it('keeps what another administrator gave the role in the meantime', async () => {
    const app = await open()
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
    await open()
    await choose('Viewer', 'View')
    expect(within(await dialog()).getByText(/This role is built in, so it can’t be changed/)).toBeTruthy()
    expect(within(await dialog()).queryByRole('textbox')).toBeNull()
    for (const one of within(await dialog()).queryAllByRole('checkbox')) expect(one).toHaveProperty('disabled', true)
  })
})

describe('a new role', () => {
  it('is created with its key and permissions', async () => {
    const app = await open()
    await press('Create role')
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Name' }), 'Billing')
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Key' }), 'billing')
    await userEvent.type(within(await dialog()).getByRole('spinbutton', { name: 'Level' }), '2')
    await userEvent.click(await box('Change users'))
    await press('Save role')
    await row('Billing')
    expect(roleIn(app, 'billing')).toMatchObject({ level: 2, permissionKeys: ['fe.secure.write.users'] })
  })

  it('says at its field that the key is taken, and keeps the rest', async () => {
    await open()
    await choose('Viewer', 'Duplicate')
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Key' }), 'admin')
    await press('Save role')
    const key = within(await dialog()).getByRole('textbox', { name: 'Key' })
    await waitFor(() => expect(document.activeElement).toBe(key))
    const error = document.getElementById(key.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(error?.textContent).toBe('Another role has this key. Choose another one.')
    expect(within(await dialog()).getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Viewer (copy)')
  })

  it('is made from another one with its permissions', async () => {
    const app = await open()
    await choose('Viewer', 'Duplicate')
    await userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Key' }), 'watcher')
    await press('Save role')
    await row('Viewer \\(copy\\)')
    expect(app.called()).toContain('createRoleV2')
    expect([...(roleIn(app, 'watcher')?.permissionKeys ?? [])].sort()).toEqual(
      [...(roleIn(app, 'Viewer')?.permissionKeys ?? [])].sort(),
    )
  })
})

describe('a role to delete', () => {
  it('says who loses it, and is deleted after its name was typed', async () => {
    const app = await open()
    app.provider.emulator.arrange(({ users }) => {
      for (const { memberships } of users.slice(0, 2)) memberships[0]?.roleIds.push('site-manager')
    })
    app.client.changed(['roles'])
    await waitFor(async () => expect((await row('Site manager')).textContent).toMatch(/2/))
    await choose('Site manager', 'Delete role')
    expect(await screen.findByText(/^2 people hold it and lose it at once/)).toBeTruthy()
    const asked = await screen.findByRole('alertdialog', { name: 'Delete Site manager?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete role' }))
    expect(roleIn(app, 'site-manager')).toBeDefined()
    await userEvent.type(within(asked).getByRole('textbox'), 'Site manager')
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete role' }))
    await waitFor(() => expect(roleIn(app, 'site-manager')).toBeUndefined())
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Site manager/ })).toBeNull())
  })

  it('cannot be one of the vendor', async () => {
    await open()
    await press(/actions.*Viewer|Viewer.*actions/i)
    const remove = await screen.findByRole('menuitem', { name: /Delete role/ })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    expect(remove.textContent).toContain('This role is built in')
  })
})

describe('the comparison of roles', () => {
  async function openMatrix(options: AppOptions = {}, ...names: readonly string[]) {
    const app = await open(options, ...names)
    await userEvent.click(screen.getByRole('tab', { name: 'Compare' }))
    await screen.findByRole('columnheader', { name: /^Admin/ })
    return app
  }
  const cell = (name: string) => screen.findByRole('checkbox', { name })

  it('shows locks, dashes, outlined ticks and boxes, each with its words', async () => {
    await openMatrix()
    for (const name of [
      'Admin, See users: always, can’t be taken away',
      'Admin, Change users: held through fe.*',
      'Viewer, Change users: never',
      'Support, Change users: held',
      'Site manager, Everything: never',
    ])
      expect(screen.getByRole('img', { name })).toBeTruthy()
    expect(await cell('Site manager, See groups')).toHaveProperty('checked', true)
    expect(await cell('Site manager, Change users')).toHaveProperty('checked', false)
  })

  it('saves all changes together, and says whom they touch', async () => {
    const app = await openMatrix({}, 'Site manager', 'Billing')
    await userEvent.click(await cell('Site manager, Change users'))
    await userEvent.click(await cell('Billing, See groups'))
    const bar = screen.getByRole('region', { name: 'Unsaved changes' })
    expect(bar.textContent).toContain('2 changes in Billing (0 people) and Site manager (0 people).')
    expect(await cell('Site manager, Change users, changed')).toHaveProperty('checked', true)
    await press('Save changes')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    expect(roleIn(app, 'site-manager')?.permissionKeys).toContain('fe.secure.write.users')
    expect(roleIn(app, 'billing')?.permissionKeys).not.toContain('fe.secure.read.groups')
  })

  it('keeps the choices of the roles that were not saved, and saves them alone with the next try', async () => {
    const app = await openMatrix({}, 'Site manager', 'Billing')
    await userEvent.click(await cell('Site manager, Change users'))
    await userEvent.click(await cell('Billing, Change users'))
    app.provider.emulator.faults.add({ operation: 'setRolePermissions', kind: 'status', status: 500, times: 1 })
    await press('Save changes')
    expect(await screen.findByText(/^(?:Billing|Site manager) wasn’t saved/)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Unsaved changes' }).textContent).toMatch(/^1 change/)
    await press('Save changes')
    for (const key of ['site-manager', 'billing'])
      await waitFor(() => expect(roleIn(app, key)?.permissionKeys).toContain('fe.secure.write.users'))
    expect(app.sent('/permissions').filter(({ body }) => body !== null)).toHaveLength(3)
  })

  it('discards the choices', async () => {
    await openMatrix()
    await userEvent.click(await cell('Site manager, Change users'))
    await press('Discard')
    expect(await cell('Site manager, Change users')).toHaveProperty('checked', false)
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  })

  it('has one box in the order of Tab, and arrow keys move between the boxes', async () => {
    await openMatrix({}, 'Site manager', 'Billing')
    const inOrder = () => screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)
    expect(inOrder()).toHaveLength(1)
    inOrder()[0]?.focus()
    const first = document.activeElement?.getAttribute('aria-label')
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Site manager, /)
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(first)
    await userEvent.keyboard('{Control>}{End}{/Control} ')
    expect(document.activeElement).toHaveProperty('checked', true)
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Site manager, .*, changed$/)
    expect(inOrder()).toEqual([document.activeElement])
  })

  it('shows the permissions in which roles differ, alone', async () => {
    await openMatrix()
    expect(screen.getByRole('img', { name: 'Admin, See users: always, can’t be taken away' })).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'Differences only' }))
    expect(screen.queryByRole('img', { name: 'Admin, See users: always, can’t be taken away' })).toBeNull()
    expect(await cell('Site manager, Change users')).toBeTruthy()
  })

  it('asks before the list is shown while there are changes', async () => {
    await openMatrix()
    await userEvent.click(await cell('Site manager, Change users'))
    await userEvent.click(screen.getByRole('tab', { name: 'All roles' }))
    const asked = await screen.findByRole('alertdialog')
    await userEvent.click(within(asked).getByRole('button', { name: 'Keep editing' }))
    expect(await cell('Site manager, Change users, changed')).toHaveProperty('checked', true)
  })
})

describe('a person without the permission', () => {
  it('to change roles sees them, and the reason', async () => {
    await open({ signedInAs: 'reader@acme.test' })
    expect(screen.getByText('View only')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create role' })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Compare' }))
    await screen.findByRole('img', { name: 'Site manager, See groups: held' })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

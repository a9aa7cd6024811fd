import { groupsFeature } from '@portico/headless/portal/groups'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, openApp } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../../../screens/portal/shell/admin-portal.tsx'

afterEach(cleanup)

const admin = 'admin@acme.test'
const roleOf = ({ provider }: App, key: string) => provider.emulator.snapshot().roles.find((one) => one.key === key)
const person = ({ provider }: App, email: string) =>
  provider.emulator.snapshot().users.find((user) => user.email === email)
const rolesOf = (app: App, email = admin) => person(app, email)?.memberships[0]?.roleIds ?? []

/**
 * Opens a section for an administrator with the own role Manager, which grants what Admin does, and the group Leads, which gives
 * it as well. `direct` is the key of the only direct role.
 */
async function open(section: string, direct: string | null = null) {
  const first = await openApp({ signedInAs: admin })
  first.provider.emulator.arrange((state) => {
    const user = state.users.find(({ email }) => email === admin)
    const tenantId = user?.activeTenantId ?? ''
    const permissionKeys = state.permissions.map(({ key }) => key).filter((key) => !key.includes('*'))
    state.roles.push({
      id: 'manager',
      key: 'manager',
      name: 'Manager',
      description: '',
      level: 1,
      isDefault: false,
      tenantId,
      permissionKeys,
    })
    const onlyRole = state.roles.flatMap(({ id, key }) => (key === direct ? id : []))
    for (const one of user?.memberships ?? [])
      if (one.tenantId === tenantId) one.roleIds = direct === null ? [...one.roleIds, 'manager'] : onlyRole
    state.groupConfigurations = [{ tenantId, enabled: true, rolesEnabled: true }]
    state.groups.push({
      id: 'leads',
      tenantId,
      name: 'Leads',
      description: '',
      color: '',
      metadata: '{}',
      managedBy: 'frontegg',
      roleIds: ['manager'],
      userIds: [user?.id ?? ''],
    })
  })
  // The second browser reads the person with these rights.
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: admin, address: `https://app.test/account?portal=${section}`, beside: first },
  )
  await screen.findByRole('heading', { level: 1, hidden: true })
  return app
}

async function choose(row: string, action: string) {
  await openActions(new RegExp(`actions.*${row}|${row}.*actions`, 'i'))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tick = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))
const question = () => screen.findByRole('alertdialog', { name: 'Take rights from yourself?' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Keeps the rights at first: nothing is sent, and the change stays in the form. Then gives them up. */
async function keepThenTake(app: App, save: string) {
  await press(save)
  await question()
  const before = app.provider.emulator.snapshot()
  await press('Keep my rights')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press(save)
  await question()
  expect(app.provider.emulator.snapshot()).toEqual(before)
  await press('Take them away')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

describe('a change that takes rights from the person who makes it', () => {
  it('asks first if a role of their own is taken', async () => {
    const app = await open('users')
    await choose('Ada Admin', 'Edit roles')
    await tick(/^Manager/)
    await keepThenTake(app, 'Save roles')
    await isClosed()
    expect(rolesOf(app)).not.toContain('manager')
  })

  it('does not ask if a role is added, or another person loses one', async () => {
    const app = await open('users')
    await choose('Ada Admin', 'Edit roles')
    await tick(/^Viewer/)
    await press('Save roles')
    await isClosed()
    expect(rolesOf(app)).toContain(roleOf(app, 'Viewer')?.id)
    await choose('Rita Reader', 'Edit roles')
    await tick(/^Read ?Only/)
    await press('Save roles')
    await isClosed()
    expect(rolesOf(app, 'reader@acme.test')).toEqual([])
  })

  it('asks first if a group that they are in loses its role', async () => {
    const app = await open('groups/leads')
    await userEvent.click(await screen.findByRole('tab', { name: /^Roles/ }))
    await tick(/^Manager/)
    await keepThenTake(app, 'Save group')
    await isClosed()
    expect(app.provider.emulator.snapshot().groups.find(({ id }) => id === 'leads')?.roleIds).toEqual([])
  })

  it('asks first if they leave a group that has a role', async () => {
    const app = await open('groups/leads')
    await userEvent.click(await screen.findByRole('tab', { name: /People/ }))
    await tick(/^Ada Admin/)
    await keepThenTake(app, 'Save group')
    await isClosed()
    expect(app.provider.emulator.snapshot().groups.find(({ id }) => id === 'leads')?.userIds).toEqual([])
  })

  it('is named in the question before their own group or role is deleted', async () => {
    await open('groups')
    await choose('Leads', 'Delete group')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('You lose its rights yourself.')
    cleanup()
    await open('roles')
    await choose('Manager', 'Delete role')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('You lose its rights yourself.')
  })

  it('is named in the question before several groups are deleted, if one of them is their own', async () => {
    const app = await open('groups')
    app.provider.emulator.arrange((state) => {
      const [leads] = state.groups.filter(({ id }) => id === 'leads')
      if (leads) state.groups.push({ ...leads, id: 'others', name: 'Others', userIds: [] })
    })
    await app.client.get(groupsFeature).actions.load()
    await tick('Select Others')
    await press(/^Delete group/)
    expect((await screen.findByRole('alertdialog')).textContent).not.toContain('You lose its rights yourself.')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await tick('Select Leads')
    await press(/^Delete group/)
    expect((await screen.findByRole('alertdialog')).textContent).toContain('You lose its rights yourself.')
  })

  it('asks first if a role that they hold loses a permission', async () => {
    const app = await open('roles/manager')
    await tick('Change users')
    await keepThenTake(app, 'Save role')
    await isClosed()
    expect(roleOf(app, 'manager')?.permissionKeys).not.toContain('fe.secure.write.users')
  })

  it('asks first if a role that they hold by a group alone loses a permission', async () => {
    const app = await open('roles/manager', 'ReadOnly')
    await tick('Change users')
    await press('Save role')
    await question()
    expect(roleOf(app, 'manager')?.permissionKeys).toContain('fe.secure.write.users')
  })

  it('asks first if the comparison takes a permission from a role that they hold', async () => {
    const app = await open('roles')
    await userEvent.click(await screen.findByRole('tab', { name: 'Compare' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Manager, Change users' }))
    await keepThenTake(app, 'Save changes')
    await waitFor(() => expect(roleOf(app, 'manager')?.permissionKeys).not.toContain('fe.secure.write.users'))
  })

  it('asks first if roles by groups are switched off', async () => {
    const app = await open('groups/settings')
    await userEvent.click(await screen.findByRole('switch', { name: /^Give people the roles/ }))
    await keepThenTake(app, 'Save settings')
    await isClosed()
    expect(app.provider.emulator.snapshot().groupConfigurations[0]?.rolesEnabled).toBe(false)
  })

  it('a refusal for the last administrator is shown in the question, and then in the form', async () => {
    const app = await open('users')
    app.provider.emulator.arrange((state) => {
      state.groups = []
      for (const user of state.users)
        for (const one of user.memberships) one.roleIds = one.roleIds.filter((id) => id !== 'manager')
    })
    await choose('Ada Admin', 'Edit roles')
    await tick(/^Admin/)
    await press('Save roles')
    await question()
    await press('Take them away')
    expect((await within(await question()).findByRole('alert')).textContent).toContain('This is the last administrator')
    await press('Keep my rights')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const form = within(screen.getByRole('dialog'))
    expect((await form.findByRole('alert')).textContent).toContain('Give these rights to another person')
    expect(rolesOf(app)).toEqual([roleOf(app, 'Admin')?.id])
  })
})

it('a role may have the level of a role that its author holds by a group alone', async () => {
  const app = await open('roles', 'ReadOnly')
  expect(roleOf(app, 'ReadOnly')?.level).toBeGreaterThan(1)
  await press('Create role')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Billing')
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'Level' }))
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Level' }), '1')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create role' }))
  await isClosed()
  expect(roleOf(app, 'billing')?.level).toBe(1)
})

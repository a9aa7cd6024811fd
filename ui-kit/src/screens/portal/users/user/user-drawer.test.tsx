import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  box,
  choose,
  fail,
  inDialog,
  isClosed,
  openUsers,
  press,
  pressInDialog,
  rolesOf,
  row,
  stored,
} from '../../../../../test/open-users.tsx'

afterEach(cleanup)

describe('the roles of a user', () => {
  it('the roles of a user are added and removed together', async () => {
    const app = await openUsers()
    await choose('Rita Reader', 'Edit roles')
    await userEvent.click(await box(/^Viewer/))
    await userEvent.click(await box(/^Read ?Only/))
    await pressInDialog('Save roles')
    await isClosed()
    expect(rolesOf(app, 'reader@acme.test')).toEqual(['Viewer'])
  })

  it('roles that the provider refuses stay chosen, and the row shows the former ones', async () => {
    const app = await openUsers()
    await choose('Rita Reader', 'Edit roles')
    fail(app, 'updateTeamMember')
    await userEvent.click(await box(/^Viewer/))
    await pressInDialog('Save roles')
    await (await inDialog()).findByRole('alert')
    expect(await box(/^Viewer/)).toMatchObject({ checked: true })
    expect(rolesOf(app, 'reader@acme.test')).not.toContain('Viewer')
  })

  it('roles are added to many users at once', async () => {
    const app = await openUsers()
    for (const name of ['Rita Reader', 'Mia Moreno'])
      await userEvent.click(within(await row(name)).getByRole('checkbox'))
    await press('Add roles')
    await userEvent.click(await box(/^Viewer/))
    await pressInDialog('Save roles')
    await screen.findByText('2 of 2 users have the new roles')
    expect(rolesOf(app, 'reader@acme.test')).toContain('Viewer')
  })
})

describe('the drawer of a user', () => {
  it('opens by its address, with identity, access and its origin, and activity', async () => {
    const app = await openUsers()
    const id = stored(app, 'reader@acme.test')?.id
    cleanup()
    await openUsers({ at: `users/${id}`, beside: app })
    const drawer = await inDialog('Rita Reader')
    await drawer.findByText('reader@acme.test')
    drawer.getByText('Second step')
    const roles = within(drawer.getByRole('region', { name: 'Roles' }))
    expect(roles.getAllByText('Given here').length).toBeGreaterThan(0)
  })

  it('has the name of its row before the user is read', async () => {
    const app = await openUsers()
    await row('Rita Reader')
    app.provider.emulator.faults.add({ operation: '*', kind: 'delay', delayMs: 60_000 })
    await choose('Rita Reader', 'View details')
    const drawer = await inDialog('Rita Reader')
    expect(drawer.queryByText('reader@acme.test')).toBeNull()
  })

  it('names the groups that a role comes from', async () => {
    await openUsers()
    await choose('Mia Moreno', 'View details')
    const drawer = await inDialog('Mia Moreno')
    const roles = within(await drawer.findByRole('region', { name: 'Roles' }))
    expect((await roles.findAllByText(/From the groups? .*Finance/)).length).toBeGreaterThan(0)
  })

  it('changes the user, and the list follows', async () => {
    const app = await openUsers()
    await choose('Rita Reader', 'View details')
    await inDialog('Rita Reader')
    await pressInDialog('Edit roles')
    await userEvent.click(await (await inDialog('Roles of Rita Reader')).findByRole('checkbox', { name: /^Viewer/ }))
    await userEvent.click(await (await inDialog('Roles of Rita Reader')).findByRole('button', { name: 'Save roles' }))
    await waitFor(() => expect(rolesOf(app, 'reader@acme.test')).toContain('Viewer'))
    await userEvent.click((await inDialog('Rita Reader')).getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect((await row('Rita Reader')).textContent).toContain('Viewer'))
  })

  it('the drawer of a user shows that another administrator removed the user', async () => {
    await openUsers({ at: 'users/unknown' })
    await inDialog('This user is gone')
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    await isClosed()
    await row('Ada Admin')
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, openApp } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

/** Opens the groups for an administrator. If `held` is given, their roles have only these permissions. */
async function open(at: string, held?: readonly string[]) {
  const beside = await openApp({ logLevel: 'silent' })
  beside.provider.emulator.arrange(({ roles }) => {
    if (held) for (const role of roles) role.permissionKeys = [...held]
  })
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => id === 'groups').map((one) => ({ ...one, visibility: 'always' }))}
    />,
    { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${at}`, beside },
  )
  await screen.findByRole('heading', { level: 1, name: 'Groups', hidden: true })
  return app
}

const configuration = ({ client }: App) => client.api.get('/identity/resources/groups/v1/config')
const inDialog = async () => within(await screen.findByRole('dialog'))

describe('the settings of groups', () => {
  it('turn the roles of groups off, and keep the other one', async () => {
    const app = await open('groups')
    await userEvent.click(await screen.findByRole('button', { name: 'Group settings' }))
    await screen.findByRole('dialog', { name: 'Settings of groups' })
    const roles = await screen.findByRole('switch', { name: /^Give people the roles of their groups/ })
    expect(roles).toHaveProperty('checked', true)
    await userEvent.click(roles)
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Save settings' }))
    // The administrator has a role by a group.
    await userEvent.click(await screen.findByRole('button', { name: 'Take them away' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await configuration(app)).toEqual({ enabled: true, rolesEnabled: false })
  })

  it('group settings that cannot be read show an error, and can be read again', async () => {
    const app = await open('groups')
    app.provider.emulator.faults.add({ operation: 'getGroupConfiguration', kind: 'status', status: 400, times: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Group settings' }))
    await screen.findByRole('dialog', { name: 'We couldn’t load this' })
    await userEvent.click((await inDialog()).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('switch', { name: 'Use groups' })
  })

  it('the group settings are view only without the permission to change groups', async () => {
    await open('groups/settings', ['fe.secure.read.groups'])
    await screen.findByRole('dialog', { name: 'Settings of groups' })
    expect((await inDialog()).queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Group settings', hidden: true })).toBeNull()
  })
})

describe('a group for a person who may change its texts alone', () => {
  it('a group whose texts alone can be changed shows its users and roles without controls', async () => {
    await open('groups', ['fe.secure.read.*', 'fe.secure.write.groups'])
    await screen.findByRole('row', { name: /Finance/ })
    await userEvent.click(screen.getByRole('link', { name: 'Finance' }))
    const name = await (await inDialog()).findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('Finance')
    for (const tab of [/^People/, /^Roles/]) {
      await userEvent.click((await inDialog()).getByRole('tab', { name: tab }))
      await waitFor(async () =>
        expect((await inDialog()).getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true'),
      )
      expect((await inDialog()).queryByRole('checkbox')).toBeNull()
    }
  })
})

describe('a group of a directory', () => {
  it('a group of a directory is shown with the reason, and without controls to change it', async () => {
    await open('groups', ['fe.secure.read.*', 'fe.secure.write.groups'])
    await userEvent.click(await screen.findByRole('link', { name: 'Support' }))
    await screen.findByText(/Support.? comes from your directory/)
    const shown = await inDialog()
    expect(shown.queryByRole('textbox')).toBeNull()
    expect(shown.queryByRole('button', { name: 'Save group' })).toBeNull()
    await userEvent.click(await shown.findByRole('tab', { name: /^People/ }))
    expect(shown.queryByRole('checkbox')).toBeNull()
    await shown.findByText('Mia Moreno')
  })

  it('a group of a directory is shown without controls to change it, but those of its roles', async () => {
    const app = await open('groups')
    await userEvent.click(await screen.findByRole('link', { name: 'Support' }))
    await screen.findByText(/its roles are given here/)
    const shown = await inDialog()
    expect(shown.queryByRole('textbox')).toBeNull()
    await userEvent.click(await shown.findByRole('tab', { name: /^People/ }))
    expect(shown.queryByRole('checkbox')).toBeNull()
    await userEvent.click(await shown.findByRole('tab', { name: /^Roles/ }))
    await userEvent.click(await shown.findByRole('checkbox', { name: /^Editor/ }))
    await userEvent.click(shown.getByRole('button', { name: 'Save group' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { groups, roles } = app.provider.emulator.snapshot()
    const editor = roles.find(({ key }) => key === 'Editor')?.id
    expect(groups.find(({ name }) => name === 'Support')?.roleIds).toContain(editor)
  })
})

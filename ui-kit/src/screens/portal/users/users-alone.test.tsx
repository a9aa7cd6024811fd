import type { UserRow } from '@portico/headless/portal/users'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import type { ChangeColumns } from '../../../frame/portal/data-table/types.ts'
import { InviteDialog } from './invite/invite-dialog.tsx'
import { UsersTable } from './list/users-table.tsx'

afterEach(cleanup)

const admin = { signedInAs: 'admin@acme.test', address: 'https://app.test/team' }
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^(?:Select )?${name}`) })

describe('the table of users without the portal', () => {
  it('the users table outside the portal has the application’s columns, and opens invitation and users itself', async () => {
    const columns: ChangeColumns<UserRow> = (ours) => [
      ...ours.filter(({ id }) => id !== 'managedBy'),
      { id: 'provider', header: 'Origin', cell: ({ row }) => row.provider },
    ]
    await openScreen(<UsersTable isolation="none" columns={columns} />, admin)
    expect((await row('Rita Reader')).textContent).toContain('local')
    expect(screen.queryByRole('columnheader', { name: 'Managed by' })).toBeNull()
    screen.getByRole('columnheader', { name: 'Origin' })
    await userEvent.click(screen.getByRole('button', { name: 'Rita Reader' }))
    await within(await screen.findByRole('dialog', { name: 'Rita Reader' })).findByText('reader@acme.test')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Invite users' }))
    await screen.findByRole('dialog', { name: 'Invite users' })
  })

  it('appends pages in endless mode', async () => {
    await openScreen(<UsersTable isolation="none" mode="endless" />, admin, ({ provider }) => {
      for (let at = 10; at < 50; at++) provider.emulator.addUser({ email: `p${at}@acme.test`, name: `Person ${at}` })
    })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(21))
    await userEvent.click(screen.getByRole('button', { name: /^Load \d+ more/ }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(41))
    const lines = () => screen.queryAllByText(/\d of \d+ loaded\.$/).filter((line) => !line.closest('[role="status"]'))
    expect(lines()).toHaveLength(1)
    while (screen.queryByRole('button', { name: /^Load \d+ more/ })) {
      const before = screen.getAllByRole('row').length
      await userEvent.click(screen.getByRole('button', { name: /^Load \d+ more/ }))
      await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(before))
    }
    expect(lines()).toEqual([])
  })

  it('opens a user of an account below, who can be changed in that account alone', async () => {
    await openScreen(<UsersTable isolation="none" includeSubTenants />, admin, ({ provider }) => {
      provider.emulator.addUser({ email: 'deep@labs.test', name: 'Dee Deep', tenants: ['Acme Labs'] })
    })
    const reason = 'They belong to another account. Change them there.'
    const isOff = async (name: string) =>
      within(await row(name))
        .getByRole('checkbox')
        .getAttribute('aria-disabled')
    expect([await isOff('Dee Deep'), await isOff('Rita Reader')]).toEqual(['true', null])
    await openActions(/actions.*Dee Deep/i)
    const item = await screen.findByRole('menuitem', { name: /^Disable/ })
    expect(item.textContent).toContain(reason)
    expect(item.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('menuitem', { name: 'View details' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Dee Deep' }))
    await drawer.findByText('deep@labs.test')
    expect(drawer.queryByRole('button', { name: 'Edit roles' })).toBeNull()
    await userEvent.click(drawer.getByRole('button', { name: 'More actions' }))
    expect((await screen.findByRole('menuitem', { name: /^Edit roles/ })).textContent).toContain(reason)
  })

  it('names the permission that is missing', async () => {
    const beside = await openApp({ logLevel: 'silent' })
    beside.provider.emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = []
    })
    await openScreen(<UsersTable isolation="none" />, { ...admin, beside })
    await screen.findByText(/It needs the permission “Users”/)
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

describe('the invitation without the portal', () => {
  it('hides the phone number and requires a name if the application asks for it', async () => {
    const fields = { name: { isRequired: true }, phoneNumber: { appearance: 'hidden' } } as const
    const app = await openScreen(<InviteDialog isolation="none" isOpen onClose={() => {}} fields={fields} />, admin)
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite users' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Email address' }), 'nia@acme.test')
    expect(dialog.queryByRole('textbox', { name: 'Phone' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send invite' }))
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Name' })))
    expect(app.called()).not.toContain('addUser')
  })

  it('an invitation that the application leaves open begins anew with the next account', async () => {
    const app = await openScreen(<InviteDialog isolation="none" isOpen onClose={() => {}} />, admin)
    const typed = await screen.findByRole('textbox', { name: 'Email address' })
    await userEvent.type(typed, 'aaa@acme.test')
    const labs = app.provider.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')
    await app.client.session.switchTenant(labs?.id ?? '', { signal: new AbortController().signal })
    await waitFor(() => expect(typed.isConnected).toBe(false))
    const anew = await screen.findByRole('textbox', { name: 'Email address' })
    expect(anew).toHaveProperty('value', '')
  })

  it('the person is told who they are now if the dialog closes with the former account', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return <InviteDialog isolation="none" isOpen={isOpen} onClose={() => setOpen(false)} />
    }
    const app = await openScreen(<Page />, admin)
    await screen.findByRole('textbox', { name: 'Email address' })
    const labs = app.provider.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')
    await app.client.session.switchTenant(labs?.id ?? '', { signal: new AbortController().signal })
    await screen.findByText('You’re now in Acme Labs. What was open was closed.', { selector: '[role="status"]' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the next person is told what was closed if the session ended first', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return <InviteDialog isolation="none" isOpen={isOpen} onClose={() => setOpen(false)} />
    }
    const app = await openScreen(<Page />, admin)
    const typed = await screen.findByRole('textbox', { name: 'Email address' })
    app.browser.clearCookies()
    await app.client.session.refresh()
    await waitFor(() => expect(typed.isConnected).toBe(false))
    expect(screen.queryByText(/was closed/)).toBeNull()
    app.browser.signIn('reader@acme.test')
    await app.client.session.refresh()
    const text = /^You’re now signed in as .+\. What was open was closed\.$/
    await screen.findByText(text, { selector: '[role="status"]' })
  })

  it('the next person gets the message also if no account of theirs is listed', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return <InviteDialog isolation="none" isOpen={isOpen} onClose={() => setOpen(false)} />
    }
    const app = await openScreen(<Page />, {
      ...admin,
      instead: ({ pathname }) => (pathname.endsWith('/me/tenants') ? Promise.resolve(Response.json([])) : undefined),
    })
    await screen.findByRole('textbox', { name: 'Email address' })
    app.browser.signIn('reader@acme.test')
    await app.client.session.refresh()
    await screen.findByText(/^You’re now signed in as .+/, { selector: '[role="status"]' })
  })

  it('closes after it is sent', async () => {
    const onClose = vi.fn()
    const app = await openScreen(<InviteDialog isolation="none" isOpen onClose={onClose} />, admin)
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite users' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Email address' }), 'nia@acme.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invite' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(app.called()).toContain('addUser')
  })
})

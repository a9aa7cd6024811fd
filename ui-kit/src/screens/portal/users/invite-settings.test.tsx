import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { configured, navigated } from '../../../../test/configured.ts'
import { field, inDialog, isClosed, openUsers, press, pressInDialog, row } from '../../../../test/open-users.tsx'

afterEach(cleanup)

const invitation = (inviteByEmail: object) => ({ users: { inviteUserModal: { inviteByEmail } } })

describe('the invitation of one person', () => {
  it.each([
    ['mandatory', 'required'],
    [false, 'hidden'],
    [true, 'optional'],
    ['optional', 'optional'],
    [{ junk: true }, 'optional'],
  ] as const)('has a phone number as the account sets it: %j', async (phoneNumberField, expected) => {
    const navigation = { users: { inviteDialog: { phoneNumberField } } }
    const app = await openUsers({ instead: navigated(navigation) })
    await row('Ada Admin')
    await press('Invite users')
    await userEvent.type(await field('Email address'), 'nia@acme.test')
    const phone = (await inDialog()).queryByRole('textbox', { name: 'Phone' })
    expect(phone === null).toBe(expected === 'hidden')
    await pressInDialog('Send invite')
    if (expected === 'required') await waitFor(() => expect(document.activeElement).toBe(phone))
    else await isClosed()
    expect(app.called().includes('addUser')).toBe(expected !== 'required')
  })

  it('has the fields that the page of the account configures, which hold before its navigation', async () => {
    const fieldsProperties = {
      name: { settings: { validation: { required: true } } },
      phoneNumber: { appearance: 'hidden' },
    }
    const app = await openUsers({ instead: configured(invitation({ fieldsProperties })) })
    await row('Ada Admin')
    await press('Invite users')
    await userEvent.type(await field('Email address'), 'nia@acme.test')
    expect((await inDialog()).queryByRole('textbox', { name: 'Phone' })).toBeNull()
    const name = await field('Name')
    await pressInDialog('Send invite')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(app.called()).not.toContain('addUser')
    await userEvent.type(name, 'Nia')
    await pressInDialog('Send invite')
    await isClosed()
  })

  it('is the only one if the account switches invitations of several people off', async () => {
    await openUsers({ instead: configured(invitation({ inviteBulk: { enabled: false } })) })
    await row('Ada Admin')
    await press('Invite users')
    await field('Email address')
    expect((await inDialog()).queryByRole('tab')).toBeNull()
  })

  it('is invited by a link alone if the account switches mails off', async () => {
    await openUsers({ instead: configured(invitation({ enabled: false })) })
    await row('Ada Admin')
    await press('Invite users')
    await inDialog('Invite link')
    expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await isClosed()
  })
})

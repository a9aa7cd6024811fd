import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../../headless/test/open-app.ts'
import { configured, navigated } from '../../../../../test/configured.ts'
import {
  box,
  fail,
  field,
  inDialog,
  isClosed,
  openUsers,
  press,
  pressInDialog,
  row,
} from '../../../../../test/open-users.tsx'

afterEach(cleanup)

const invitation = (inviteByEmail: object) => ({ users: { inviteUserModal: { inviteByEmail } } })

describe('the invitation of one person, and of several', () => {
  it.each([
    ['mandatory', 'required'],
    [false, 'hidden'],
    [true, 'optional'],
    ['optional', 'optional'],
    [{ junk: true }, 'optional'],
  ] as const)('the invitation has a phone number as the account sets it: %j', async (phoneNumberField, expected) => {
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

  it.each([
    ['name', 'nia@acme.test,+49301234567\npat@acme.test,Pat', 'nia@acme.test has no name.'],
    ['phoneNumber', 'nia@acme.test,Nia\npat@acme.test,Pat', 'nia@acme.test and pat@acme.test have no phone number.'],
  ])('requires %s of several people, too', async (name, pasted, fault) => {
    const fieldsProperties = { [name]: { settings: { validation: { required: true } } } }
    const app = await openUsers({ instead: configured(invitation({ fieldsProperties })) })
    await row('Ada Admin')
    await press('Invite users')
    await userEvent.click(await (await inDialog()).findByRole('tab', { name: 'Several' }))
    const people = await field('Email addresses')
    await userEvent.click(people)
    await userEvent.paste(pasted)
    await pressInDialog('Send 2 invites')
    await (await inDialog()).findByText(`${fault} Add it after the address and a comma.`)
    expect(people.value).toBe(pasted)
    expect(app.called()).not.toContain('addUser')
  })

  it('the invitation has the fields that the account’s page configures, which override its navigation', async () => {
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

  it('the single invitation is the only one if the account disables invitations of several users', async () => {
    await openUsers({ instead: configured(invitation({ inviteBulk: { enabled: false } })) })
    await row('Ada Admin')
    await press('Invite users')
    await field('Email address')
    expect((await inDialog()).queryByRole('tab')).toBeNull()
  })

  it('an invite link is the only invitation if the account disables mails', async () => {
    await openUsers({ instead: configured(invitation({ enabled: false })) })
    await row('Ada Admin')
    await press('Invite users')
    await inDialog('Invite link')
    expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await isClosed()
  })
})

describe('the applications of invited people', () => {
  const flags = { 'multi-apps-admin-portal': 'on' } as const
  const heldBy = ({ provider }: App, email: string) => {
    const { users, applications, applicationAssignments } = provider.emulator.snapshot()
    const id = users.find((user) => user.email === email)?.id ?? ''
    const held = applicationAssignments.filter(({ userIds }) => userIds.includes(id)).map(({ appId }) => appId)
    return applications.filter((one) => held.includes(one.id)).map(({ name }) => name)
  }

  it('applications are assigned with the invitation, and once more if the provider refused them', async () => {
    const app = await openUsers({ flags })
    await row('Ada Admin')
    await press('Invite users')
    await userEvent.type(await field('Email address'), 'nia@acme.test')
    await userEvent.click(await box(/^Dock/))
    fail(app, 'assignApplications')
    await pressInDialog('Send invite')
    await (await inDialog()).findByText('Assignment action failed')
    expect(heldBy(app, 'nia@acme.test')).toEqual([])
    await pressInDialog('Send invite')
    await isClosed()
    expect(heldBy(app, 'nia@acme.test')).toEqual(['Dock'])
    expect(app.called().filter((operation) => operation === 'addUser')).toHaveLength(1)
  })

  it('applications are not offered in the invitation while their flag is off', async () => {
    await openUsers({ flags: { 'multi-apps-admin-portal': 'off' } })
    await row('Ada Admin')
    await press('Invite users')
    await box(/^Viewer/)
    expect((await inDialog()).queryByRole('checkbox', { name: /^Dock/ })).toBeNull()
  })
})

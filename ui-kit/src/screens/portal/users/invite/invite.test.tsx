import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  box,
  fail,
  field,
  inDialog,
  isClosed,
  openUsers,
  press,
  pressInDialog,
  rolesOf,
  row,
  stored,
  usesTemporaryUsers,
} from '../../../../../test/open-users.tsx'

afterEach(cleanup)

describe('one invited person', () => {
  it('gets roles, a name and a phone number', async () => {
    const app = await openUsers()
    await row('Ada Admin')
    await press('Invite users')
    await userEvent.type(await field('Email address'), 'nia@acme.test')
    await userEvent.type(await field('Name'), 'Nia Novak')
    await userEvent.type(await field('Phone'), '+49 30 1234567')
    await userEvent.click(await box(/^Viewer/))
    await pressInDialog('Send invite')
    await isClosed()
    expect(stored(app, 'nia@acme.test')).toMatchObject({ name: 'Nia Novak' })
    expect(rolesOf(app, 'nia@acme.test')).toEqual(['Viewer'])
  })

  it.each([
    ['on', true],
    ['off', false],
  ] as const)(
    'an invited user may be temporary unless the temporary-users flag is other than on: %s',
    async (value, isOffered) => {
      const app = await openUsers({ flags: { 'temporary-users': value } })
      await row('Ada Admin')
      await press('Invite users')
      const dialog = await inDialog()
      await dialog.findByRole('checkbox', { name: /^Viewer/ })
      await usesTemporaryUsers(app)
      expect(dialog.queryByRole('switch', { name: 'Temporary access' }) !== null).toBe(isOffered)
    },
  )

  it('an invitation with half an address is not sent, and keeps what was typed', async () => {
    const app = await openUsers()
    await row('Ada Admin')
    await press('Invite users')
    await userEvent.type(await field('Email address'), 'pat@acme')
    await pressInDialog('Send invite')
    await (await inDialog()).findByText('pat@acme isn’t a full address. Fix or remove it.')
    expect((await field('Email address')).value).toBe('pat@acme')
    expect(app.called()).not.toContain('addUser')
  })

  it('an invitation that the provider refuses stays in the form', async () => {
    const app = await openUsers()
    await row('Ada Admin')
    fail(app, 'addUser')
    await press('Invite users')
    await userEvent.type(await field('Email address'), 'nia@acme.test')
    await pressInDialog('Send invite')
    await (await inDialog()).findByRole('alert')
    expect((await field('Email address')).value).toBe('nia@acme.test')
    await pressInDialog('Send invite')
    await isClosed()
  })
})

describe('several invited people', () => {
  async function paste(text: string) {
    await row('Ada Admin')
    await press('Invite users')
    await userEvent.click(await (await inDialog()).findByRole('tab', { name: 'Several' }))
    await userEvent.click(await field('Email addresses'))
    await userEvent.paste(text)
  }

  it('several invited users are counted on the button, and each has a result', async () => {
    const app = await openUsers()
    await paste('email,name\nnia@acme.test,"Novak, Nia"\npat@acme.test,Pat')
    await pressInDialog('Send 2 invites')
    const result = await inDialog('2 people invited')
    expect(result.getAllByRole('listitem')).toHaveLength(2)
    await pressInDialog('Done')
    await isClosed()
    expect(stored(app, 'nia@acme.test')).toMatchObject({ name: 'Novak, Nia' })
  })

  it('the result shows the first three, and the focus is on their heading after the press that shows the others', async () => {
    await openUsers()
    await paste('a@acme.test\nb@acme.test\nc@acme.test\nd@acme.test\ne@acme.test')
    await pressInDialog('Send 5 invites')
    const result = await inDialog('5 people invited')
    await userEvent.click(result.getByRole('button', { name: 'Show 2 more' }))
    expect(result.getAllByRole('listitem')).toHaveLength(5)
    await waitFor(() => expect(document.activeElement).toBe(result.getByRole('heading', { name: 'Invited' })))
  })

  it('refused invitations are listed first with a reason, and retried alone', async () => {
    const app = await openUsers()
    await paste('nia@acme.test\npat@acme.test')
    fail(app, 'addUser', 500)
    await pressInDialog('Send 2 invites')
    const result = await inDialog('1 invited, 1 needs attention')
    expect(result.getByText('One email was sent, none to the people under “Not sent”.')).toBeTruthy()
    expect(result.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Not sent',
      'Invited',
    ])
    const failed = within(result.getByRole('list', { name: 'Not sent' }))
    expect(failed.getByRole('listitem').textContent).toMatch(/acme\.test.+/)
    expect(failed.queryByRole('button', { name: 'Copy trace ID' })).toBeNull()
    await userEvent.click(failed.getByRole('button', { name: 'Show trace ID' }))
    failed.getByRole('button', { name: 'Copy trace ID' })
    expect(within(result.getByRole('list', { name: 'Invited' })).getAllByRole('listitem')).toHaveLength(1)
    await pressInDialog('Try the failed one again')
    await inDialog('2 people invited')
    expect(app.called().filter((operation) => operation === 'addUser')).toHaveLength(3)
  })

  it('a user who is here already is opened, and is neither edited nor retried', async () => {
    await openUsers()
    await paste('nia@acme.test\nreader@acme.test')
    await pressInDialog('Send 2 invites')
    const result = await inDialog('1 invited, 1 needs attention')
    expect(result.getByText(/belong to this account already/)).toBeTruthy()
    for (const name of ['Show trace ID', 'Edit reader@acme.test', /^Try/])
      expect(result.queryByRole('button', { name })).toBeNull()
    await pressInDialog('Open Rita Reader')
    await inDialog('Rita Reader')
    expect(screen.queryByText('1 invited, 1 needs attention')).toBeNull()
  })

  it('the correction of a refused invitation selects its line among those that can be corrected', async () => {
    const app = await openUsers()
    await paste('nia@acme.test\nreader@acme.test\npat@acme.test')
    app.provider.emulator.faults.add({ operation: 'addUser', kind: 'status', status: 500 })
    await pressInDialog('Send 3 invites')
    await inDialog('0 invited, 3 need attention')
    await pressInDialog('Edit pat@acme.test')
    const { value, selectionStart, selectionEnd } = await field('Email addresses')
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('pat@acme.test')
  })

  it('the roles have descriptions, and the form has what a person gets without one', async () => {
    const app = await openUsers({}, ({ provider }) =>
      provider.emulator.arrange(({ roles }) => {
        for (const role of roles) role.isDefault = role.key === 'Viewer'
      }),
    )
    await row('Ada Admin')
    await press('Invite users')
    const viewer = await box(/^Viewer/)
    const { roles } = app.provider.emulator.snapshot()
    const description = roles.find(({ key }) => key === 'Viewer')?.description ?? '-'
    expect(viewer.closest('li')?.textContent).toContain(description)
    const dialog = await inDialog()
    await dialog.findByText('Without a role they get the default: Viewer.')
    await userEvent.click(viewer)
    expect(dialog.queryByText(/^Without a role/)).toBeNull()
  })

  it('refused invitations can be corrected', async () => {
    const app = await openUsers()
    await paste('nia@acme.test')
    fail(app, 'addUser')
    await pressInDialog('Send invite')
    await inDialog('0 invited, 1 needs attention')
    await pressInDialog('Edit nia@acme.test')
    expect((await field('Email addresses')).value).toBe('nia@acme.test')
  })

  it('several invitations are not sent while a line has no address', async () => {
    const app = await openUsers()
    await paste('nia@acme.test\npat@acme')
    await pressInDialog(/^Send/)
    await (await inDialog()).findByText(/1 line has no full address: line \d: pat@acme/)
    expect(app.called()).not.toContain('addUser')
  })
})

describe('the events of the invitation', () => {
  async function watched() {
    const app = await openUsers()
    const emitted: unknown[] = []
    for (const name of ['inviteMemberClicked', 'inviteMemberSubmit', 'inviteMembersSubmit'] as const)
      app.client.on(name, (payload) => void emitted.push([name, payload]))
    await row('Ada Admin')
    return { app, emitted }
  }

  it('the invitation emits an event at the press on the button and at each submit of one user', async () => {
    const { app, emitted } = await watched()
    fail(app, 'addUser')
    await press('Invite users')
    await pressInDialog('Send invite')
    await userEvent.type(await field('Email address'), 'nia@acme.test')
    expect(emitted).toEqual([['inviteMemberClicked', undefined]])
    await pressInDialog('Send invite')
    await (await inDialog()).findByRole('alert')
    await pressInDialog('Send invite')
    await isClosed()
    const sent = ['inviteMemberSubmit', undefined]
    expect(emitted).toEqual([['inviteMemberClicked', undefined], sent, sent])
  })

  it('the invitation of several users emits an event with their number', async () => {
    const { emitted } = await watched()
    await press('Invite users')
    await userEvent.click(await (await inDialog()).findByRole('tab', { name: 'Several' }))
    await userEvent.click(await field('Email addresses'))
    await userEvent.paste('nia@acme.test\npat@acme.test')
    await pressInDialog('Send 2 invites')
    await inDialog('2 people invited')
    expect(emitted.slice(1)).toEqual([['inviteMembersSubmit', { count: 2 }]])
  })
})

import { around } from '@portico/headless'
import { usersTableFeature } from '@portico/headless/portal/users'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  choose,
  fail,
  inDialog,
  isAnswered,
  noRow,
  openMenu,
  openUsers,
  press,
  pressInDialog,
  row,
} from '../../../../../test/open-users.tsx'

afterEach(cleanup)

describe('the list of users', () => {
  it('shows each user with address, state, roles and last sign-in, and no manager while all have the same', async () => {
    await openUsers()
    const rita = await row('Rita Reader')
    expect(rita.textContent).toMatch(/reader@acme\.test/)
    expect(rita.textContent).toMatch(/Active/)
    expect(rita.textContent).toMatch(/Read ?Only/)
    expect(screen.queryByRole('columnheader', { name: 'Managed by' })).toBeNull()
    expect((await row('Lou Locked')).textContent).toMatch(/Locked/)
  })

  it('the list of users has columns for groups, last sign-in and, if chosen, applications and joining day', async () => {
    const app = await openUsers({ starts: false })
    app.provider.emulator.flags.set('multi-apps-admin-portal', 'on')
    await app.client.start()
    await row('Rita Reader')
    await press('Columns')
    for (const name of ['Applications', 'Joined', 'Managed by']) {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }))
    }
    await userEvent.keyboard('{Escape}')
    const rita = within(await row('Rita Reader'))
    const cells = rita.getAllByRole('gridcell').map(({ textContent }) => textContent)
    expect(cells.slice(3, -1)).toEqual(['Contractors', '3', 'This account', expect.stringMatching(/^Now \(/), 'Never'])
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(3, -1)).toEqual(['Groups', 'Applications', 'Managed by', 'Joined', 'Last seen'])
  })

  it('a person of a directory has its name in the column of managers', async () => {
    await openUsers({}, ({ provider }) =>
      provider.emulator.arrange(({ users, scimConnections: [okta] }) => {
        const rita = users.find(({ email }) => email === 'reader@acme.test')
        const [membership] = rita?.memberships ?? []
        if (!rita || !membership || !okta) return
        rita.managedBy = 'scim2'
        membership.directory = { id: okta.id, name: okta.connectionName }
      }),
    )
    expect((await row('Rita Reader')).textContent).toContain('Okta directory')
  })

  it('a last sign-in that has left its column is in words below the address', async () => {
    await openUsers()
    const rita = within(await row('Rita Reader'))
    expect(rita.getByRole('rowheader').textContent).toMatch(/Never signed in/)
    expect((await row('Ada Admin')).textContent).toMatch(/Here now/)
  })

  it('marks the person at the screen, who can neither disable nor remove themselves', async () => {
    await openUsers()
    expect((await row('Ada Admin')).textContent).toContain('You')
    await openMenu('Ada Admin')
    for (const name of [/^Disable/, /^Remove user/]) {
      const item = await screen.findByRole('menuitem', { name })
      expect(item.getAttribute('aria-disabled')).toBe('true')
      expect(item.textContent).toContain('You can’t do this to yourself.')
    }
  })

  it('finds users by name at the provider', async () => {
    const app = await openUsers()
    await row('Ada Admin')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'rita')
    await app.clock.advance(300)
    await noRow('Ada Admin')
    await row('Rita Reader')
  })

  it('filters by a role, names it on a chip, and removes it there', async () => {
    await openUsers()
    await row('Ada Admin')
    await press('Filter')
    await userEvent.click(await (await inDialog()).findByRole('button', { name: /Role$/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Read ?Only/ }))
    await pressInDialog('Show results')
    await noRow('Ada Admin')
    await row('Rita Reader')
    await press(/Remove.*Role/)
    await row('Ada Admin')
  })

  it('shows who lacks a second step', async () => {
    const app = await openUsers()
    await row('Ada Admin')
    await press('Filter')
    await userEvent.click(await (await inDialog()).findByRole('button', { name: /Attention$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Without a second step' }))
    await pressInDialog('Show results')
    await waitFor(() => expect(app.sent('/users/v3').at(-1)?.url.searchParams.get('_preset')).toBe('mfa-unenrolled'))
  })

  const showLeaked = async () => {
    await row('Ada Admin')
    await press('Filter')
    await userEvent.click(await (await inDialog()).findByRole('button', { name: /Attention$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'With a leaked password' }))
    await pressInDialog('Show results')
  }

  it('a filter that finds no user is named once, has one way to clear, and offers no action for all', async () => {
    await openUsers()
    await showLeaked()
    await screen.findByText('Nothing fits the filters: Attention: With a leaked password.')
    expect(screen.getAllByRole('button', { name: /^Clear/ })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Send resets to all' })).toBeNull()
  })

  it('offers a password reset to all whose password has leaked', async () => {
    const app = await openUsers({}, ({ provider }) =>
      provider.emulator.arrange(({ users }) => {
        for (const user of users) if (user.name === 'Rita Reader') user.isPasswordBreached = true
      }),
    )
    await showLeaked()
    await press('Send resets to all')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Send resets to all' }))
    await screen.findAllByText('Password resets sent')
    expect(app.called()).toContain('resetBreachedPasswords')
  })

  it('sends an invited user the mail again', async () => {
    const app = await openUsers({}, ({ provider }) => {
      provider.emulator.addUser({ email: 'nia@acme.test', name: 'Nia Novak', verified: false })
    })
    expect((await row('Nia Novak')).textContent).toContain('Invited')
    await choose('Nia Novak', 'Send activation again')
    await screen.findAllByText('Activation sent to nia@acme.test')
    expect(app.called()).toContain('resendMemberActivationEmail')
  })

  it('the list of users shows why it cannot be read, and can be read again', async () => {
    await openUsers({}, (app) => fail(app, 'listUsers', 400))
    await press('Try again')
    await row('Ada Admin')
  })
})

describe('the access of a user', () => {
  it('ends when the user is disabled, and returns', async () => {
    const app = await openUsers()
    await choose('Rita Reader', 'Disable')
    await userEvent.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Disable' }),
    )
    await isAnswered()
    expect((await row('Rita Reader')).textContent).toContain('Disabled')
    await choose('Rita Reader', 'Enable')
    const question = within(await screen.findByRole('alertdialog', { name: 'Enable Rita Reader?' }))
    expect(app.called()).not.toContain('enableUser')
    await userEvent.click(question.getByRole('button', { name: 'Enable' }))
    await isAnswered()
    expect((await row('Rita Reader')).textContent).toContain('Active')
    expect(app.called()).toEqual(expect.arrayContaining(['disableUser', 'enableUser']))
  })

  it('ends when the user is locked, and returns, if the provider can lock them', async () => {
    await openUsers()
    await choose('Rita Reader', 'Lock')
    const lock = within(await screen.findByRole('alertdialog', { name: 'Lock Rita Reader?' }))
    await userEvent.click(lock.getByRole('button', { name: 'Lock' }))
    await isAnswered()
    expect((await row('Rita Reader')).textContent).toContain('Locked')
    await choose('Rita Reader', 'Unlock')
    const unlock = within(await screen.findByRole('alertdialog', { name: 'Unlock Rita Reader?' }))
    await userEvent.click(unlock.getByRole('button', { name: 'Unlock' }))
    await isAnswered()
    expect((await row('Rita Reader')).textContent).toContain('Active')
    await openMenu('Mia Moreno')
    await screen.findByRole('menuitem', { name: 'Disable' })
    expect(screen.queryByRole('menuitem', { name: 'Lock' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  })

  it.each([
    ['Lock', /^Lock 2 users/, '2 of 2 users locked'],
    ['Enable', /^Enable 2 users/, '2 of 2 users enabled'],
  ])('the access of several users is changed after a question: %s', async (action, question, result) => {
    await openUsers()
    for (const name of ['Rita Reader', 'Emil Enroll'])
      await userEvent.click(within(await row(name)).getByRole('checkbox'))
    await press(action)
    const dialog = within(await screen.findByRole('alertdialog', { name: question }))
    await userEvent.click(dialog.getByRole('button', { name: question }))
    await screen.findByText(result)
  })

  it('a change of access that the provider refuses is undone on the row, with the reason', async () => {
    const app = await openUsers()
    await choose('Rita Reader', 'Disable')
    fail(app, 'disableUser')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: 'Disable' }))
    await question.findByRole('alert')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect((await row('Rita Reader')).textContent).toContain('Active')
  })

  it('needs a day after today', async () => {
    const app = await openUsers()
    await choose('Rita Reader', 'Set an end date')
    await userEvent.click(await (await inDialog()).findByRole('switch', { name: 'Temporary access' }))
    await pressInDialog('Save')
    await (await inDialog()).findByText('Choose a day after today.')
    expect(app.called()).not.toContain('setTemporaryUser')
  })
})

describe('a removed user', () => {
  const confirm = async () =>
    userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: /^Remove/ }))

  it('a removed user is gone from the list and the tenant', async () => {
    const app = await openUsers()
    await choose('Rita Reader', 'Remove user')
    await confirm()
    await noRow('Rita Reader')
    await waitFor(() => expect(app.called()).toContain('deleteTeamMember'))
  })

  it('a user that the provider refuses to remove returns to the list, with the reason', async () => {
    const app = await openUsers()
    await choose('Rita Reader', 'Remove user')
    fail(app, 'deleteTeamMember')
    await confirm()
    await within(await screen.findByRole('alertdialog')).findByRole('alert')
    await press('Keep user')
    await row('Rita Reader')
  })

  it('a user whose removal the application refuses stays, and the question shows the reason', async () => {
    const reason = 'Rita keeps the books until March.'
    const app = await openUsers({ around: [around(usersTableFeature, { remove: { before: () => reason } })] })
    await choose('Rita Reader', 'Remove user')
    await confirm()
    await within(await within(await screen.findByRole('alertdialog')).findByRole('alert')).findByText(reason)
    await press('Keep user')
    await row('Rita Reader')
    expect(app.called()).not.toContain('deleteTeamMember')
  })

  it('among others goes after the number is typed, and the failed one is tried again', async () => {
    const app = await openUsers()
    for (const name of ['Rita Reader', 'Mia Moreno'])
      await userEvent.click(within(await row(name)).getByRole('checkbox'))
    fail(app, 'deleteTeamMember')
    await press('Remove')
    await confirm()
    expect(app.called()).not.toContain('deleteTeamMember')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Type/ }), '2')
    await confirm()
    await screen.findByText('1 of 2 users removed')
    await press('Try the failed one again')
    await confirm()
    await screen.findByText('1 of 1 user removed')
  })
})

describe('a person who may only read', () => {
  it('sees the users without a way to change them', async () => {
    await openUsers({ signedInAs: 'reader@acme.test' })
    await row('Ada Admin')
    await screen.findByText('View only')
    expect(screen.queryByRole('button', { name: 'Invite users' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await openMenu('Ada Admin')
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(items).toEqual(['View details', 'Applications'])
  })
})

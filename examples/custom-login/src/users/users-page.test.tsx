import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../headless/test/open-app.ts'
import { UsersPage } from './users-page.tsx'

afterEach(cleanup)

async function open(email = 'admin@acme.test') {
  const app = await openApp({ signedInAs: email, logLevel: 'silent', address: 'http://localhost:5173/users' })
  render(
    <PorticoProvider client={app.client}>
      <UsersPage />
    </PorticoProvider>,
  )
  await row(/Rita Reader/)
  const userOf = (name: string) => app.provider.emulator.snapshot().users.find((user) => user.name === name)
  return { ...app, userOf }
}

const row = (name: RegExp) => screen.findByRole('row', { name })
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const press = async (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }))

describe('the users page', () => {
  it('sorts by the name, ascending and descending', async () => {
    await open()
    const descending = names()
    expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('descending')
    await press('Name')
    await waitFor(() => expect(names()).toEqual([...descending].reverse()))
  })

  it('searches after a pause', async () => {
    const { clock } = await open()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'Rita')
    await clock.advance(1000)
    await waitFor(() => expect(names()).toEqual(['Rita Reader']))
  })

  it('adds a user, and keeps the form with its text if the provider refuses', async () => {
    const { provider } = await open()
    await press('Add user')
    await userEvent.type(screen.getByLabelText('Email'), 'maya@acme.test')
    await userEvent.type(screen.getByLabelText('Name'), 'Maya Reyes')
    provider.emulator.faults.add({ operation: 'addUser', kind: 'status', status: 500, times: 1 })
    await press('Add')
    await screen.findByRole('alert')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@acme.test')
    await press('Add')
    await row(/Maya Reyes/)
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add user' })).toBeNull())
  })

  it('changes the roles of a user', async () => {
    const { userOf } = await open()
    const before = userOf('Rita Reader')?.memberships[0]?.roleIds.length ?? 0
    await press('Edit roles', await row(/Rita Reader/))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Support' }))
    await press('Save roles')
    await waitFor(() => expect(userOf('Rita Reader')?.memberships[0]?.roleIds).toHaveLength(before + 1))
    await waitFor(async () => expect((await row(/Rita Reader/)).textContent).toContain('Support'))
  })

  it('disables a user and enables them again', async () => {
    await open()
    await press('Disable', await row(/Rita Reader/))
    await waitFor(async () => expect((await row(/Rita Reader/)).textContent).toContain('Disabled'))
    await press('Enable', await row(/Rita Reader/))
    await waitFor(async () => expect((await row(/Rita Reader/)).textContent).toContain('Active'))
  })

  it('a change refused by the provider is reverted, with an error in the row', async () => {
    const { provider } = await open()
    provider.emulator.faults.add({ operation: 'disableUser', kind: 'status', status: 500, times: 1 })
    await press('Disable', await row(/Rita Reader/))
    await within(await row(/Rita Reader/)).findByRole('alert')
    expect((await row(/Rita Reader/)).textContent).toContain('Active')
  })

  it('asks before it deletes a user', async () => {
    await open()
    await press('Delete', await row(/Rita Reader/))
    await press('Delete user', await screen.findByRole('dialog', { name: 'Delete Rita Reader?' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Rita Reader/ })).toBeNull())
  })

  it('shows no control that changes a user to a person who may only read', async () => {
    await open('reader@acme.test')
    expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull()
  })
})

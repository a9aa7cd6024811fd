import { createTestClient } from '@portico/emulator/testing'
import { PorticoKit } from '@portico/ui-kit'
import { AdminPortal } from '@portico/ui-kit/portal'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

function open(section: string) {
  history.replaceState(null, '', `/?portal=${section}`)
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  render(
    <PorticoKit client={client} isolation="none">
      <AdminPortal sections={(ours) => ours.map((one) => ({ ...one, visibility: 'always' }))} />
    </PorticoKit>,
  )
}

it('the portal opens each of its sections', async () => {
  open('users')
  const navigation = await screen.findByRole('navigation', { name: 'Administration' })
  const names = within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '')
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) {
    await userEvent.click(within(navigation).getByRole('link', { name }))
    await waitFor(() => expect(within(navigation).getByRole('link', { current: 'page' }).textContent).toBe(name))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(''))
    expect(screen.queryByText('That didn’t work')).toBeNull()
  }
})

it('a dialog of the portal opens, takes the focus and closes', async () => {
  open('users')
  await screen.findByRole('row', { name: /Ada Admin/ })
  await userEvent.click(screen.getByRole('button', { name: 'Invite users' }))
  const dialog = await screen.findByRole('dialog', { name: /Invite/ })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Invite/ })).toBeNull())
})

it('the menu of a row opens, and its question', async () => {
  open('users')
  const row = await screen.findByRole('row', { name: /Rita Reader/ })
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Remove/ }))
  await screen.findByRole('alertdialog')
})

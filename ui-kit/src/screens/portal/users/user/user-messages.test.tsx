import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { choose, openUsers } from '../../../../../test/open-users.tsx'

afterEach(cleanup)

async function confirm(label: string) {
  const asked = await screen.findByRole('alertdialog')
  await userEvent.click(await within(asked).findByRole('button', { name: label }))
}

it('a user can be signed out everywhere, with a message, which alone is announced', async () => {
  const app = await openUsers()
  await choose('Rita Reader', 'Sign out everywhere')
  await confirm('Sign out everywhere')
  await screen.findAllByText('Rita Reader is signed out everywhere')
  expect(app.called()).toContain('revokeUserSessions')
  await app.clock.advance(1000)
  expect(screen.queryByText('Saved: Rita Reader.')).toBeNull()
  // A change without a message is announced by the table.
  await choose('Rita Reader', 'Lock')
  await confirm('Lock')
  await screen.findAllByText(/^Locked/)
  await app.clock.advance(150)
  await screen.findByText('Saved: Rita Reader.')
})

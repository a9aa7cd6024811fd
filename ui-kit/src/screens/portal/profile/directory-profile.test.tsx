import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../../../test/open-screen.tsx'
import { Profile } from './index.ts'

afterEach(cleanup)

it('a profile that a directory manages has its name and phone number to read alone, whatever brought the account', async () => {
  const me = 'admin@acme.test'
  await openScreen(<Profile isolation="none" />, { signedInAs: me }, ({ provider }) =>
    provider.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === me) user.managedBy = 'scim2'
    }),
  )
  await screen.findByRole('textbox', { name: 'Job title' })
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Phone number' })).toBeNull()
  expect(screen.getAllByText('Comes from a directory')).toHaveLength(3)
})

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

it.each([
  ['a text', '#2a4fc6'],
  ['a member of a palette', { main: '#2a4fc6' }],
])('the sign-in page of the account shows its color if the provider keeps it as %s', async (_, primary) => {
  await openScreen(
    <AdminPortal isInline isolation="none" />,
    { signedInAs: 'admin@acme.test', address: 'https://app.test/account?portal=account' },
    ({ provider }) =>
      provider.emulator.arrange(({ tenants, adminBox }) => {
        const acme = tenants.find(({ alias }) => alias === 'acme')?.id ?? ''
        adminBox[acme] = { themeV2: { loginBox: { palette: { primary } } } }
      }),
  )
  await userEvent.click(await screen.findByRole('tab', { name: 'Sign-in page' }))
  expect(await screen.findByRole('textbox', { name: 'Color' })).toHaveProperty('value', '#2a4fc6')
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { configured } from '../../../../test/configured.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

it('the account shows that it has nothing to set if the metadata hide both of its tabs', async () => {
  const hidden = { appearance: 'hidden' }
  await openScreen(<AdminPortal isInline isolation="none" />, {
    signedInAs: 'admin@acme.test',
    address: 'https://app.test/account?portal=account',
    instead: configured({ account: { tabsProperties: { settings: hidden, customLogin: hidden } } }),
  })
  expect(await screen.findByText('There is nothing to set here')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

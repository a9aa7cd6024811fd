import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { link, openPortal, page } from '../../../../test/open-portal.tsx'

afterEach(cleanup)

it('the navigation shows the sections of the kit under four headings, each in its order', async () => {
  await openPortal(
    { sections: (ours) => ours.map((section) => ({ ...section, visibility: 'always' })) },
    { address: `${page}&portal=users` },
  )
  await link('Users')
  const shown = screen.getAllByRole('group').map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    within(group)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ])
  expect(shown).toEqual([
    ['You', ['Profile', 'Privacy', 'Personal tokens']],
    ['Organisation', ['Account', 'Users', 'Groups', 'Roles', 'Applications', 'Sub-accounts']],
    ['Security and access', ['Security', 'Single sign-on', 'Provisioning', 'Audit log']],
    ['Build and billing', ['API tokens', 'Webhooks', 'Subscription']],
  ])
})

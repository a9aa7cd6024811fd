import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { link, openPortal, page } from '../../../../test/open-portal.tsx'
import { openScreen } from '../../../../test/open-screen.tsx'
import { LocaleProvider } from '../../../i18n/index.ts'
import { AdminPortal } from './admin-portal.tsx'

afterEach(cleanup)

it('the navigation shows the sections of the kit under four headings, each in its order', async () => {
  await openPortal(
    { sections: (ours) => ours.map((section) => ({ ...section, visibility: 'always' })) },
    { address: `${page}&portal=users` },
  )
  await link('Users')
  expect(shownGroups()).toEqual([
    ['You', ['Profile', 'Privacy', 'Personal tokens']],
    ['Organization', ['Account', 'Users', 'Groups', 'Roles', 'Applications', 'Sub-accounts']],
    ['Security and access', ['Security', 'Single sign-on', 'Provisioning', 'Audit log']],
    ['Build and billing', ['API tokens', 'Webhooks', 'Reports', 'Subscription']],
  ])
})

it('two groups with one heading stay two groups', async () => {
  await openScreen(
    <LocaleProvider messages={{ 'portal.group.you': 'Settings', 'portal.group.organisation': 'Settings' }}>
      <AdminPortal isolation="none" sections={(ours) => ours.filter(({ id }) => id === 'profile' || id === 'users')} />
    </LocaleProvider>,
    { signedInAs: 'admin@acme.test', address: `${page}&portal=users` },
  )
  await link('Users')
  expect(shownGroups()).toEqual([
    ['Settings', ['Profile']],
    ['Settings', ['Users']],
  ])
})

function shownGroups() {
  return within(screen.getByRole('navigation'))
    .getAllByRole('group')
    .map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ])
}

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { AppOptions } from '../../../../../headless/test/open-app.ts'
import { page } from '../../../../test/open-portal.tsx'
import { openScreen } from '../../../../test/open-screen.tsx'
import { UserButton } from '../user-button/index.ts'
import { AdminPortal } from './admin-portal.tsx'

afterEach(cleanup)

const as = 'admin@acme.test'
const inPortal = (options: AppOptions = {}) =>
  openScreen(<AdminPortal isInline isolation="none" />, {
    signedInAs: as,
    address: `${page}&portal=profile`,
    hostedPortal: true,
    ...options,
  })
const button = (name: RegExp | string) => screen.findByRole('button', { name })

describe('the way to the hosted portal', () => {
  it('the foot of the navigation has it, with its new tab in words', async () => {
    const app = await inPortal()
    await userEvent.click(await button('Hosted administration. Opens in a new tab'))
    await waitFor(() => expect(app.ports.page.tabs).toEqual([`${app.provider.baseUrl}/oauth/portal`]))
  })

  it('the menu of the user has it, with its new tab in words', async () => {
    const app = await openScreen(<UserButton isolation="none" />, {
      signedInAs: as,
      address: page,
      hostedPortal: true,
    })
    await userEvent.click(await button(/Ada Admin/))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hosted administration. Opens in a new tab' }))
    await waitFor(() => expect(app.ports.page.tabs).toEqual([`${app.provider.baseUrl}/oauth/portal`]))
  })

  it('neither has it if the provider hosts no portal', async () => {
    await inPortal({ hostedPortal: false })
    await userEvent.click((await screen.findAllByRole('button', { name: /Ada Admin/ }))[0] ?? document.body)
    await screen.findByRole('menuitem', { name: 'Sign out' })
    expect(screen.queryByText('Hosted administration')).toBeNull()
  })

  it('a tab that the browser refuses is shown in words', async () => {
    const app = await inPortal()
    Object.assign(app.ports.page, { openTab: () => false })
    await userEvent.click(await button(/^Hosted administration/))
    expect((await screen.findAllByText(/No tab was opened/)).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/Allow pop-ups for this page/).length).toBeGreaterThan(0)
  })
})

import { adminPortalFeature, type PortalPages, portalSectionIds } from '@portico/headless/portal/admin-portal'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactElement, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configured } from '../../../../test/configured.ts'
import {
  addressOf,
  dialog,
  focused,
  heading,
  Invoices,
  invoices,
  isPortalShown,
  link,
  navigation,
  Orders,
  opened,
  openPortal,
  orders,
  page,
  portalOf,
} from '../../../../test/open-portal.tsx'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal, type Section, sectionOf } from '../index.ts'

afterEach(cleanup)

describe('the portal over the application', () => {
  it('the portal over the application is not rendered until it is opened, from anywhere', async () => {
    const app = await openPortal()
    expect(isPortalShown()).toBe(false)
    portalOf(app).open()
    await dialog()
    await heading('Orders of the week')
    await waitFor(() => expect(screen.getByText('Application').closest('[inert], [aria-hidden]')).not.toBeNull())
  })

  it('opens at the section and the record of a link, and focuses its heading', async () => {
    await openPortal({}, { address: `${opened}/42&portal.tab=lines` })
    await heading('Orders of the week')
    expect(screen.getByText('Order 42, tab lines')).toBeTruthy()
    await waitFor(() => expect(focused()).toBe('Orders of the week'))
  })

  it.each([
    ['Escape on its way back', () => userEvent.keyboard('{Escape}{Escape}')],
    ['its way back', async () => userEvent.click(screen.getByRole('button', { name: 'Back to the application' }))],
    ['the button of its bar', () => userEvent.click(screen.getByRole('button', { name: 'Close the administration' }))],
  ])('closes by %s, restores the address and returns the focus', async (_, close) => {
    const app = await openPortal()
    screen.getByRole('button', { name: 'Application' }).focus()
    portalOf(app).open({ section: 'orders' })
    await heading('Orders of the week')
    await waitFor(() => expect(focused()).toBe('Orders of the week'))
    // A dialog without a description is read as one text.
    screen.getByRole('dialog', { name: 'Administration', description: 'Escape moves to the button that closes it.' })
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Administration' })).toBeNull())
    expect(addressOf(app)).toBe(page)
    await waitFor(() => expect(focused()).toBe('Application'))
  })

  it('closes by the way back of the browser', async () => {
    const app = await openPortal()
    portalOf(app).open({ section: 'orders' })
    await heading('Orders of the week')
    app.ports.page.travel(page)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Administration' })).toBeNull())
  })

  it.each(['subscription', 'subscriptions'])('opens a section of that name by either name: %s', async (id) => {
    const section = sectionOf({ id, visibility: 'always', permissions: [], component: Invoices })
    const app = await openPortal({ sections: () => [orders, section] }, { address: `${page}&portal=subscription` })
    await heading('Invoices of the month')
    portalOf(app).open({ section: 'orders' })
    await heading('Orders of the week')
    portalOf(app).open({ section: 'subscriptions' })
    await heading('Invoices of the month')
  })

  it('the portal is not shown to a signed-out user, and keeps the link for the sign-in', async () => {
    const app = await openPortal({}, { address: opened, signedInAs: '' })
    await waitFor(() => expect(app.client.get(adminPortalFeature).getSnapshot().isOpen).toBe(true))
    expect([isPortalShown(), addressOf(app)]).toEqual([false, opened])
  })
})

describe('the portal within a page', () => {
  it('the portal within a page is always open, and leaves the focus unchanged', async () => {
    await openPortal({ isInline: true })
    await heading('Orders of the week')
    expect(screen.queryByRole('dialog', { name: 'Administration' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Back to the application' })).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  it('focuses the heading of the next section', async () => {
    await openPortal({ isInline: true })
    await userEvent.click(await link('Invoices'))
    await heading('Invoices of the month')
    await waitFor(() => expect(focused()).toBe('Invoices of the month'))
  })
})

describe('the navigation', () => {
  it('links to each section in its group, and marks the present one', async () => {
    const app = await openPortal({}, { address: opened })
    expect((await link('Orders')).getAttribute('aria-current')).toBe('page')
    expect((await link('Invoices')).getAttribute('href')).toBe('/orders?status=open&portal=invoices')
    expect(within(screen.getByRole('group', { name: 'Accounting' })).getAllByRole('link')).toHaveLength(1)
    await userEvent.click(await link('Invoices'))
    await heading('Invoices of the month')
    expect((await link('Invoices')).getAttribute('aria-current')).toBe('page')
    expect(addressOf(app)).toBe('http://localhost:5173/orders?status=open&portal=invoices')
  })

  it.each([
    ['orders', 'orders'],
    ['subscriptions', 'subscription'],
  ])('emits an event of the client when the entry of %s is chosen', async (id, tab) => {
    const clicked = vi.fn()
    const section = sectionOf({ id, label: 'Chosen', visibility: 'always', permissions: [], component: Invoices })
    const app = await openPortal({ sections: () => [invoices, section] }, { address: page.concat('&portal=invoices') })
    app.client.on('adminBoxMenuClicked', clicked)
    await userEvent.click(await link('Chosen'))
    expect(clicked).toHaveBeenCalledExactlyOnceWith({ tab })
  })

  it('loads the code of a section when the person points at its entry', async () => {
    const load = vi.fn(async () => Invoices)
    await openPortal({ sections: () => [orders, { ...invoices, load }] }, { address: opened })
    await heading('Orders of the week')
    expect(load).not.toHaveBeenCalled()
    await userEvent.hover(await link('Invoices'))
    expect(load).toHaveBeenCalled()
  })

  it('opens as a panel in a narrow portal, and the focus goes to the heading of the section', async () => {
    await openPortal({}, { address: opened })
    await heading('Orders of the week')
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const panel = await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(panel).getByRole('link', { name: 'Invoices' }))
    await heading('Invoices of the month')
    await waitFor(() => expect(focused()).toBe('Invoices of the month'))
  })

  it('shows the tenant and the person, who can sign out', async () => {
    const app = await openPortal({}, { address: opened })
    await heading('Orders of the week')
    expect(screen.getAllByText('Acme').length).toBeGreaterThan(0)
    const [menu] = screen.getAllByRole('button', { name: /Ada Admin/ })
    await userEvent.click(menu ?? document.body)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(app.called()).toContain('logout'))
  })

  it('the navigation has words in every language of the kit for all sections of the portal', async () => {
    await openPortal(
      {
        sections: () =>
          named.map((id) => sectionOf({ id, visibility: 'always', permissions: [], component: Invoices })),
      },
      { address: opened },
    )
    await waitFor(async () => expect(within(await navigation()).getAllByRole('link')).toHaveLength(named.length))
    const names = within(await navigation())
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(names.filter((name) => named.some((id) => id === name))).toEqual([])
  })
})

/** The sections that appear in the navigation. The other two have flags of their own, which are off. */
const named = portalSectionIds.filter((id) => id !== 'applications' && id !== 'usage')

describe('a section', () => {
  it('keeps the record and the tab in the address', async () => {
    const app = await openPortal({}, { address: opened })
    await heading('Orders of the week')
    await userEvent.click(screen.getByRole('button', { name: 'Open order 7' }))
    await userEvent.click(screen.getByRole('button', { name: 'Lines' }))
    expect(addressOf(app)).toBe(`${opened}/7&portal.tab=lines`)
    expect(screen.getByText('Order 7, tab lines')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'All orders' }))
    expect(addressOf(app)).toBe(opened)
  })

  it('keeps them itself if it is used without the portal', async () => {
    const app = await openScreen(<Orders />, { signedInAs: 'admin@acme.test', address: page })
    await userEvent.click(screen.getByRole('button', { name: 'Open order 7' }))
    expect(screen.getByText('Order 7, tab first')).toBeTruthy()
    expect(addressOf(app)).toBe(page)
  })

  it('a section that cannot be loaded keeps the shell, and loads by a retry', async () => {
    let fails = true
    const load = async (): Promise<ComponentType> => {
      if (fails) throw new TypeError('Failed to fetch dynamically imported module')
      return Invoices
    }
    await openPortal({ sections: () => [orders, { ...invoices, load }] }, { address: opened })
    await userEvent.click(await link('Invoices'))
    await screen.findByText('We couldn’t load Invoices')
    expect(await link('Orders')).toBeTruthy()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Invoices of the month')
    await waitFor(() => expect(focused()).toBe('Invoices of the month'))
  })

  it('a section that is always shown names the permission that its content needs', async () => {
    const sections = () => [sectionOf({ ...invoices, permissions: ['billing.read'] } as Section)]
    await openPortal({ sections }, { address: page.concat('&portal=invoices') })
    await heading('Invoices')
    await screen.findByText(/It needs the permission “Invoices”/)
    expect(screen.queryByText('Invoices of the month')).toBeNull()
  })

  it('keeps its state if the application makes its sections at each render', async () => {
    function Counter() {
      const [count, setCount] = useState(0)
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          Count {count}
        </button>
      )
    }
    function Parent(): ReactElement {
      const [, render] = useState(0)
      const sections = () => [sectionOf({ id: 'count', label: 'Count', component: Counter })]
      return (
        <>
          <button type="button" onClick={() => render((former) => former + 1)}>
            Render
          </button>
          <AdminPortal isolation="none" isInline sections={sections} />
        </>
      )
    }
    await openScreen(<Parent />, { signedInAs: 'admin@acme.test', address: page })
    await userEvent.click(await screen.findByRole('button', { name: 'Count 0' }))
    await userEvent.click(screen.getByRole('button', { name: 'Render' }))
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeTruthy()
  })

  it('a portal without any section for the user shows a notice', async () => {
    await openPortal({ sections: () => [] }, { address: page.concat('&portal') })
    await heading('There’s nothing to manage here')
  })
})

describe('the portal in an application with styles of its own', () => {
  const roots = () => [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot !== null)

  it.each([true, false])('the portal has a shadow root of its own, within the page: %s', async (isInline) => {
    await openScreen(<AdminPortal isInline={isInline} />, { signedInAs: 'admin@acme.test', address: opened })
    await waitFor(() => expect(roots().some((host) => host.shadowRoot?.querySelector('h1'))).toBe(true))
    expect(document.querySelector('h1')).toBeNull()
  })

  it('the portal has no shadow root without isolation', async () => {
    await openScreen(<AdminPortal isolation="none" />, { signedInAs: 'admin@acme.test', address: opened })
    await dialog()
    expect(roots()).toEqual([])
  })
})

it('the portal prefers the fields and columns of its pages to those of the account', async () => {
  const tableColumns = { groups: { visibility: 'hidden' } }
  const pages: PortalPages = {
    users: { columns: { groups: 'shown', roles: 'hidden' } },
    profile: { fields: { jobTitle: 'hidden' } },
  }
  const app = await openPortal(
    { sections: (ours) => ours, pages },
    { address: `${page}&portal=users`, instead: configured({ users: { tableColumns } }) },
  )
  await screen.findByRole('columnheader', { name: 'Groups' })
  expect(screen.queryByRole('columnheader', { name: 'Roles' })).toBeNull()
  portalOf(app).open({ section: 'profile' })
  await screen.findByRole('textbox', { name: 'Address' })
  expect(screen.queryByRole('textbox', { name: 'Job title' })).toBeNull()
})

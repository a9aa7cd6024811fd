import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { focused, heading, Orders, openPortal, orders, page, portalOf } from '../../../../test/open-portal.tsx'
import type { AdminPortalProps } from './types.ts'

afterEach(cleanup)

/** The sections whose rows have a page, each with its heading. */
const withPages = [
  ['webhooks', 'Webhooks'],
  ['reports', 'Reports'],
  ['sso', 'Single sign-on'],
  ['allAccounts', 'Sub-accounts'],
] as const

const all: AdminPortalProps['sections'] = (ours) => ours.map((one) => ({ ...one, visibility: 'always' }))
const open = (section: string, props: AdminPortalProps = {}) =>
  openPortal({ sections: all, ...props }, { address: `${page}&portal=${section}` })
/** The control that opens the first row. */
const firstRow = () =>
  waitFor(() => {
    const control = document.querySelector<HTMLElement>('[data-open]')
    if (!control) throw new Error('no row is there')
    return control
  })

describe('the page of a record', () => {
  it.each(withPages)(
    'of %s has the focus on its heading, and its row has it on the way back',
    async (section, title) => {
      const app = await open(section)
      await heading(title)
      const link = await firstRow()
      const name = link.textContent ?? ''
      link.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
      expect(focused()).toContain(name)
      await app.ports.page.travel(`${page}&portal=${section}`)
      await heading(title)
      await waitFor(() => expect(document.activeElement?.getAttribute('data-open')).not.toBeNull())
      expect(focused()).toBe(name)
    },
  )
})

describe('the names of rows', () => {
  it.each([
    'webhooks',
    'reports',
    'sso',
    'allAccounts',
    'users',
    'roles',
    'groups',
    'applications',
    'apiTokens',
    'provisioning',
  ])('of %s are links to their records, which open in place by an ordinary click', async (section) => {
    const app = await open(section)
    const link = await firstRow()
    const href = link.getAttribute('href') ?? ''
    expect(href).toMatch(new RegExp(`portal=${section}(?:/|%2F)`))
    const leftToBrowser = new Promise((resolve) => {
      const end = (event: Event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      }
      document.addEventListener('click', end, { once: true })
    })
    fireEvent.click(link, { ctrlKey: true })
    expect(await leftToBrowser).toBe(true)
    expect(app.ports.page.url()?.search).not.toMatch(new RegExp(`portal=${section}(?:/|%2F)`))
    link.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(app.ports.page.url()?.href).toContain(href))
  })
})

describe('the title of the document', () => {
  it('names the page and the portal, and is the one of the application again afterwards', async () => {
    document.title = 'Orders · Lantern'
    const app = await open('webhooks')
    await heading('Webhooks')
    await waitFor(() => expect(document.title).toBe('Webhooks · Administration'))
    await userEvent.click(await firstRow())
    await waitFor(() => expect(document.title).toMatch(/^.+ · Webhooks · Administration$/))
    portalOf(app).close()
    await waitFor(() => expect(document.title).toBe('Orders · Lantern'))
  })

  it('goes to the application in place of the document if it takes it', async () => {
    document.title = 'Orders · Lantern'
    const titles: string[] = []
    await open('webhooks', { onTitle: (title) => titles.push(title) })
    await heading('Webhooks')
    await waitFor(() => expect(titles.at(-1)).toBe('Webhooks · Administration'))
    expect(document.title).toBe('Orders · Lantern')
  })
})

describe('Escape in the portal', () => {
  it('moves the focus to the way back first, and closes the portal there', async () => {
    await open('webhooks')
    await heading('Webhooks')
    await waitFor(() => expect(focused()).toBe('Webhooks'))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Administration' })).toBeTruthy()
    expect(document.activeElement?.hasAttribute('data-cover-close')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Administration' })).toBeNull())
  })
})

describe('the code of the section that the address names', () => {
  it('is requested beside that of the portal, and a failure there loses nothing', async () => {
    const requested: boolean[] = []
    const load = () => {
      requested.push(document.querySelector('.portico-PortalGrid') !== null)
      if (requested.length === 1) throw new Error('offline')
      return Promise.resolve(Orders)
    }
    await openPortal({ sections: () => [{ ...orders, load }] }, { address: `${page}&portal=orders` })
    await heading('Orders of the week')
    // The second request is that of the open portal.
    expect(requested).toEqual([false, true])
  })
})

import { sessionFeature } from '@portico/headless'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../../../../headless/test/open-app.ts'
import { addressOf, Invoices, page } from '../../../../test/open-portal.tsx'
import { openScreen } from '../../../../test/open-screen.tsx'
import { type AdminPortalProps, sectionOf } from '../index.ts'
import { UserButton, type UserButtonProps } from './index.ts'

afterEach(cleanup)

const both: AdminPortalProps['sections'] = () => [
  sectionOf({ id: 'profile', component: Invoices }),
  sectionOf({ id: 'invoices', label: 'Invoices', component: Invoices }),
]

const open = (props: UserButtonProps = {}, options: AppOptions = {}) =>
  openScreen(<UserButton isolation="none" sections={both} {...props} />, {
    signedInAs: 'admin@acme.test',
    address: page,
    ...options,
  })

const button = () => screen.findByRole('button', { name: /Ada Admin/ })
const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
const item = (name: string | RegExp) => screen.findByRole('menuitem', { name })

async function openMenu() {
  await userEvent.click(await button())
  return screen.findByRole('menu', { name: 'Ada Admin. Your menu' })
}

describe('the button of the user', () => {
  it('opens a menu with name and e-mail address', async () => {
    await open()
    await openMenu()
    expect(screen.getByText('admin@acme.test')).toBeTruthy()
    expect(screen.getAllByText('Ada Admin').length).toBeGreaterThan(0)
  })

  it('shows the picture of the user, and shows it in the menu', async () => {
    const picture = 'https://img.test/ada.png'
    const beside = await openApp()
    beside.provider.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === 'admin@acme.test') user.profilePictureUrl = picture
    })
    await open({}, { beside })
    await openMenu()
    const pictures = [...document.querySelectorAll('.portico-Avatar img')].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual([picture, picture])
  })

  it('the user button is not rendered without a user', async () => {
    const app = await open({}, { signedInAs: '' })
    await waitFor(() => expect(app.client.get(sessionFeature).getSnapshot().status).toBe('unauthenticated'))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows name and roles beside the picture on request', async () => {
    await open({ isWide: true })
    expect((await button()).textContent).toContain('Ada Admin')
  })

  it('a role without a name is shown by its key', async () => {
    const beside = await openApp({ signedInAs: 'admin@acme.test' })
    const me = await beside.client.api.get('/identity/resources/users/v2/me')
    const nameless = { ...me, roles: [{ id: 'one', key: 'auditor', permissions: [] }] }
    const instead = ({ pathname }: URL) =>
      pathname.endsWith('/users/v2/me') ? Promise.resolve(Response.json(nameless)) : undefined
    await open({ isWide: true }, { beside, instead })
    await waitFor(async () => expect((await button()).textContent).toContain('auditor'))
  })

  it('the user menu has the tenants, the user’s sections, the portal, the application’s entries, and the log-out', async () => {
    await open({ items: [{ id: 'help', label: 'Help' }] })
    await openMenu()
    await waitFor(async () =>
      expect(await items()).toEqual([
        expect.stringContaining('Switch account'),
        'Profile',
        'Administration',
        'Help',
        'Sign out',
      ]),
    )
  })

  it('the user menu has no portal entry for an application without a portal', async () => {
    await open({ hasPortal: false })
    await openMenu()
    expect(await items()).toEqual([expect.stringContaining('Switch account'), 'Sign out'])
  })

  it('the user menu has no tenant entry if the user has one tenant', async () => {
    await open({ hasPortal: false }, { signedInAs: 'reader@acme.test' })
    await userEvent.click(await screen.findByRole('button', { name: /Rita Reader/ }))
    await item('Sign out')
    expect(await items()).toEqual(['Sign out'])
  })

  it.each([
    ['Profile', 'profile'],
    ['Administration', 'invoices'],
  ])('opens the portal by its address for %s', async (name, section) => {
    const app = await open()
    await openMenu()
    await userEvent.click(await item(name))
    expect(addressOf(app)).toBe(`${page}&portal=${section}`)
  })

  it('runs an entry of the application', async () => {
    const run = vi.fn()
    await open({ items: [{ id: 'help', label: 'Help', run }] })
    await openMenu()
    await userEvent.click(await item('Help'))
    expect(run).toHaveBeenCalledOnce()
  })

  it('switches the tenant by the list that its entry opens', async () => {
    const app = await open()
    await openMenu()
    await userEvent.click(await item(/Switch account/))
    await userEvent.click(await screen.findByRole('option', { name: 'Globex' }))
    await waitFor(() => expect(app.client.get(sessionFeature).getSnapshot().tenant?.name).toBe('Globex'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  it('logs out', async () => {
    const app = await open()
    await openMenu()
    await userEvent.click(await item('Sign out'))
    await waitFor(() => expect(app.called()).toContain('logout'))
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  })

  it('waits with the log-out for the application that has something to ask first', async () => {
    const asked: (() => void)[] = []
    const app = await open({ leave: (go) => void asked.push(go) })
    await openMenu()
    await userEvent.click(await item('Sign out'))
    expect(app.called()).not.toContain('logout')
    asked[0]?.()
    await waitFor(() => expect(app.called()).toContain('logout'))
  })
})

describe('the menu by keyboard', () => {
  it.each(['{Enter}', '{ArrowDown}', '{ArrowUp}'])('opens by %s', async (keys) => {
    await open({ hasPortal: false })
    const opener = await button()
    opener.focus()
    await userEvent.keyboard(keys)
    await item('Sign out')
    expect(opener.getAttribute('aria-expanded')).toBe('true')
  })

  it('closes by Escape and returns the focus', async () => {
    await open()
    await openMenu()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(await button())
  })
})

import { sessionFeature } from '@portico/headless'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { searchMenuList } from '../../../primitives/portal/search-menu/search-menu.tsx'
import { TenantSwitcher, type TenantSwitcherProps } from './index.ts'
import { tenantMenu } from './tenant-panel.tsx'

afterEach(cleanup)

const open = (props: TenantSwitcherProps = {}, options: AppOptions = {}, arrange?: (app: App) => void) =>
  openScreen(<TenantSwitcher isolation="none" {...props} />, { signedInAs: 'admin@acme.test', ...options }, arrange)

const button = (tenant: string) => screen.findByRole('button', { name: `${tenant}. Switch account` })
const list = () => screen.findByRole('listbox', { name: 'Switch account' })
const search = () => screen.getByRole('searchbox', { name: 'Search accounts' })
const option = async (name: string) => within(await list()).findByRole('option', { name })
const isGone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const tenantOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().tenant?.name

const logoIn = (place: HTMLElement) => place.querySelector('img')
const letterIn = (place: HTMLElement) => place.querySelector('.portico-TenantMark')?.getAttribute('data-letter')
const withLogos =
  (logos: Readonly<Record<string, string>>) =>
  ({ provider }: App) =>
    provider.emulator.arrange(({ tenants }) => {
      for (const { name, settings } of tenants) if (logos[name]) settings['logo'] = logos[name]
    })

async function openList(tenant = 'Acme') {
  await userEvent.click(await button(tenant))
  return list()
}

describe('the switcher of tenants', () => {
  // It proves nothing if an earlier file of the worker has loaded the code: run alone, it always does.
  it('the tenant list is complete when its code has loaded', async () => {
    await tenantMenu.request()
    expect(searchMenuList.loaded()).not.toBeNull()
  })

  it('lists the tenants of the person, and marks the present one', async () => {
    await open()
    expect(within(await openList()).getAllByRole('option')).toHaveLength(3)
    expect((await option('Acme')).getAttribute('aria-selected')).toBe('true')
    expect((await option('Globex')).getAttribute('aria-selected')).toBe('false')
  })

  it('shows the logo of each tenant that has one, and the letter of the others', async () => {
    await open(
      {},
      { starts: false },
      withLogos({ Acme: 'https://img.test/acme.svg', Globex: 'https://img.test/globex.svg' }),
    )
    expect(logoIn(await button('Acme'))?.getAttribute('src')).toBe('https://img.test/acme.svg')
    await openList()
    expect(logoIn(await option('Globex'))?.referrerPolicy).toBe('no-referrer')
    expect(logoIn(await option('Acme Labs'))).toBeNull()
    expect(letterIn(await option('Acme Labs'))).toBe('A')
  })

  it('shows the letter of a tenant if its logo does not load', async () => {
    await open({}, { starts: false }, withLogos({ Acme: 'https://img.test/gone.svg' }))
    const shown = await button('Acme')
    fireEvent.error(logoIn(shown) ?? shown)
    expect(logoIn(shown)).toBeNull()
    expect(letterIn(shown)).toBe('A')
  })

  it.each([
    ['an open connection', () => 'http://img.test/a.png'],
    ['a page', () => 'data:text/html,x'],
    ['a call of the provider', ({ provider }: App) => `${provider.baseUrl}/frontegg/oauth/logout`],
  ])('loads no logo of a tenant from %s', async (_, addressIn) => {
    await open({}, { starts: false }, (app) => withLogos({ Acme: addressIn(app) })(app))
    expect(letterIn(await button('Acme'))).toBe('A')
    expect(document.querySelector('img')).toBeNull()
  })

  it('shows the name alone to a person with one tenant', async () => {
    await open({}, { signedInAs: 'reader@acme.test' })
    await screen.findByText('Acme')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('the tenant switcher is not rendered without a user', async () => {
    const app = await open({}, { signedInAs: '' })
    await waitFor(() => expect(app.client.get(sessionFeature).getSnapshot().status).toBe('unauthenticated'))
    expect(screen.queryByText('Acme')).toBeNull()
  })

  it('switches to the chosen tenant, announces it, and returns the focus', async () => {
    const app = await open()
    await openList()
    await userEvent.click(await option('Globex'))
    await isGone()
    await button('Globex')
    expect(tenantOf(app)).toBe('Globex')
    expect((await screen.findByText('You’re now in Globex.')).getAttribute('role')).toBe('status')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Globex. Switch account'))
  })

  it('marks the tenant that it switches to until the provider has answered', async () => {
    const app = await open()
    await openList()
    app.provider.emulator.faults.add({ operation: 'switchTenant', kind: 'delay', when: 'before', times: 1 })
    await userEvent.click(await option('Globex'))
    await waitFor(async () => expect((await option('Globex')).querySelector('.portico-Spinner')).not.toBeNull())
    expect(tenantOf(app)).toBe('Acme')
    await app.clock.advance(60_000)
    await waitFor(() => expect(tenantOf(app)).toBe('Globex'))
  })

  it('a failed tenant switch shows the reason, keeps the tenant, and succeeds at the next try', async () => {
    const app = await open()
    await openList()
    app.provider.emulator.faults.add({ operation: 'switchTenant', kind: 'status', status: 500, times: 1 })
    await userEvent.click(await option('Globex'))
    await screen.findByRole('alert')
    expect(tenantOf(app)).toBe('Acme')
    await userEvent.click(await option('Globex'))
    await isGone()
    expect(tenantOf(app)).toBe('Globex')
  })

  it('closes for the present tenant without a call', async () => {
    const app = await open()
    await openList()
    await userEvent.click(await option('Acme'))
    await isGone()
    expect(app.called()).not.toContain('switchTenant')
  })

  it('waits for the application that has something to ask first', async () => {
    const asked: (() => void)[] = []
    const app = await open({ leave: (go) => void asked.push(go) })
    await openList()
    await userEvent.click(await option('Globex'))
    await isGone()
    expect(app.called()).not.toContain('switchTenant')
    asked[0]?.()
    await waitFor(() => expect(tenantOf(app)).toBe('Globex'))
  })

  it('finds a tenant by typing, and switches by Enter', async () => {
    const app = await open()
    await openList()
    await userEvent.type(search(), 'labs')
    expect(within(await list()).getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tenantOf(app)).toBe('Acme Labs'))
  })

  it('leads from the search to the list by arrow down, and closes by Escape', async () => {
    const app = await open()
    await openList()
    search().focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'))
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(tenantOf(app)).toBe('Acme')
  })

  it('the tenant switcher announces that no tenant matches', async () => {
    await open()
    await openList()
    await userEvent.type(search(), 'zzz')
    expect((await screen.findByText('No matches.')).getAttribute('role')).toBe('status')
  })
})

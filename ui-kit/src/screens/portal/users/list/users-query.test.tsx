import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fail, noRow, openUsers, row } from '../../../../../test/open-users.tsx'

afterEach(cleanup)

describe('the list of users', () => {
  it('opens from A to Z, and in the order of its address', async () => {
    const app = await openUsers()
    await row('Ada Admin')
    const orders = () => app.sent('/users/v3').map(({ url }) => url.searchParams.get('_order'))
    expect(orders()).toEqual(['ASC'])
    cleanup()
    const other = await openUsers({ address: 'https://app.test/account?portal=users&portal.users.sort=name.DESC' })
    await row('Ada Admin')
    expect(other.sent('/users/v3').at(-1)?.url.searchParams.get('_order')).toBe('DESC')
  })
})

describe('the search of the users', () => {
  it('shows its failure above the users that stay, keeps its text, and is tried again', async () => {
    const app = await openUsers()
    await row('Ada Admin')
    fail(app, 'listUsers', 400)
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by name or email' })
    await userEvent.type(search, 'rita')
    await app.clock.advance(300)
    const again = await screen.findByRole('button', { name: 'Try again' })
    await row('Ada Admin')
    expect(search.value).toBe('rita')
    await userEvent.click(again)
    await noRow('Ada Admin')
    await row('Rita Reader')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('leaves the query of the page as it was when the portal closes after a search', async () => {
    const address = 'https://app.test/account?a=b%20c&flag&portal=users'
    const app = await openUsers({ address })
    await row('Ada Admin')
    expect(app.ports.page.url()?.href).toBe(address)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'rita')
    await app.clock.advance(300)
    await noRow('Ada Admin')
    expect(app.ports.page.url()?.href).toBe(`${address}&portal.users.search=rita`)
    app.client.get(adminPortalFeature).actions.close()
    expect(app.ports.page.url()?.href).toBe('https://app.test/account?a=b%20c&flag')
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { accountRow, openSubAccounts, pressButton } from '../../../../test/open-sub-accounts.tsx'

afterEach(cleanup)

/** Adds accounts below another one. */
function addBelow({ provider }: App, parentId: string, count: number) {
  provider.emulator.arrange(({ tenants }) => {
    for (let at = 0; at < count; at++) {
      const name = `More ${String(at).padStart(3, '0')}`
      const id = `${parentId}-${name.replace(' ', '-').toLowerCase()}`
      tenants.push({ id, name, parentId, settings: {}, createdAt: '2026-01-01T00:00:00.000Z' })
    }
  })
}

const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((one) => within(one).getAllByRole('button', { name: /^(?!Open|Close|Load)/ })[0]?.textContent)

describe('the tree of accounts', () => {
  it('shows each account with its id, its numbers, its access and its management', async () => {
    await openSubAccounts()
    expect((await accountRow('Northwind')).textContent).toMatch(/northwind.*0.*3.*By person.*Manages its own/)
    expect((await accountRow('Acme Labs')).textContent).toMatch(/2.*—.*By person/)
    await screen.findByText('Acme has 5 accounts below it.')
  })

  it('shows the logo of each account that has one, and the letter of the others', async () => {
    await openSubAccounts({ starts: false }, ({ provider }) =>
      provider.emulator.arrange(({ tenants }) => {
        for (const { name, settings } of tenants) {
          if (name === 'Northwind') settings['logo'] = 'https://img.test/northwind.svg'
        }
      }),
    )
    const marked = (await accountRow('Northwind')).querySelector('.portico-TenantMark img')
    expect(marked?.getAttribute('src')).toBe('https://img.test/northwind.svg')
    const other = (await accountRow('Acme Labs')).querySelector('.portico-TenantMark')
    expect(other?.getAttribute('data-letter')).toBe('A')
  })

  it('opens an account, and closes it again', async () => {
    await openSubAccounts()
    const toggle = await screen.findByRole('button', { name: 'Open Northwind' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(toggle)
    await accountRow('Northwind Logistics')
    expect(names()).toEqual(['Acme Labs', 'Northwind', 'Northwind Logistics', 'Northwind Nordics'])
    expect((await accountRow('Northwind Logistics')).textContent).toContain('level 2')
    await pressButton('Close Northwind')
    await waitFor(() => expect(names()).toEqual(['Acme Labs', 'Northwind']))
  })

  it('opens all accounts at all depths by one press, and closes them by another', async () => {
    await openSubAccounts()
    await accountRow('Northwind')
    await pressButton('Expand all')
    await accountRow('Rotterdam hub')
    expect(names()).toEqual(['Acme Labs', 'Northwind', 'Northwind Logistics', 'Rotterdam hub', 'Northwind Nordics'])
    await pressButton('Collapse all')
    await waitFor(() => expect(names()).toEqual(['Acme Labs', 'Northwind']))
  })

  it('moves from row to row by arrow keys, and opens by Enter', async () => {
    await openSubAccounts()
    const toggle = await screen.findByRole('button', { name: 'Open Northwind' })
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    await accountRow('Northwind Logistics')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open Northwind Logistics')
  })

  it('reads fifty further accounts of a branch at its end', async () => {
    await openSubAccounts({}, (app) => addBelow(app, 'northwind-nordics', 60))
    await pressButton('Open Northwind')
    await pressButton('Open Northwind Nordics')
    await pressButton('Load 10 more below Northwind Nordics')
    await accountRow('More 059')
    expect(screen.queryByRole('button', { name: /more below/ })).toBeNull()
    expect(document.activeElement?.closest('[role="row"]')?.textContent).toContain('More 049')
    expect((await screen.findByText('10 more accounts below Northwind Nordics')).getAttribute('role')).toBe('status')
  })

  it('reads fifty further accounts of the list', async () => {
    const app = await openSubAccounts({}, (opened) =>
      addBelow(opened, opened.provider.emulator.snapshot().tenants[0]?.id ?? '', 60),
    )
    await pressButton('Load 12 more')
    await accountRow('Northwind')
    expect(app.stored('northwind')).toBeDefined()
  })

  it('finds accounts at any depth, with the accounts above them', async () => {
    const app = await openSubAccounts()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search accounts' }), 'hub')
    await app.clock.advance(300)
    expect((await accountRow('Rotterdam hub')).textContent).toContain('Acme › Northwind › Northwind Logistics')
    expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull()
  })

  it('a branch of accounts shows why it cannot be read, and can be read again', async () => {
    const { emulator } = await openSubAccounts()
    await accountRow('Northwind')
    emulator.faults.add({ operation: 'searchSubTenants', kind: 'status', status: 400, times: 1 })
    await pressButton('Open Northwind')
    await pressButton('Try again: Northwind')
    await accountRow('Northwind Logistics')
  })

  it('begins with the way to the first account if there is none', async () => {
    await openSubAccounts({}, ({ provider }) =>
      provider.emulator.arrange((state) => {
        for (const tenant of state.tenants) tenant.parentId = null
      }),
    )
    await screen.findByRole('heading', { name: 'No sub-accounts yet' })
    expect(screen.getAllByRole('button', { name: 'Create sub-account' })).toHaveLength(2)
  })
})

describe('a user without all permissions', () => {
  it('a user with only the permission to read may only view accounts', async () => {
    await openSubAccounts({ signedInAs: 'reader@acme.test' })
    await accountRow('Northwind')
    await screen.findByText('View only')
    expect(screen.queryByRole('button', { name: 'Create sub-account' })).toBeNull()
    await openActions('Actions for Northwind')
    await screen.findByRole('menuitem', { name: 'Show people' })
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  })

  it.each([
    ['write.subAccount', ['Show people', 'Rename', 'Create below']],
    ['write.subAccountAccess', ['Show people', 'Access']],
    ['write.subAccountManagement', ['Show people', 'Access']],
    ['delete.subAccount', ['Show people', 'Delete']],
  ])('changes by %s what it permits', async (permission, actions) => {
    await openSubAccounts({ held: ['fe.account-hierarchy.read.subAccount', `fe.account-hierarchy.${permission}`] })
    await accountRow('Northwind')
    await openActions('Actions for Northwind')
    await screen.findByRole('menuitem', { name: 'Show people' })
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(actions)
    expect(screen.queryByText('View only')).toBeNull()
  })

  it('sees the permission that is missing in place of the accounts', async () => {
    await openSubAccounts({ held: [] })
    await screen.findByText(/Sub-accounts/, { selector: 'p, p *' })
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

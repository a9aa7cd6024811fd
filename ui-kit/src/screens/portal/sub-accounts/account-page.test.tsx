import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { addPeople, dialogClosed, openAccount, pressButton } from '../../../../test/open-sub-accounts.tsx'

afterEach(cleanup)

/** Returns the random id of Acme Labs in the demo. */
async function labsId() {
  const { provider } = await openApp({ logLevel: 'silent' })
  return provider.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id ?? ''
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
/** Returns the switch of a user in the column. The switch below the name is for phones. */
async function entryOf(name: string) {
  const [first] = await screen.findAllByRole<HTMLInputElement>('switch', { name: `${name}: works in accounts below` })
  if (!first) throw new Error('There is no switch')
  return first
}

async function choose(user: string, action: string) {
  await openActions(`Actions for ${user}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the page of an account', () => {
  it('the page of an account has its numbers, and breadcrumbs through the accounts above', async () => {
    await openAccount('northwind-logistics', 'Northwind Logistics')
    await screen.findByText('Nobody yet, 1 account below')
    const crumbs = within(screen.getByRole('navigation', { name: /breadcrumb|way/i }))
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sub-accounts',
      'Northwind',
      'Northwind Logistics',
    ])
    await userEvent.click(crumbs.getByRole('button', { name: 'Northwind' }))
    await screen.findByRole('heading', { level: 1, name: 'Northwind' })
    await pressButton('Sub-accounts')
    await screen.findByRole('heading', { level: 1, name: 'Sub-accounts' })
    await screen.findByRole('row', { name: /^Acme Labs/ })
  })

  it('opens from the list, and returns to the tree as it was', async () => {
    await openAccount('northwind', 'Northwind')
    await pressButton('Sub-accounts')
    await pressButton('Open Northwind')
    await userEvent.click(await screen.findByRole('link', { name: 'Northwind Nordics' }))
    await screen.findByRole('heading', { level: 1, name: 'Northwind Nordics' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Sub-accounts' }).at(-1) ?? document.body)
    await screen.findByRole('row', { name: /^Northwind Nordics/ })
  })

  it('the page of an account shows that the account is gone, and links back to the list', async () => {
    await openAccount('unknown', 'This account is gone')
    await screen.findByText('Another administrator removed it, or the link is old.')
    await pressButton('Back to sub-accounts')
    await screen.findByRole('row', { name: /^Acme Labs/ })
  })

  it('the page of an account reports its deletion by another administrator, and keeps the choice', async () => {
    const { emulator } = await openAccount('northwind-nordics', 'Northwind Nordics')
    emulator.arrange((state) => {
      state.tenants = state.tenants.filter(({ id }) => id !== 'northwind-nordics')
    })
    await pressButton('Access')
    const form = within(await screen.findByRole('dialog', { name: 'Access to Northwind Nordics' }))
    await userEvent.click(form.getByRole('radio', { name: 'Everyone, without exception' }))
    await userEvent.click(form.getByRole('button', { name: 'Save access' }))
    await form.findByText(/account was not found/)
    expect(form.getByRole('radio', { name: 'Everyone, without exception' })).toHaveProperty('checked', true)
  })

  it('the page of an account can be read again after a failure', async () => {
    await openAccount('northwind', 'Account', {
      prepare: ({ provider }) =>
        provider.emulator.faults.add({ operation: 'listParentTenantsOf', kind: 'status', status: 400, times: 1 }),
    })
    await screen.findByRole('heading', { name: 'We couldn’t load this account' })
    await pressButton('Try again')
    await screen.findByRole('heading', { level: 1, name: 'Northwind' })
  })
})

describe('the users of an account', () => {
  it('the users of an account have their origin, their roles there and their access below', async () => {
    await openAccount('northwind', 'Northwind', { prepare: addPeople })
    expect((await row('Leo Brandt')).textContent).toMatch(/leo@northwind\.test.*Its own/)
    expect((await row('Ada Admin')).textContent).toMatch(/Acme.*Admin/)
    const addresses = screen.getAllByText(/^\w+@/).map(({ textContent }) => textContent)
    expect(addresses).toEqual(['mira@northwind.test', 'leo@northwind.test', 'admin@acme.test'])
  })

  it('a user of an account is admitted to the accounts below by a switch', async () => {
    const { membership } = await openAccount('northwind', 'Northwind', { prepare: addPeople })
    await userEvent.click(await entryOf('Leo Brandt'))
    await waitFor(() => expect(membership('leo@northwind.test')?.mayEnterBelow).toBe(true))
    expect((await entryOf('Leo Brandt')).checked).toBe(true)
  })

  it('keep their access if the change is refused, with the reason in the row', async () => {
    const { emulator, membership } = await openAccount('northwind', 'Northwind', { prepare: addPeople })
    const off = await entryOf('Leo Brandt')
    emulator.faults.add({ operation: 'setSubAccountAccess', kind: 'status', status: 400, times: 1 })
    await userEvent.click(off)
    await screen.findByRole('button', { name: 'Try again: Leo Brandt' })
    expect(off).toHaveProperty('checked', false)
    expect(membership('leo@northwind.test')?.mayEnterBelow).toBeFalsy()
  })

  it('a user of an account always has access below if each account below admits all users', async () => {
    await openAccount('northwind', 'Northwind', {
      prepare(app) {
        addPeople(app)
        app.provider.emulator.arrange(({ tenants }) => {
          for (const tenant of tenants)
            if (/^(?:northwind-|rotterdam)/.test(tenant.id)) Object.assign(tenant, { subAccountAccess: 'alwaysOn' })
          const hub = tenants.findIndex(({ id }) => id === 'rotterdam-hub')
          tenants.splice(hub, 1)
        })
      },
    })
    await waitFor(async () => expect((await row('Leo Brandt')).textContent).toContain('Always'))
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('the access of users is plain text for an administrator who may not enter the account', async () => {
    await openAccount('northwind', 'Northwind', {
      prepare: ({ provider }) =>
        provider.emulator.addUser({ email: 'leo@northwind.test', name: 'Leo Brandt', tenants: ['Northwind'] }),
    })
    expect((await row('Leo Brandt')).textContent).toMatch(/No$/)
    expect(screen.queryByRole('switch')).toBeNull()
    await screen.findByText(/you need access to .*Northwind/)
  })

  it('get other roles, and keep those that another administrator gave meanwhile', async () => {
    const id = await labsId()
    const { emulator, membership, roleIds } = await openAccount(id, 'Acme Labs')
    await row('Mia Moreno')
    await choose('Mia Moreno', 'Edit roles')
    const form = within(await screen.findByRole('dialog', { name: 'Roles of Mia Moreno' }))
    await userEvent.click(await form.findByRole('checkbox', { name: /^Viewer/ }))
    await userEvent.click(form.getByRole('checkbox', { name: /^Read Only/ }))
    emulator.arrange(({ users }) => {
      const mia = users.find(({ email }) => email === 'mfa@acme.test')
      mia?.memberships.find(({ tenantId }) => tenantId === id)?.roleIds.push(...roleIds('Support'))
    })
    await userEvent.click(form.getByRole('button', { name: 'Save roles' }))
    await dialogClosed()
    expect(membership('mfa@acme.test')?.roleIds).toEqual([...roleIds('Support'), ...roleIds('Viewer')])
  })

  it('users are added to an account by their addresses, with roles and access', async () => {
    const { membership, roleIds } = await openAccount('northwind', 'Northwind', { prepare: addPeople })
    await row('Leo Brandt')
    await pressButton('Add users')
    const form = within(await screen.findByRole('dialog', { name: 'Add users to Northwind' }))
    await userEvent.click(form.getByRole('button', { name: 'Add users' }))
    await form.findByText('Enter at least one address.')
    await userEvent.type(form.getByRole('textbox'), 'reader@acme.test{Enter}nobody')
    await userEvent.click(form.getByRole('button', { name: 'Add user' }))
    await form.findByText(/^1 line has no full address: line \d: nobody/)
    await userEvent.type(form.getByRole('textbox'), '@northwind.test')
    await userEvent.click(await form.findByRole('checkbox', { name: /^Viewer/ }))
    await userEvent.click(form.getByRole('switch', { name: 'They may enter the accounts below' }))
    await userEvent.click(form.getByRole('button', { name: 'Add 2 users' }))
    await dialogClosed()
    expect(membership('reader@acme.test')).toMatchObject({ mayEnterBelow: true, roleIds: roleIds('Viewer') })
    expect(membership('nobody@northwind.test')).toMatchObject({ roleIds: roleIds('Viewer') })
    await row('Rita Reader')
  })

  it('users that the provider refuses to add stay in the form', async () => {
    const { emulator } = await openAccount('northwind', 'Northwind')
    await pressButton('Add users')
    const form = within(await screen.findByRole('dialog', { name: 'Add users to Northwind' }))
    emulator.faults.add({ operation: 'addUsersToSubTenant', kind: 'status', status: 400, times: 1 })
    await userEvent.type(form.getByRole('textbox'), 'reader@acme.test')
    await userEvent.click(form.getByRole('button', { name: 'Add user' }))
    await form.findByRole('alert')
    expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe('reader@acme.test')
  })

  it('a user is removed from an account after a question', async () => {
    const { membership } = await openAccount('northwind', 'Northwind', { prepare: addPeople })
    await row('Leo Brandt')
    await choose('Leo Brandt', 'Remove user')
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Leo Brandt?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Remove user' }))
    await dialogClosed('alertdialog')
    expect(membership('leo@northwind.test')).toBeUndefined()
    await waitFor(() => expect(screen.queryByRole('row', { name: /Leo Brandt/ })).toBeNull())
  })

  it('several users are removed from an account together, and the result counts them', async () => {
    const { membership, emulator } = await openAccount('northwind', 'Northwind', { prepare: addPeople })
    for (const name of ['Leo Brandt', 'Mira Olsen'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    emulator.faults.add({ operation: 'removeUserFromSubTenants', kind: 'status', status: 400, times: 1 })
    await pressButton('Remove')
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove 2 users?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Remove 2 users' }))
    await screen.findByText('1 of 2 users removed')
    const left = ['leo@northwind.test', 'mira@northwind.test'].filter((email) => membership(email))
    expect(left).toHaveLength(1)
  })

  it('the users of an account are found by name or address', async () => {
    const { clock } = await openAccount('northwind', 'Northwind', { prepare: addPeople })
    await row('Mira Olsen')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'leo')
    await clock.advance(300)
    await waitFor(() => expect(screen.queryByRole('row', { name: /Mira Olsen/ })).toBeNull())
    await row('Leo Brandt')
  })
})

describe('a user without all permissions', () => {
  const reads = ['fe.account-hierarchy.read.subAccount', 'fe.secure.read.users', 'fe.secure.read.roles']

  it('a user with only the permissions to read may only view an account', async () => {
    await openAccount('northwind', 'Northwind', { held: reads, prepare: addPeople })
    await row('Leo Brandt')
    await screen.findByText('View only')
    for (const name of [/^Access$/, /^Add users$/, /^Actions for/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it.each([
    ['fe.secure.write.userSubTenants', ['Add users'], []],
    ['fe.secure.delete.userSubTenants', ['Actions for Leo Brandt'], ['Remove user']],
    ['fe.secure.write.usersRoles', ['Actions for Leo Brandt'], ['Edit roles']],
    ['fe.account-hierarchy.write.subAccountAccess', ['Access'], []],
  ])('changes by %s what it permits', async (permission, buttons, actions) => {
    await openAccount('northwind', 'Northwind', { held: [...reads, permission], prepare: addPeople })
    await row('Leo Brandt')
    const all = ['Access', 'Add users', 'Actions for Leo Brandt']
    const shown = all.filter((name) => screen.queryByRole('button', { name }))
    expect(shown).toEqual(buttons)
    if (actions.length === 0) return
    await openActions('Actions for Leo Brandt')
    await screen.findByRole('menuitem', { name: actions[0] ?? '' })
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(actions)
  })

  it('sees the missing permission in place of the users', async () => {
    await openAccount('northwind', 'Northwind', { held: ['fe.account-hierarchy.read.subAccount'] })
    await screen.findByText(/It needs the permission “Users”/)
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

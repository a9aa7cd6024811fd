import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  accountRow,
  chooseAction,
  dialogClosed,
  inDialog,
  openSubAccounts,
  pressButton,
} from '../../../../test/open-sub-accounts.tsx'

afterEach(cleanup)

describe('a new account', () => {
  it('a new account is created with its place, access and management, opens, and is in its branch', async () => {
    const { stored } = await openSubAccounts()
    await chooseAction('Northwind', 'Create below')
    const form = await inDialog('New sub-account')
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Iberia')
    await userEvent.type(form.getByRole('textbox', { name: 'Account ID' }), 'ib-1')
    await userEvent.click(form.getByRole('radio', { name: 'Everyone, with exceptions' }))
    await userEvent.click(form.getByRole('switch', { name: 'It manages its own sub-accounts' }))
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await dialogClosed()
    expect(stored('ib-1')).toMatchObject({
      name: 'Iberia',
      parentId: 'northwind',
      isReseller: true,
      subAccountAccess: 'defaultOn',
    })
    await screen.findByRole('heading', { level: 1, name: 'Iberia' })
    await pressButton('Sub-accounts')
    await accountRow('Iberia')
  })

  it('a new account is below the user’s own account by default', async () => {
    const { stored, emulator } = await openSubAccounts()
    await accountRow('Northwind')
    await pressButton('Create sub-account')
    const form = await inDialog('New sub-account')
    expect(form.getByRole('button', { name: /Acme Below/ })).toBeTruthy()
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Iberia')
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await dialogClosed()
    expect(stored('iberia')?.parentId).toBe(emulator.snapshot().tenants[0]?.id)
    await screen.findByRole('heading', { level: 1, name: 'Iberia' })
  })

  it('needs a name and an ID of its own, at their fields', async () => {
    await openSubAccounts()
    await accountRow('Northwind')
    await pressButton('Create sub-account')
    const form = await inDialog('New sub-account')
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await form.findByText('Enter a name for the account.')
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Iberia')
    const id = form.getByRole('textbox', { name: 'Account ID' })
    await userEvent.type(id, 'a b')
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await form.findByText(/^Use letters, digits/)
    await userEvent.clear(id)
    await userEvent.type(id, 'northwind')
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await form.findByText('Another account has this ID. Choose another one.')
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Iberia')
  })

  it('a new account whose access is refused is created once, reports it, and receives it with the next save', async () => {
    const { emulator, stored, called } = await openSubAccounts()
    await accountRow('Northwind')
    await pressButton('Create sub-account')
    const form = await inDialog('New sub-account')
    emulator.faults.add({ operation: 'updateSubTenantHierarchySettings', kind: 'status', status: 400, times: 1 })
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Iberia')
    await userEvent.click(form.getByRole('radio', { name: 'Everyone, without exception' }))
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await form.findByText('The account exists, without its access')
    expect(form.queryByRole('textbox')).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await dialogClosed()
    expect(stored('iberia')).toMatchObject({ subAccountAccess: 'alwaysOn' })
    expect(called().filter((name) => name === 'createSubTenant')).toHaveLength(1)
  })
})

describe('an account', () => {
  it('an account is renamed', async () => {
    const { stored } = await openSubAccounts()
    await chooseAction('Northwind', 'Rename')
    const form = await inDialog('Rename Northwind')
    const field = form.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(field)
    await userEvent.click(form.getByRole('button', { name: 'Save name' }))
    await form.findByText('Enter a name for the account.')
    await userEvent.type(field, 'Southwind')
    await userEvent.click(form.getByRole('button', { name: 'Save name' }))
    await dialogClosed()
    expect(stored('northwind')?.name).toBe('Southwind')
    await accountRow('Southwind')
  })

  it('gets another access and management, each by a call of its own', async () => {
    const { stored, called } = await openSubAccounts()
    await chooseAction('Northwind', 'Access')
    const form = await inDialog('Access to Northwind')
    await userEvent.click(form.getByRole('radio', { name: 'Everyone, without exception' }))
    await userEvent.click(form.getByRole('switch', { name: 'It manages its own sub-accounts' }))
    await userEvent.click(form.getByRole('button', { name: 'Save access' }))
    await dialogClosed()
    expect(stored('northwind')).toMatchObject({ subAccountAccess: 'alwaysOn', isReseller: false })
    expect(called()).toEqual(expect.arrayContaining(['updateSubTenantHierarchySettings', 'updateSubTenantManagement']))
    expect((await accountRow('Northwind')).textContent).toMatch(/Always/)
  })

  it('keeps what is saved of its access, and sends the rest with the next save', async () => {
    const { emulator, stored, called } = await openSubAccounts()
    await chooseAction('Northwind', 'Access')
    const form = await inDialog('Access to Northwind')
    emulator.faults.add({ operation: 'updateSubTenantManagement', kind: 'status', status: 400, times: 1 })
    await userEvent.click(form.getByRole('radio', { name: 'Everyone, without exception' }))
    await userEvent.click(form.getByRole('switch', { name: 'It manages its own sub-accounts' }))
    await userEvent.click(form.getByRole('button', { name: 'Save access' }))
    await form.findByRole('alert')
    await userEvent.click(form.getByRole('button', { name: 'Save access' }))
    await dialogClosed()
    expect(stored('northwind')).toMatchObject({ subAccountAccess: 'alwaysOn', isReseller: false })
    expect(called().filter((name) => name === 'updateSubTenantHierarchySettings')).toHaveLength(1)
  })

  it('an account is deleted with those below after its id was typed, and the question names the numbers', async () => {
    const { emulator, stored } = await openSubAccounts()
    for (const [at, tenant] of ['Northwind', 'Rotterdam hub', 'Rotterdam hub'].entries())
      emulator.addUser({ email: `p${at}@x.test`, tenants: [tenant] })
    await chooseAction('Northwind', 'Delete')
    const asked = await inDialog('Delete Northwind?', 'alertdialog')
    asked.getByText('Its 1 person loses access. 3 accounts below it go too, with 2 people. You can’t undo this.')
    await userEvent.click(asked.getByRole('button', { name: 'Delete 4 accounts' }))
    await waitFor(() => expect(asked.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'))
    expect(stored('northwind')).toBeDefined()
    await userEvent.type(asked.getByRole('textbox'), 'northwind')
    await userEvent.click(asked.getByRole('button', { name: 'Delete 4 accounts' }))
    await dialogClosed('alertdialog')
    expect(stored('rotterdam-hub')).toBeUndefined()
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Northwind/ })).toBeNull())
  })

  it('an account can be deleted although nothing can be counted', async () => {
    const { emulator, stored } = await openSubAccounts()
    await accountRow('Northwind')
    emulator.faults.add({ operation: 'getSubTenantTree', kind: 'status', status: 403 })
    await chooseAction('Northwind', 'Delete')
    const asked = await inDialog('Delete Northwind?', 'alertdialog')
    asked.getByText(/^Its people lose access, and all accounts below it go too/)
    expect((await accountRow('Northwind')).textContent).not.toMatch(/again/i)
    await userEvent.type(asked.getByRole('textbox'), 'northwind')
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await dialogClosed('alertdialog')
    expect(stored('northwind')).toBeUndefined()
  })

  it('an account that another administrator has deleted meanwhile is deleted without an error', async () => {
    const { emulator } = await openSubAccounts()
    await chooseAction('Northwind', 'Delete')
    const asked = await inDialog('Delete Northwind?', 'alertdialog')
    emulator.arrange((state) => {
      state.tenants = state.tenants.filter(({ id }) => !/^(?:northwind|rotterdam)/.test(id))
    })
    await userEvent.type(asked.getByRole('textbox'), 'northwind')
    await userEvent.click(asked.getByRole('button', { name: 'Delete 4 accounts' }))
    await dialogClosed('alertdialog')
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Northwind/ })).toBeNull())
  })
})

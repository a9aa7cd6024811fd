import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { focused, openPortal, page } from '../../../../test/open-portal.tsx'

afterEach(cleanup)

const open = (section: string, arrange?: (app: App) => void) =>
  openPortal(
    { sections: (ours) => ours.map((one) => ({ ...one, visibility: 'always' })) },
    { address: `${page}&portal=${section}` },
    arrange,
  )
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const form = (name: string) => screen.findByRole('dialog', { name })
const type = async (within_: HTMLElement, name: string, text: string) =>
  userEvent.type(await within(within_).findByRole('textbox', { name }), text)
const submit = (within_: HTMLElement, name: string | RegExp) =>
  userEvent.click(within(within_).getByRole('button', { name }))
const toast = (text: string) => screen.findByText(text, { selector: '.portico-Toast *' })

/** Waits until the row of a name is marked as new, and its name has the focus. */
async function isLit(name: string) {
  await waitFor(() => expect(document.querySelector('[data-new]')?.textContent).toContain(name))
  await waitFor(() => expect(focused()).toContain(name))
  expect(document.activeElement?.closest('[data-new]')).toBeTruthy()
}

describe('what was just created', () => {
  it('a new role is marked in its list, has the focus, and can be opened from the message', async () => {
    await open('roles')
    await screen.findByRole('row', { name: /^Admin/ })
    await press('Create role')
    const dialog = await form('Create a role')
    await type(dialog, 'Name', 'Auditor')
    await submit(dialog, 'Create role')
    await isLit('Auditor')
    await userEvent.click(
      within(document.querySelector<HTMLElement>('.portico-Toast') ?? document.body).getByRole('button', {
        name: 'Open',
      }),
    )
    await form('Auditor')
  })

  it('a new role that the search leaves out is announced as well, once, and a refused one is not', async () => {
    const { provider, clock } = await open('roles')
    await screen.findByRole('row', { name: /^Admin/ })
    await userEvent.type(screen.getByRole('searchbox'), 'Admin')
    await clock.advance(1000)
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Viewer/ })).toBeNull())
    provider.emulator.faults.add({ operation: 'createRole', kind: 'status', status: 500, times: 1 })
    await press('Create role')
    const dialog = await form('Create a role')
    await type(dialog, 'Name', 'Auditor')
    await submit(dialog, 'Create role')
    await within(dialog).findByRole('alert')
    expect(document.querySelector('.portico-Toast')).toBeNull()
    await submit(dialog, 'Create role')
    await toast('Added. It isn’t among the rows shown here.')
    const regions = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(regions.filter((words) => words.includes('Added'))).toHaveLength(1)
    expect(document.querySelectorAll('.portico-Toast')).toHaveLength(1)
  })

  it('a new group is marked in its list and has the focus', async () => {
    await open('groups')
    await screen.findByRole('grid')
    await press('Create group')
    const dialog = await form('Create group')
    await type(dialog, 'Name', 'Design')
    await submit(dialog, 'Save group')
    await isLit('Design')
  })

  it('a new token is marked in its list once its secret is stored', async () => {
    const { clock } = await open('apiTokens')
    await screen.findByRole('row', { name: /CI deploy/ })
    await press('Create token')
    const dialog = await form('Create a token')
    await type(dialog, 'What is it for?', 'Label printers')
    await submit(dialog, 'Create token')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create a token' })).toBeNull())
    await clock.advance(200)
    const secret = await form('Label printers')
    await submit(secret, 'I’ve stored it')
    await isLit('Label printers')
  })

  it('a new webhook opens, and the message offers to test it', async () => {
    await open('webhooks')
    await screen.findByRole('row', { name: /Account mirror/ })
    await press('Add webhook')
    const dialog = await form('Add a webhook')
    await type(dialog, 'Name', 'Users to ERP')
    await type(dialog, 'URL', 'https://hooks.acme.test/erp')
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /User invited/ }))
    await submit(dialog, 'Add webhook')
    await screen.findByRole('heading', { level: 1, name: 'Users to ERP' })
    await waitFor(() =>
      expect([focused(), screen.queryByRole('alertdialog')?.textContent]).toEqual(['Users to ERP', undefined]),
    )
    await toast('Users to ERP added')
    expect(document.querySelectorAll('.portico-Toast')).toHaveLength(1)
    await userEvent.click(
      within(document.querySelector<HTMLElement>('.portico-Toast') ?? document.body).getByRole('button', {
        name: 'Send a test',
      }),
    )
    await screen.findByRole('dialog', { name: /test/i })
  })

  it('a new sub-account opens, and its empty list of users has a button to add some', async () => {
    await open('allAccounts')
    await screen.findByRole('grid')
    await press('Create sub-account')
    const dialog = await form('New sub-account')
    await type(dialog, 'Name', 'Iberia')
    await submit(dialog, 'Create account')
    await screen.findByRole('heading', { level: 1, name: 'Iberia' })
    await toast('Iberia created')
    const empty = (await screen.findByText('Nobody is here yet')).parentElement ?? document.body
    await userEvent.click(within(empty).getByRole('button', { name: 'Add users' }))
    await form('Add users to Iberia')
  })
})

describe('a token that is replaced', () => {
  it('has the name, roles and time of the old one, which is deleted now or later', async () => {
    const app = await open('apiTokens')
    const tokens = () =>
      app.provider.emulator.snapshot().apiTokens.filter(({ description }) => description === 'CI deploy')
    await screen.findByRole('row', { name: /CI deploy/ })
    const [former] = tokens()
    await press(/^Actions for CI deploy/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace…' }))
    const dialog = await form('Replace CI deploy')
    await submit(dialog, 'Create token')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Replace CI deploy' })).toBeNull())
    await app.clock.advance(200)
    const secret = await form('CI deploy')
    expect(tokens().map(({ roleIds }) => roleIds)).toEqual([former?.roleIds, former?.roleIds])
    await submit(secret, 'I’ve stored it')
    const question = await screen.findByRole('alertdialog', { name: 'When does the old CI deploy end?' })
    expect(within(question).getByRole('button', { name: 'Later' })).toBeTruthy()
    await userEvent.click(within(question).getByRole('radio', { name: 'Now' }))
    await submit(question, 'End the old one')
    await waitFor(() => expect(tokens().map(({ id }) => id)).not.toContain(former?.id))
    expect(tokens()).toHaveLength(1)
  })
})

describe('users for a sub-account', () => {
  it('are chosen among the people of the own account, without typing an address', async () => {
    const { provider } = await open('allAccounts')
    await screen.findByRole('grid')
    await press('Create sub-account')
    const dialog = await form('New sub-account')
    await type(dialog, 'Name', 'Iberia')
    await submit(dialog, 'Create account')
    const empty = (await screen.findByText('Nobody is here yet')).parentElement ?? document.body
    await userEvent.click(within(empty).getByRole('button', { name: 'Add users' }))
    const adding = await form('Add users to Iberia')
    await userEvent.click(await within(adding).findByRole('checkbox', { name: /^Rita Reader/ }))
    await submit(adding, 'Add user')
    await screen.findByRole('row', { name: /Rita Reader/ })
    const { tenants, users } = provider.emulator.snapshot()
    const id = tenants.find(({ name }) => name === 'Iberia')?.id
    const rita = users.find(({ email }) => email === 'reader@acme.test')
    expect(rita?.memberships.map(({ tenantId }) => tenantId)).toContain(id)
  })
})

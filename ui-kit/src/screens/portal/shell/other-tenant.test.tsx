import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { focused, heading, openPortal, page } from '../../../../test/open-portal.tsx'

afterEach(cleanup)

const open = (section: string) =>
  openPortal(
    { sections: (ours) => ours.map((one) => ({ ...one, visibility: 'always' })) },
    { address: `${page}&portal=${section}` },
  )
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))

/** The application itself, or another tab, moves the session to another tenant of the person. */
async function moveTo(app: App, name: string) {
  const tenant = app.provider.emulator.snapshot().tenants.find((one) => one.name === name)
  await app.client.session.switchTenant(tenant?.id ?? '', { signal: new AbortController().signal })
}

/** The session becomes that of Ada, with a person who acts as her; `null` is for Ada herself. */
async function actAs({ client, browser, provider: { emulator } }: App, actor: string | null) {
  if (actor === null) {
    browser.signIn('admin@acme.test')
    await client.session.refresh()
    return
  }
  const impersonatedUserId = emulator.snapshot().users.find(({ email }) => email === 'admin@acme.test')?.id ?? ''
  const body = { impersonatedUserId, actorToken: emulator.actorToken(actor) }
  const answer = await client.api.post('/identity/resources/impersonation/v1', { body })
  await client.session.accept(answer, { signal: new AbortController().signal })
}

const notice = () => screen.findByText('What was open was closed; nothing was sent.', { selector: '.portico-Toast *' })
const changes = (app: App) => app.provider.emulator.journal.entries().filter(({ method }) => method !== 'GET').length

describe('what is open in the portal while the session gets another tenant', () => {
  it.each([
    [
      'users',
      'Remove a person',
      async () => {
        await press(/^Actions for Rita Reader/)
        await choose('Remove user')
        return screen.findByRole('alertdialog')
      },
    ],
    [
      'users',
      'Invite people',
      async () => {
        await press('Invite users')
        return screen.findByRole('dialog', { name: /Invite/ })
      },
    ],
    [
      'webhooks',
      'A new webhook',
      async () => {
        await press('Add webhook')
        return screen.findByRole('dialog', { name: 'Add a webhook' })
      },
    ],
    [
      'roles',
      'A new role',
      async () => {
        await press('Create role')
        return screen.findByRole('dialog', { name: 'Create a role' })
      },
    ],
  ])('in %s the dialog closes, with one notice and the focus on the heading: %s', async (section, _, opens) => {
    const app = await open(section)
    await screen.findByRole('grid')
    const dialog = await opens()
    await within(dialog).findAllByRole('button')
    const before = changes(app)
    await moveTo(app, 'Acme Labs')
    const changed = changes(app)
    await notice()
    expect(dialog.isConnected).toBe(false)
    expect(screen.queryAllByRole('alertdialog')).toEqual([])
    expect(screen.getAllByRole('dialog').map((one) => one.getAttribute('aria-label'))).toEqual(['Administration'])
    const announced = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('Acme Labs'))
    expect(announced.map(({ textContent }) => textContent)).toEqual([
      'You’re now in Acme Labs. What was open was closed; nothing was sent.',
    ])
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    // The choice of the tenant and the renewal are the only changes.
    expect([changed - before, changes(app) - changed]).toEqual([2, 0])
  })

  it.each([
    ['a set-up', 'sso', () => press('Add connection'), 'Where do your people sign in today?'],
    [
      'the page of a record',
      'webhooks',
      async () => userEvent.click(await screen.findByRole('link', { name: 'People to warehouse' })),
      'People to warehouse',
    ],
  ])('%s ends with one notice and the focus on the heading', async (_, section, opens, title) => {
    const app = await open(section)
    await screen.findByRole('grid')
    await opens()
    const shown = await screen.findByRole('heading', { name: title })
    await moveTo(app, 'Acme Labs')
    await (section === 'sso'
      ? notice()
      : screen.findByText('You’re now in Acme Labs', { selector: '.portico-Toast *' }))
    // A record was only shown: nothing could have been sent.
    if (section !== 'sso') expect(screen.queryByText(/nothing was sent/)).toBeNull()
    expect(shown.isConnected).toBe(false)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it.each([
    ['somebody begins to act as the person', 'reader@acme.test', 'You’re now acting as Ada Admin'],
    ['the person signs in again', null, 'You’re now signed in as Ada Admin'],
  ])('a notice names the person if the actor alone changes: %s', async (_, actor, text) => {
    const app = await open('roles')
    if (actor === null) await actAs(app, 'reader@acme.test')
    await screen.findByRole('grid')
    await press('Create role')
    const dialog = await screen.findByRole('dialog', { name: 'Create a role' })
    await within(dialog).findAllByRole('button')
    await actAs(app, actor)
    await screen.findByText(text, { selector: '.portico-Toast *' })
    await notice()
    expect(dialog.isConnected).toBe(false)
    expect(screen.queryByText(/You’re now in/)).toBeNull()
  })

  it('nothing is said, and the focus stays, if nothing was open', async () => {
    const app = await open('users')
    await heading('Users')
    const [menu] = screen.getAllByRole('button', { name: /Ada Admin/ })
    menu?.focus()
    const had = focused()
    await moveTo(app, 'Acme Labs')
    await screen.findAllByText('Acme Labs')
    expect([focused(), document.querySelector('.portico-Toast')]).toEqual([had, null])
  })

  it('a switch from the menu of the account says that it has switched, and of nothing that was closed', async () => {
    await open('users')
    await heading('Users')
    const [control] = await screen.findAllByRole('button', { name: 'Acme. Switch account' })
    await userEvent.click(control ?? document.body)
    await userEvent.click(await screen.findByRole('option', { name: /Globex/ }))
    await screen.findByText('You’re now in Globex.')
    expect(document.querySelector('.portico-Toast')).toBeNull()
  })
})

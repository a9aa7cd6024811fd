import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'
import { ApiTokensSection } from './api-tokens-section.tsx'
import { PersonalApiTokensSection } from './personal-api-tokens-section.tsx'

afterEach(cleanup)

const address = 'https://app.test/portal'
const day = 86_400_000

/** Opens a section with the tokens of the demo. */
async function open(section = <ApiTokensSection />, options: AppOptions = {}, arrange?: (app: App) => void) {
  const app = await openScreen(section, { signedInAs: 'admin@acme.test', address, ...options }, arrange)
  await screen.findByRole('heading', { level: 1 })
  const stored = (description: string) =>
    app.provider.emulator.snapshot().apiTokens.find((token) => token.description === description)
  return { ...app, stored }
}

/** Opens the portal at a place of the section. */
function openPortal(place: string) {
  const portal = (
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => id === 'apiTokens').map((one) => ({ ...one, visibility: 'always' }))}
    />
  )
  return openScreen(portal, { signedInAs: 'admin@acme.test', address: `https://app.test/account?portal=${place}` })
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Fills in the form and submits it. */
async function create(description: string, expiry?: string) {
  await press('Create token')
  const form = await screen.findByRole('dialog', { name: 'Create a token' })
  await userEvent.type(within(form).getByRole('textbox', { name: 'What is it for?' }), description)
  if (expiry) {
    await userEvent.click(within(form).getByRole('button', { name: /Expires/ }))
    await userEvent.click(await screen.findByRole('option', { name: expiry }))
  }
  await userEvent.click(within(form).getByRole('button', { name: 'Create token' }))
  return form
}

/** Replaces a token, and returns the question about the old one. */
async function replace({ clock }: Pick<Awaited<ReturnType<typeof open>>, 'clock'>, name: string) {
  await openActions(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace…' }))
  const form = await screen.findByRole('dialog', { name: `Replace ${name}` })
  await userEvent.click(within(form).getByRole('button', { name: 'Create token' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await clock.advance(200)
  await press('I’ve stored it')
  return screen.findByRole('alertdialog')
}

describe('a replaced token', () => {
  it.each([
    ['In an hour', 3_600_000],
    ['In a day', day],
  ])('ends %s', async (choice, later) => {
    const { stored, clock } = await open()
    const id = stored('Nightly export')?.id
    const question = within(await replace({ clock }, 'Nightly export'))
    await userEvent.click(question.getByRole('radio', { name: choice }))
    await userEvent.click(question.getByRole('button', { name: 'End the old one' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const old = stored('Nightly export')
    expect(old?.id).toBe(id)
    expect(Date.parse(old?.expiresAt ?? '') - clock.now()).toBeLessThanOrEqual(later)
    expect(Date.parse(old?.expiresAt ?? '') - clock.now()).toBeGreaterThan(later - 60_000)
  })

  it('is deleted at once if that is chosen', async () => {
    const { provider, stored, clock } = await open()
    const id = stored('Nightly export')?.id
    const question = within(await replace({ clock }, 'Nightly export'))
    await userEvent.click(question.getByRole('radio', { name: 'Now' }))
    await userEvent.click(question.getByRole('button', { name: 'End the old one' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(provider.emulator.snapshot().apiTokens.map((one) => one.id)).not.toContain(id)
  })

  it('stays as it is for a later decision', async () => {
    const { stored, clock } = await open()
    const question = within(await replace({ clock }, 'Nightly export'))
    await userEvent.click(question.getByRole('button', { name: 'Later' }))
    expect(stored('Nightly export')?.expiresAt).toBeNull()
  })

  it('can only be deleted at a provider that ends no token later', async () => {
    const { clock } = await open(<ApiTokensSection />, {
      instead: (url, init) =>
        url.pathname.endsWith('/tenants/api-tokens/v1') && (init?.method ?? 'GET') === 'GET'
          ? Promise.resolve(Response.json([{ clientId: 'old', description: 'Nightly export' }]))
          : undefined,
    })
    const question = within(await replace({ clock }, 'Nightly export'))
    expect(question.queryByRole('radio')).toBeNull()
    question.getByRole('button', { name: 'Delete the old one now' })
  })
})

describe('the section of API tokens', () => {
  it('lists them with their client ids, roles and ends', async () => {
    const { stored } = await open()
    expect((await row('Nightly export')).textContent).toContain('Never')
    expect((await row('Nightly export')).textContent).toContain(stored('Nightly export')?.id)
    await waitFor(() => expect(screen.getByRole('row', { name: /CI deploy/ }).textContent).toContain('Editor'))
  })

  it('shows the secret 200 ms after the form has closed', async () => {
    const { clock, stored } = await open()
    await create('Label printers')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await clock.advance(199)
    expect(screen.queryByRole('dialog')).toBeNull()
    await clock.advance(1)
    const secret = await screen.findByRole('dialog', { name: 'Label printers' })
    expect(within(secret).getByRole('group', { name: 'Client ID' }).textContent).toContain(stored('Label printers')?.id)
    await userEvent.click(within(secret).getByRole('button', { name: 'I’ve stored it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['7 days', 7 * day],
    ['Never', null],
  ])('creates one that expires: %s', async (expiry, lifetime) => {
    const { stored, clock } = await open()
    await create('Delta', expiry)
    await waitFor(() => expect(stored('Delta')).toBeTruthy())
    const end = lifetime === null ? null : new Date(clock.now() + lifetime).toISOString()
    expect(stored('Delta')?.expiresAt).toBe(end)
  })

  it('creates one with roles', async () => {
    const { stored, provider } = await open()
    await press('Create token')
    const form = await screen.findByRole('dialog', { name: 'Create a token' })
    await userEvent.type(within(form).getByRole('textbox', { name: 'What is it for?' }), 'Delta')
    await userEvent.click(await within(form).findByRole('checkbox', { name: /Read.?only/i }))
    await userEvent.click(within(form).getByRole('button', { name: 'Create token' }))
    await waitFor(() => expect(stored('Delta')).toBeTruthy())
    const { roles } = provider.emulator.snapshot()
    expect(stored('Delta')?.roleIds).toEqual(roles.flatMap(({ id, key }) => (key === 'ReadOnly' ? [id] : [])))
  })

  it('keeps the roles of the rows while roles are searched for a new one', async () => {
    const { clock } = await open()
    await waitFor(() => expect(screen.getByRole('row', { name: /CI deploy/ }).textContent).toContain('Editor'))
    await press('Create token')
    const form = await screen.findByRole('dialog', { name: 'Create a token' })
    await userEvent.type(within(form).getByRole('searchbox', { name: 'Search roles' }), 'viewer')
    await clock.advance(300)
    await waitFor(() => expect(within(form).getAllByRole('checkbox')).toHaveLength(1))
    expect(screen.getByRole('row', { name: /CI deploy/, hidden: true }).textContent).toContain('Editor')
  })

  it('keeps what was typed if it is refused, with the reason', async () => {
    const { provider, stored } = await open()
    provider.emulator.faults.add({ operation: 'createTenantApiToken', kind: 'status', status: 500, times: 1 })
    const form = await create('Delta')
    await within(form).findByRole('alert')
    await userEvent.click(within(form).getByRole('button', { name: 'Create token' }))
    await waitFor(() => expect(stored('Delta')).toBeTruthy())
  })

  it('asks for a description, at its field', async () => {
    await open()
    const form = await create(' ')
    const field = within(form).getByRole<HTMLInputElement>('textbox', { name: 'What is it for?' })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(form.textContent).toContain('Enter what the token is for.')
  })

  it('shows the details of one, with its client id to copy', async () => {
    const { stored } = await open()
    await row('CI deploy')
    await press('CI deploy')
    const details = await screen.findByRole('dialog', { name: 'CI deploy' })
    expect(within(details).getByRole('group', { name: 'Client ID' }).textContent).toContain(stored('CI deploy')?.id)
    await waitFor(() => expect(details.textContent).toContain('Editor'))
  })

  it.each([
    ['admin@acme.test', 'Ada Admin'],
    ['reader@acme.test', 'Rita Reader'],
  ])('names the user who created one: %s', async (email, name) => {
    await open(<ApiTokensSection />, {}, ({ provider }) =>
      provider.emulator.arrange(({ apiTokens, users }) => {
        const userId = users.find((user) => user.email === email)?.id ?? ''
        for (const token of apiTokens) token.userId = userId
      }),
    )
    await row('CI deploy')
    await press('CI deploy')
    const details = await screen.findByRole('dialog', { name: 'CI deploy' })
    await waitFor(() => expect(details.textContent).toContain(`Created by ${name}`))
  })

  it('marks one that has ended, and finds it by its state', async () => {
    await open(<ApiTokensSection />, {}, ({ provider, clock }) =>
      provider.emulator.arrange(({ apiTokens }) => {
        for (const token of apiTokens)
          if (token.description === 'CI deploy') token.expiresAt = new Date(clock.now() - day).toISOString()
      }),
    )
    expect((await row('CI deploy')).textContent).toContain('Ended')
    expect((await row('Nightly export')).textContent).not.toContain('Ended')
    await userEvent.click(screen.getByRole('radio', { name: 'Live' }))
    await waitFor(() => expect(screen.queryByText('CI deploy')).toBeNull())
  })

  it('asks before it deletes one', async () => {
    const { stored } = await open()
    await row('CI deploy')
    await openActions('Actions for CI deploy')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete token' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete CI deploy?' })
    expect(dialog.textContent).toContain('Programs that use this token are refused')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete token' }))
    await waitFor(() => expect(stored('CI deploy')).toBeUndefined())
    expect(await row('Nightly export')).toBeTruthy()
  })

  it('an old link to an API token shows that the token is gone', async () => {
    const { ports } = await openPortal('apiTokens/gone')
    const dialog = await screen.findByRole('dialog', { name: 'This token is gone' })
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(ports.page.url()?.search).not.toContain('gone')
  })

  it('offers no change without the permission', async () => {
    await open(<ApiTokensSection />, { signedInAs: 'reader@acme.test' })
    await row('CI deploy')
    expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull()
  })
})

describe('the section of personal tokens', () => {
  it('lists those of the user alone', async () => {
    await open(<PersonalApiTokensSection />)
    expect(await row('Laptop script')).toBeTruthy()
    expect(screen.queryByRole('row', { name: /CI deploy/ })).toBeNull()
  })

  it('a personal token is created without roles, as an access token if the settings require it', async () => {
    const { provider, stored, clock } = await open(<PersonalApiTokensSection />)
    provider.emulator.arrange(({ security }) => {
      security.machineToMachine = 'AccessToken'
    })
    const form = await create('Phone')
    expect(within(form).queryByRole('checkbox')).toBeNull()
    await waitFor(() => expect(stored('Phone')).toMatchObject({ level: 'user', kind: 'accessToken', roleIds: [] }))
    await clock.advance(200)
    const secret = await screen.findByRole('dialog', { name: 'Phone' })
    expect(within(secret).queryByRole('group', { name: 'Client ID' })).toBeNull()
  })
})

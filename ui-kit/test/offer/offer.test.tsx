import { demoPassword } from '@portico/emulator/testing'
import { createClient, PorticoProvider } from '@portico/headless'
import { hosted } from '@portico/headless/hosted-login'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../../headless/test/fake-ports.ts'
import { tokenOf } from '../../../headless/test/token-of.ts'
import { operations } from '../../../providers/emulator/src/openapi/operations.gen.ts'
import { AdminPortal } from '../../src/screens/portal/index.ts'
import { giveEmail, givePassword, openLoginBox } from '../open-login-box.tsx'
import { faultsOnPage, listedSections, openWholePortal, visit } from './visit.tsx'

afterEach(cleanup)

const all = operations.map(({ id }) => id)
const without = (...left: readonly string[]) => all.filter((id) => !left.includes(id))

describe('a provider that lists what it answers', () => {
  it('a section that is not listed is neither in the menu nor in the search, from the first menu on', async () => {
    const menus: (readonly string[])[] = []
    const noted = new MutationObserver(() => void (listedSections().length > 0 && menus.push(listedSections())))
    noted.observe(document, { childList: true, subtree: true })
    const app = await openWholePortal({ offers: without('listGroups', 'listWebAuthnDevices') })
    expect(await visit(app, { section: 'privacy' })).toBe('privacy')
    expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Second step' })).toBeTruthy()
    noted.disconnect()
    expect(menus.length).toBeGreaterThan(0)
    expect(menus.flat()).not.toContain('groups')
    expect(await visit(app, { section: 'groups' })).toBe('profile')
    await userEvent.click(screen.getAllByRole('button', { name: 'Search' })[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('combobox'), 'ro')
    expect((await dialog.findAllByRole('option')).map(({ textContent }) => textContent).join()).toContain('Roles')
    await userEvent.clear(dialog.getByRole('combobox'))
    await userEvent.type(dialog.getByRole('combobox'), 'groups')
    expect(dialog.queryByRole('option', { name: /^Groups/ })).toBeNull()
  })

  it('a change that is not listed has no button', async () => {
    const app = await openWholePortal({ offers: without('createGroup') })
    await visit(app, { section: 'groups' })
    expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull()
  })
})

describe('the profile', () => {
  it('is text, and has no way to a change that is not listed', async () => {
    const app = await openWholePortal({
      offers: without('updateMe', 'changePassword', 'listMyPhoneNumbers', 'startEmailChange', 'switchTenant'),
    })
    await visit(app, { section: 'profile' })
    const page = within(await screen.findByRole('region', { name: 'Profile' }))
    expect(page.getByText('Ada Admin')).toBeTruthy()
    expect(page.queryAllByRole('textbox')).toEqual([])
    expect(page.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([])
    expect(screen.queryByRole('button', { name: /Switch account/ })).toBeNull()
  })

  it('has no upload of a picture if the provider stores none', async () => {
    const app = await openWholePortal({ offers: without('uploadProfileImage') })
    await visit(app, { section: 'profile' })
    const page = within(await screen.findByRole('region', { name: 'Profile' }))
    expect(page.queryByRole('button', { name: 'Upload photo' })).toBeNull()
    expect(page.getByRole('textbox', { name: 'Name' })).toBeTruthy()
    expect(page.getByRole('button', { name: 'Change password' })).toBeTruthy()
  })
})

describe('the portal of another issuer, without a provider', () => {
  it('has the profile of the claims, and nothing that leads nowhere', async () => {
    const endpoints = { authorization: 'https://id.test/a', token: 'https://id.test/t', keys: 'https://id.test/k' }
    const ports = fakePorts({ address: 'http://localhost:5173/?portal' })
    const person = () => ({ tenants: [{ id: 'acme', name: 'Acme' }, { id: 'globex' }], permissions: ['fe.*'] })
    const hostedLogin = hosted({ clientId: 'lantern', issuer: 'https://id.test', endpoints, person })
    const client = createClient({ ports, hostedLogin })
    await client.start()
    const accessToken = tokenOf({ sub: 'ada', name: 'Ada', email: 'ada@acme.test', picture: 'x' })
    await client.session.accept({ accessToken, expiresIn: 3600 }, new AbortController())
    render(
      <PorticoProvider client={client}>
        <AdminPortal isInline isolation="none" />
      </PorticoProvider>,
    )
    const page = within(await screen.findByRole('region', { name: 'Profile' }))
    expect(page.getByText('ada@acme.test')).toBeTruthy()
    expect(page.queryAllByRole('textbox')).toEqual([])
    expect(page.queryAllByRole('button')).toEqual([])
    expect(listedSections()).toEqual(['profile'])
    expect(faultsOnPage()).toEqual([])
    expect(screen.queryByRole('button', { name: /Switch account/ })).toBeNull()
    client.dispose()
  })
})

describe('the sign-in of a provider that lists what it answers', () => {
  it('has each way that is listed', async () => {
    await openLoginBox({ offers: all })
    expect(await screen.findByText('Create an account')).toBeTruthy()
    await giveEmail('admin@acme.test')
    await screen.findByRole('heading', { name: 'Enter your password' })
    expect(screen.getByText('Forgot password?')).toBeTruthy()
  })

  it('has neither a sign-up nor a new password if the provider has none', async () => {
    const app = await openLoginBox({ offers: without('signUp', 'requestPasswordReset') })
    await giveEmail('admin@acme.test')
    await screen.findByRole('heading', { name: 'Enter your password' })
    expect(app.called()).toContain('listOperations')
    expect([screen.queryByText('Create an account'), screen.queryByText('Forgot password?')]).toEqual([null, null])
    await givePassword(demoPassword)
    await screen.findByRole('heading', { name: /signed in/i })
  })
})

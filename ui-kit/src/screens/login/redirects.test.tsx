import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { giveEmail, openLoginBox, openSignedBy, pass, press, step } from '../../../test/open-login-box.tsx'

afterEach(cleanup)

describe('the redirect to an identity provider', () => {
  it('the redirect to a provider names the user and the host, each in its own text direction', async () => {
    await openAtSso()
    expect(isolated()).toEqual(['sso@globex.test', 'localhost:4400'])
  })

  it('the redirect to an identity provider shows when it happens', async () => {
    await openAtSso()
    expect(screen.getAllByText('Opening in 2 seconds.')).not.toEqual([])
  })

  it('comes after 2 seconds', async () => {
    const app = await openAtSso()
    await pass(app, 1999)
    expect(app.ports.page.opened).toEqual([])
    await pass(app, 1)
    expect(app.ports.page.opened).toEqual([expect.stringMatching(/^http:\/\/localhost:4400\/idp\//)])
  })

  it('comes at once when asked to', async () => {
    const app = await openAtSso()
    await press('Continue now')
    expect(app.ports.page.opened).toHaveLength(1)
  })

  it('the redirect to an identity provider is stopped by Stay here, and the address is kept', async () => {
    const app = await openAtSso()
    await press('Stay here')
    await step('Sign in to Lantern')
    await pass(app, 10_000)
    expect(app.ports.page.opened).toEqual([])
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sso@globex.test')
  })

  it('shows an address that is none as it is', async () => {
    const address = 'not an address'
    await openLoginBox({ shows: { step: { name: 'redirectToSSO', email: 'sso@globex.test', address } } })
    await step('Your company signs you in')
    expect(isolated()).toEqual(['sso@globex.test', address])
  })
})

describe('the way on after a sign-in', () => {
  it('the redirect after a sign-in names its destination, and is announced', async () => {
    await openSignedBy('admin@acme.test')
    await step('You’re signed in')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open now' })))
    await waitFor(() => expect(announcements()).toContain('You’re signed in. Opening Lantern.'))
  })

  it('shows nothing new within the 200 ms: the form stays, its button busy, and the way on is announced', async () => {
    const app = await openSignedBy('admin@acme.test')
    await waitFor(() => expect(announcements()).toContain('You’re signed in. Opening Lantern.'))
    expect(screen.queryByRole('heading', { name: 'You’re signed in' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Enter your password' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('true')
    await pass(app, 200)
    expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
  })

  it('the redirect after a sign-in happens after 200 ms', async () => {
    const app = await openSignedBy('admin@acme.test')
    await step('You’re signed in')
    await pass(app, 200)
    expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
  })

  it('the redirect after a sign-in happens at once on request', async () => {
    const app = await openSignedBy('admin@acme.test')
    await step('You’re signed in')
    await press('Open now')
    expect(app.ports.page.moves).toHaveLength(1)
  })

  it('the redirect after a sign-in does not happen for a user who stays, until requested', async () => {
    const app = await openSignedBy('admin@acme.test')
    await step('You’re signed in')
    await press('Stay here')
    await screen.findByText('Stopped. Go on when you’re ready.', { selector: ':not([role])' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' })))
    await pass(app, 10_000)
    expect(app.ports.page.moves).toEqual([])
    await press('Continue')
    expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
  })
})

async function openAtSso() {
  const app = await openLoginBox()
  await giveEmail('sso@globex.test')
  await step('Your company signs you in')
  return app
}

function isolated(): readonly string[] {
  return [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent)
}

function announcements(): readonly string[] {
  return screen.getAllByRole('status').map(({ textContent }) => textContent)
}

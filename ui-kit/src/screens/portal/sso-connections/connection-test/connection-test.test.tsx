import { ssoConnectionsFeature } from '@portico/headless/portal/sso-connections'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { relyingParty } from '../../../../../../providers/emulator/src/node/relying-party.ts'
import { sendForm } from '../../../../../../providers/emulator/test/send-form.ts'
import {
  answer,
  type Connection,
  heading,
  openConnection,
  openPortal,
  openSso,
  press,
} from '../../../../../test/open-sso.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const me = 'admin@acme.test'

/** Opens connections at an identity provider that can be tried. The browser opens windows, or blocks them. */
async function open(one: Partial<Connection> = {}, { isBlocked = false } = {}) {
  const opened = {
    address: '',
    closed: false,
    opener: {},
    close: () => void (opened.closed = true),
    location: { replace: (to: string) => void (opened.address = to) },
  }
  vi.stubGlobal('open', () => (isBlocked ? null : Object.assign(opened, { closed: false })))
  const app = await openSso([{ domains: ['acme.test'], ...one }], me, { relyingParty })
  /** Signs in at the identity provider, and lets the page read the result. */
  const signIn = async (email: string, address = opened.address) => {
    await sendForm(app.provider, new URL(address), { email })
    await app.clock.advance(2000)
  }
  return { ...app, opened, signIn }
}

async function openTry(one: Partial<Connection> = {}, options = {}) {
  const app = await open(one, options)
  await openConnection()
  await press('Try it')
  return app
}

const result = (name: string) => screen.findByRole('region', { name })

describe('the test of a connection', () => {
  it('a test that passes shows who would sign in, the roles with their origin, and what is ignored', async () => {
    const { opened, signIn, emulator } = await openTry()
    await screen.findByText('Waiting for Okta')
    await waitFor(() => expect(opened.address).toContain('/idp/c0/saml'))
    await signIn('new@acme.test')
    const shown = await result('Okta works')
    await waitFor(() => expect(document.activeElement).toBe(shown))
    expect(shown.textContent).toContain('Would be added')
    expect(within(shown).getByRole('row', { name: /^email new@acme\.test Email address$/ })).toBeTruthy()
    expect(within(shown).getByRole('table', { name: 'What came' })).toBeTruthy()
    expect(shown.textContent).toContain('emailAddress')
    expect(emulator.snapshot().users.some(({ email }) => email === 'new@acme.test')).toBe(false)
    await screen.findByText('Test passed')
  })

  it('a test that fails names the fault, its facts and the fix in the words of the product, with the value to copy', async () => {
    const { opened, signIn } = await openTry({ standInFault: 'audience-mismatch' })
    await waitFor(() => expect(opened.address).not.toBe(''))
    await signIn(me)
    const shown = await result('The answer is for another application')
    await waitFor(() => expect(document.activeElement).toBe(shown))
    expect(shown.textContent).toContain('https://another.example/metadata')
    expect(shown.textContent).toMatch(/Okta Admin Console.*your app.*SAML Settings/)
    expect(within(shown).getByRole('group', { name: 'Audience URI (SP Entity ID)' })).toBeTruthy()
    expect(within(shown).queryByText('Becomes')).toBeNull()
    await screen.findByRole('button', { name: 'Try again' })
  })

  it('a domain that is not proven yet has its record and its check in the result', async () => {
    const { opened, signIn, emulator } = await openTry({ domains: [], pendingDomains: ['acme.test'] })
    await waitFor(() => expect(opened.address).not.toBe(''))
    await signIn(me)
    const shown = await result('The domain of the address is not verified yet')
    const record = emulator.snapshot().ssoTests?.at(-1)?.fault?.expected ?? ''
    expect(record).toMatch(/^portico-verify=/)
    expect(shown.textContent).toContain('TXT')
    emulator.setTxtRecords('acme.test', [record])
    await userEvent.click(within(shown).getByRole('button', { name: 'Check now: acme.test' }))
    await within(shown).findByText('Verified')
    expect(emulator.snapshot().ssoConnections[0]?.domains).toEqual(['acme.test'])
  })

  it('a warning does not fail a test, and has its fix', async () => {
    const { opened, signIn } = await openTry({
      standInFault: 'groups-missing',
      groups: [{ id: 'g1', group: 'staff', roleIds: [] }],
    })
    await waitFor(() => expect(opened.address).not.toBe(''))
    await signIn(me)
    expect((await result('Okta works')).textContent).toMatch(/The answer has no groups.*Group Attribute Statements/)
  })

  it('a window that the browser blocks is a state with a link, and its result is shown all the same', async () => {
    const { signIn } = await openTry({}, { isBlocked: true })
    const link = await screen.findByRole('link', { name: 'Open Okta' })
    await signIn(me, link.getAttribute('href') ?? '')
    await result('Okta works')
  })

  it('a window that is closed without an answer is a state with a new try, and no error', async () => {
    const { opened, clock } = await openTry()
    await waitFor(() => expect(opened.address).not.toBe(''))
    opened.closed = true
    await clock.advance(500)
    await screen.findByText('The window was closed without an answer')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('a test before the page was opened is shown on demand, without the focus', async () => {
    const first = await openTry()
    await waitFor(() => expect(first.opened.address).not.toBe(''))
    await first.signIn(me)
    await result('Okta works')
    await press('Single sign-on')
    await openConnection()
    expect(screen.queryByRole('region', { name: 'Okta works' })).toBeNull()
    await press('Show the result')
    const shown = await result('Okta works')
    expect(document.activeElement).not.toBe(shown)
  })

  it('a connection of a provider without tests has neither the part nor the step', async () => {
    await openSso()
    await openConnection()
    expect(screen.queryByRole('heading', { name: 'Test' })).toBeNull()
    cleanup()
    await openPortal('sso')
    await press('Add connection')
    await heading('Where do your people sign in today?')
    expect(screen.queryByText('With your own account')).toBeNull()
  })
})

describe('turning on without a passed test', () => {
  const turnOn = async () => userEvent.click(await screen.findByRole('switch', { name: 'Okta is on' }))

  it('a connection without a test is turned on after one more question, which leads to the test', async () => {
    const { kept } = await open()
    await turnOn()
    expect(await answer(/without a passed test/, 'Test first')).toContain('It was never tested')
    await heading('Try Okta with your own account')
    expect(kept()?.enabled).toBe(false)
  })

  it('a connection is turned on anyway after both questions', async () => {
    const { kept } = await open()
    await turnOn()
    await answer(/without a passed test/, 'Turn on anyway')
    expect(kept()?.enabled).toBe(false)
    await answer(/^Turn on Okta\?$/, 'Turn on')
    await waitFor(() => expect(kept()?.enabled).toBe(true))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('a test that failed, or that is older than a change, counts as none', async () => {
    const { opened, signIn, client } = await openTry()
    await waitFor(() => expect(opened.address).not.toBe(''))
    await signIn('sam@elsewhere.test')
    await result('The email address is of another domain')
    await userEvent.click(await screen.findByRole('switch', { name: 'On' }))
    expect(await answer(/without a passed test/, 'Cancel')).toContain('Its last test failed')
    await client.get(ssoConnectionsFeature).actions.update({ id: 'c0', isRequestSigned: true })
    await press('Single sign-on')
    await turnOn()
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('have changed since'))
  })

  it('a connection with a passed test is turned on after one question', async () => {
    const { opened, signIn } = await openTry()
    await waitFor(() => expect(opened.address).not.toBe(''))
    await signIn(me)
    await screen.findByText('Test passed')
    await userEvent.click(await screen.findByRole('switch', { name: 'On' }))
    await screen.findByRole('alertdialog', { name: 'Turn on Okta?' })
  })
})

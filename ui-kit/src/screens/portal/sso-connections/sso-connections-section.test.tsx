import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { certificateWithEnd } from '../../../../test/certificate-with-end.ts'
import { openActions } from '../../../../test/open-actions.ts'
import { answer, field, heading, openConnection, openPortal, openSso, press, row } from '../../../../test/open-sso.tsx'

afterEach(cleanup)

/** The time at which every application begins. */
const start = Date.UTC(2026, 0, 1)

describe('the list of connections', () => {
  it('shows their product, state, domains and roles', async () => {
    await openSso([
      { enabled: true, domains: ['a.test', 'b.test'], pendingDomains: ['c.test'] },
      { type: 'azure', domains: [], saml: { entityId: '', entryPoint: '', certificate: '' } },
      { type: 'google', enabled: true, domains: [] },
    ])
    expect((await row('Okta')).textContent).toMatch(/SAML.*Live.*a\.test and 2 more/)
    expect((await row('Entra ID')).textContent).toContain('Finish set-up')
    expect((await row('Google Workspace')).textContent).toContain('No verified domain')
  })

  it.each([
    [20, 'Okta’s certificate ends on January 21, 2026'],
    [-1, 'Okta’s certificate ended on December 31, 2025'],
  ])('warns about a certificate that ends in %i days', async (days, warning) => {
    const certificate = certificateWithEnd(start + days * 86_400_000)
    await openSso([{ enabled: true, saml: { entityId: '', entryPoint: 'https://a.test', certificate } }])
    expect((await row('Okta')).textContent).toMatch(/Certificate end(s|ed)/)
    await openConnection()
    expect(await screen.findByText(warning)).toBeTruthy()
  })

  it('offers the first one, and explains what it is for', async () => {
    await openSso([])
    expect(await heading('No connections yet')).toBeTruthy()
    expect((await screen.findAllByRole('button', { name: 'Add connection' })).length).toBeGreaterThan(0)
  })

  it('turns one on after a question, and off again', async () => {
    const { kept } = await openSso()
    await userEvent.click(await screen.findByRole('switch', { name: 'Okta is on' }))
    expect(await answer(/Turn on Okta/, 'Turn on')).toContain('people at acme-retail.test are sent to Okta')
    await waitFor(() => expect(kept()?.enabled).toBe(true))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(await screen.findByRole('switch', { name: 'Okta is on' }))
    expect(await answer(/Turn off Okta/, 'Turn off')).toContain('sign in as before')
    await waitFor(() => expect(kept()?.enabled).toBe(false))
  })

  it('a connection warns before it is turned on that the administrator’s own sign-in changes', async () => {
    await openSso([{ domains: ['acme.test'] }])
    await userEvent.click(await screen.findByRole('switch', { name: 'Okta is on' }))
    expect(await answer(/Turn on Okta/, 'Turn on')).toMatch(
      /^.*This is your sign-in too: admin@acme\.test goes to Okta/,
    )
  })

  it('cannot turn on one that is not finished', async () => {
    await openSso([{ saml: { entityId: '', entryPoint: '', certificate: '' } }])
    const control = await screen.findByRole('switch', { name: 'Okta is on' })
    expect(control.hasAttribute('disabled')).toBe(true)
  })

  it('removes one after its consequence', async () => {
    const { kept } = await openSso([{ enabled: true }])
    await row('Okta')
    await openActions('Actions for Okta')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }))
    expect(await answer(/Remove Okta/, 'Remove connection')).toContain('People at acme-retail.test sign in as before')
    await waitFor(() => expect(kept()).toBeUndefined())
    expect(await heading('No connections yet')).toBeTruthy()
  })

  it('the list of connections can be read and not changed without the permission to change it', async () => {
    await openSso([{ enabled: true }], 'reader@acme.test')
    await row('Okta')
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add connection' })).toBeNull()
    await openConnection()
    expect(screen.queryByRole('button', { name: 'Add domain' })).toBeNull()
    expect(screen.getByText('Verified')).toBeTruthy()
  })

  it('names the permission without the one to see', async () => {
    await openPortal('sso', [])
    expect(await screen.findByText(/It needs the permission “Single sign-on”/)).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

describe('the page of a connection', () => {
  it('the page of a connection has the values of both sides', async () => {
    await openSso()
    await openConnection()
    expect(await screen.findByRole('group', { name: 'ACS URL' })).toBeTruthy()
    expect((await screen.findByRole('group', { name: 'SP entity ID' })).textContent).toContain('/auth/saml/metadata')
    expect(screen.getByText('Ends Oct 29, 2126')).toBeTruthy()
  })

  it('adds a domain, shows its record, and checks it', async () => {
    const { emulator, kept } = await openSso()
    await openConnection()
    await userEvent.type(await field('Domain'), 'Acme-Labs.test{Enter}')
    expect(await screen.findByText('Waiting for DNS')).toBeTruthy()
    const value = (await screen.findByText(/^portico-verify=/)).textContent ?? ''
    await press('Check now: acme-labs.test')
    expect(await screen.findByText(/We looked and found no record yet/)).toBeTruthy()
    emulator.setTxtRecords('acme-labs.test', ['portico-verify=older'])
    await press('Check now: acme-labs.test')
    expect(await screen.findByText(/We found portico-verify=older/)).toBeTruthy()
    emulator.setTxtRecords('acme-labs.test', [value])
    await press('Check now: acme-labs.test')
    await waitFor(() => expect(screen.getAllByText('Verified')).toHaveLength(2))
    expect(kept()?.domains).toEqual(['acme-retail.test', 'acme-labs.test'])
  })

  it('announces each result of a check of a domain once, and nothing of a page that opens', async () => {
    const { emulator } = await openSso([{ domains: ['acme.test'], pendingDomains: ['acme-labs.test'] }])
    await openConnection()
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text?.includes('acme-labs.test') || text?.includes('record'))
    const value = (await screen.findByText(/^portico-verify=/)).textContent ?? ''
    expect(announced()).toEqual([])
    await press('Check now: acme-labs.test')
    const missing = /^acme-labs\.test: Waiting for DNS\. We looked and found no record yet/
    await waitFor(() => expect(announced()).toEqual([expect.stringMatching(missing)]))
    emulator.setTxtRecords('acme-labs.test', [value])
    await press('Check now: acme-labs.test')
    const verified = /^acme-labs\.test: Verified\. Keep the record at your DNS host/
    await waitFor(() => expect(announced()).toEqual([expect.stringMatching(verified)]))
  })

  it.each([
    ['ada@acme.test', 'Enter a domain such as company.com, without an @.'],
    ['acme-retail.test', 'This connection has the domain already.'],
    ['globex.test', 'Another connection has verified this domain. Remove it there first.'],
  ])('keeps what was typed for a domain that is refused: %s', async (typed, error) => {
    const { emulator } = await openSso()
    emulator.arrange((state) => {
      const [one] = state.ssoConnections
      if (one)
        state.ssoConnections.push({
          ...one,
          id: 'other',
          tenantId: state.tenants[2]?.id ?? '',
          domains: ['globex.test'],
        })
    })
    await openConnection()
    await userEvent.type(await field('Domain'), `${typed}{Enter}`)
    expect(await screen.findByText(error)).toBeTruthy()
    expect(screen.getByDisplayValue(typed)).toBeTruthy()
  })

  it('asks before it checks the administrator’s own domain while it is on', async () => {
    await openSso([{ enabled: true, pendingDomains: ['acme.test'] }])
    await openConnection()
    await press('Check now: acme.test')
    expect(await answer(/Check acme.test/, 'Check now')).toContain('admin@acme.test goes to Okta')
  })

  it('removes a domain after a question', async () => {
    const { kept } = await openSso([{ enabled: true }])
    await openConnection()
    await openActions('Actions for acme-retail.test')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove domain' }))
    expect(await answer(/Remove acme-retail/, 'Remove domain')).toContain('sign in as before')
    await waitFor(() => expect(kept()?.domains).toEqual([]))
  })

  it('the page of a connection gives roles to all its users and to groups', async () => {
    const { emulator, kept } = await openSso()
    const roleId = (key: string) => emulator.snapshot().roles.find((role) => role.key === key)?.id
    await openConnection()
    await press('Change default roles')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Viewer/ }))
    await press('Save roles')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save roles' })).toBeNull())
    expect(kept()?.roleIds).toEqual([roleId('Viewer')])
    await press('Add mapping')
    await userEvent.type(await field('Group'), 'okta-admins')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Editor/ }))
    await press('Save mapping')
    await waitFor(() => expect(kept()?.groups).toMatchObject([{ group: 'okta-admins', roleIds: [roleId('Editor')] }]))
    expect(await screen.findByText('okta-admins')).toBeTruthy()
  })

  it('the page of a connection shows that another administrator has removed it', async () => {
    await openPortal('sso/none')
    expect(await screen.findByRole('dialog', { name: 'This connection is gone' })).toBeTruthy()
  })
})

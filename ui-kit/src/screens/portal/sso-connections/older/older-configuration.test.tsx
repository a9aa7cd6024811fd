import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { certificateWithEnd } from '../../../../../test/certificate-with-end.ts'
import { openActions } from '../../../../../test/open-actions.ts'
import { answer, type Connection, field, heading, openSso, press, row } from '../../../../../test/open-sso.tsx'

afterEach(cleanup)

const me = 'admin@acme.test'
const blank = { entityId: '', entryPoint: '', certificate: '' }

/** Opens the section of a tenant with an older configuration and no connection. */
async function openOlder(values: Partial<Connection> = {}, signedInAs = me) {
  const app = await openSso([{ isOlder: true, ...values }], signedInAs)
  await heading('Set up earlier')
  return app
}

describe('the configuration of the older interface', () => {
  it('an account with connections never reads it', async () => {
    const { called } = await openSso([{}, { isOlder: true, type: 'azure' }])
    await row('Okta')
    await press('Add connection')
    await heading('Where do your people sign in today?')
    expect(called()).not.toContain('getSamlConfiguration')
  })

  it('a search without results does not read it', async () => {
    const { called, clock } = await openSso([{}, { isOlder: true, type: 'azure' }])
    await row('Okta')
    await userEvent.type(await screen.findByRole('searchbox'), 'nothing')
    await clock.advance(300)
    await waitFor(() => expect(screen.queryByRole('row', { name: /Okta/ })).toBeNull())
    expect(called()).not.toContain('getSamlConfiguration')
  })

  it('an account without it reads the empty list, once it is known', async () => {
    const { called } = await openSso([])
    expect(await heading('No connections yet')).toBeTruthy()
    expect(called()).toContain('getSamlConfiguration')
  })

  it('nothing is claimed about the connections before it is read', async () => {
    const { emulator } = await openSso([{}])
    await row('Okta')
    emulator.faults.add({ operation: 'getSamlConfiguration', kind: 'status', status: 500 })
    await openActions('Actions for Okta')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }))
    await answer(/Remove Okta/, 'Remove connection')
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('heading', { name: 'No connections yet' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add connection' })).toBeTruthy()
    emulator.faults.clear()
    await press('Try again')
    expect(await heading('No connections yet')).toBeTruthy()
  })

  it.each([403, 404, 501])('a provider that answers %i has none', async (status) => {
    const { emulator } = await openSso([{}])
    await row('Okta')
    emulator.faults.add({ operation: 'getSamlConfiguration', kind: 'status', status })
    await openActions('Actions for Okta')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }))
    await answer(/Remove Okta/, 'Remove connection')
    expect(await heading('No connections yet')).toBeTruthy()
  })

  it('it shows its state, the values of both sides, and the way to a connection', async () => {
    await openOlder({ enabled: true })
    expect(screen.getByText('Live')).toBeTruthy()
    expect((await screen.findByRole('group', { name: 'SP entity ID' })).textContent).toContain('/auth/saml/metadata')
    expect(screen.getByText('Ends Oct 29, 2126')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'No connections yet' })).toBeNull()
    await press('Add connection')
    expect(await heading('Where do your people sign in today?')).toBeTruthy()
  })

  it('it is turned on after a question, and off again', async () => {
    const { kept } = await openOlder({ domains: ['acme.test'] })
    await userEvent.click(await screen.findByRole('switch', { name: 'Okta is on' }))
    expect(await answer(/Turn on Okta/, 'Turn on')).toContain('This is your sign-in too')
    await waitFor(() => expect(kept()?.enabled).toBe(true))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(await screen.findByRole('switch', { name: 'Okta is on' }))
    await answer(/Turn off Okta/, 'Turn off')
    await waitFor(() => expect(kept()?.enabled).toBe(false))
  })

  it('its domain is checked, and a domain without its record says so', async () => {
    const { emulator, kept } = await openOlder({ domains: [], pendingDomains: ['acme-labs.test'] })
    const value = (await screen.findByText(/^portico-verify=/)).textContent ?? ''
    await press('Check now: acme-labs.test')
    expect(await screen.findByText(/We looked and found no record yet/)).toBeTruthy()
    emulator.setTxtRecords('acme-labs.test', [value])
    await press('Check now: acme-labs.test')
    expect(await screen.findByText('Verified')).toBeTruthy()
    expect(kept()?.domains).toEqual(['acme-labs.test'])
  })

  it('another domain is saved after its consequence, and has not been checked', async () => {
    const { kept } = await openOlder({ domains: [], pendingDomains: ['acme-labs.test'] })
    await press('Check now: acme-labs.test')
    await screen.findByText(/We looked and found no record yet/)
    await openActions('Actions for acme-labs.test')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change domain' }))
    expect((await screen.findByRole('dialog', { name: 'Change domain' })).textContent).toContain(
      'removes the sign-on URL',
    )
    await userEvent.clear(await field('Domain'))
    await userEvent.type(await field('Domain'), 'acme-shops.test{Enter}')
    expect(await screen.findByText(/Add this record at your DNS host/)).toBeTruthy()
    await waitFor(() => expect(kept()).toMatchObject({ pendingDomains: ['acme-shops.test'], saml: { entryPoint: '' } }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a domain that is refused keeps what was typed', async () => {
    await openOlder({ domains: [], saml: { ...blank, entryPoint: 'https://acme.okta.test' } })
    const control = await screen.findByRole('switch', { name: 'Okta is on' })
    expect(control.hasAttribute('disabled')).toBe(true)
    expect(screen.getAllByText('Add a domain first')).toHaveLength(2)
    await press('Add domain')
    await userEvent.type(await field('Domain'), 'ada@acme.test{Enter}')
    expect(await screen.findByText('Enter a domain such as company.com, without an @.')).toBeTruthy()
    expect(screen.getByDisplayValue('ada@acme.test')).toBeTruthy()
  })

  it('its values are changed by hand, and a refused one keeps what was typed', async () => {
    const { emulator, kept } = await openOlder({ saml: { ...blank, entryPoint: 'https://acme.okta.test' } })
    const metadata = await (await emulator.fetch(new Request('http://localhost:4400/idp/c0/metadata'))).text()
    const [, certificate = ''] = /X509Certificate>([^<]+)</.exec(metadata) ?? []
    expect(screen.getByText('Finish the set-up first')).toBeTruthy()
    await press('Change the values from Okta')
    await userEvent.click(await field('X.509 certificate'))
    await userEvent.paste(certificateWithEnd(Date.UTC(2030, 2, 14)))
    await userEvent.click(await screen.findByRole('switch', { name: /Sign our requests/ }))
    await press('Save values')
    expect(await screen.findByText(/We can’t read this certificate/)).toBeTruthy()
    await userEvent.clear(await field('X.509 certificate'))
    await userEvent.paste(`-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`)
    await press('Save values')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Ends Oct 29, 2126')).toBeTruthy()
    expect(kept()).toMatchObject({ signRequest: true, saml: { entryPoint: 'https://acme.okta.test' } })
  })

  it('its values are read from a file of metadata', async () => {
    const { emulator, kept } = await openOlder({ saml: blank })
    const metadata = await (await emulator.fetch(new Request('http://localhost:4400/idp/c0/metadata'))).text()
    await press('Read from file')
    await press('Save values')
    expect(await screen.findByText('Add the metadata first.')).toBeTruthy()
    const file = new File([metadata], 'metadata.xml', { type: 'text/xml' })
    await userEvent.upload(await screen.findByLabelText(/Metadata file/), file)
    await press('Save values')
    await waitFor(() => expect(kept()?.saml?.entryPoint).toBe('http://localhost:4400/idp/c0/saml'))
  })

  it('the secret of OpenID Connect is saved, and shown no more', async () => {
    const oidc = { issuer: 'https://id.acme.test', clientId: 'portico', clientSecret: null }
    const { kept } = await openOlder({ type: 'oidc', oidc })
    expect(await screen.findByRole('group', { name: 'Redirect URI' })).toBeTruthy()
    await press('Change the values from OpenID Connect')
    await userEvent.type(await screen.findByLabelText('Client secret'), 'very-secret-text')
    await press('Save values')
    expect(await screen.findByText('Saved')).toBeTruthy()
    await waitFor(() => expect(kept()?.oidc).toEqual({ ...oidc, clientSecret: 'very-secret-text' }))
    expect(screen.queryByText('very-secret-text')).toBeNull()
  })

  it('it gives roles to all its users and to groups', async () => {
    const { emulator, kept } = await openOlder()
    const roleId = (key: string) => emulator.snapshot().roles.find((role) => role.key === key)?.id
    await press('Change default roles')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Viewer/ }))
    await press('Save roles')
    await waitFor(() => expect(kept()?.roleIds).toEqual([roleId('Viewer')]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save roles' })).toBeNull())
    await press('Add mapping')
    await userEvent.type(await field('Group'), 'okta-admins')
    await press('Save mapping')
    expect(await screen.findByText('okta-admins')).toBeTruthy()
    await openActions('Actions for okta-admins')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove mapping' }))
    await answer(/Remove the roles of okta-admins/, 'Remove mapping')
    await waitFor(() => expect(kept()?.groups).toEqual([]))
  })

  it('it can be read and not changed without the permission to change it', async () => {
    await openOlder({ enabled: true }, 'reader@acme.test')
    expect(screen.queryByRole('switch')).toBeNull()
    for (const name of ['Change the values from Okta', 'Read from file', 'Add mapping', 'Add connection'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByText('Verified')).toBeTruthy()
  })
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  answer,
  type Connection,
  field,
  heading,
  openPortal,
  openSso,
  press,
  row,
} from '../../../../../test/open-sso.tsx'

afterEach(cleanup)

describe('the guided set-up', () => {
  it('leads from the provider to a connection that is on', async () => {
    const { emulator, kept } = await openSso([])
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add connection' }))[0] ?? document.body)
    expect(await heading('Where do your people sign in today?')).toBeTruthy()
    await userEvent.click(await screen.findByRole('radio', { name: /Entra ID/ }))
    await press('Continue')
    expect(await heading('Add an app in Entra ID')).toBeTruthy()
    expect(await screen.findByRole('group', { name: /Reply URL/ })).toBeTruthy()
    await press('I’ve added the app')
    await userEvent.type(await field('Metadata URL'), `http://localhost:4400/idp/${kept()?.id}/metadata`)
    await press('Continue')
    expect(await heading('Whose email goes to Entra ID?')).toBeTruthy()
    await userEvent.type(await field('Domain'), 'acme-labs.test{Enter}')
    const value = (await screen.findByText(/^portico-verify=/)).textContent ?? ''
    emulator.setTxtRecords('acme-labs.test', [value])
    await press('Check now: acme-labs.test')
    await screen.findByText('Verified')
    await press('Continue')
    expect(await heading('What may people from Entra ID do here?')).toBeTruthy()
    await press('Continue')
    expect(await heading('Ready to turn on Entra ID?')).toBeTruthy()
    await press('Turn on')
    await answer(/Turn on Entra ID/, 'Turn on')
    expect(await heading('Entra ID is on')).toBeTruthy()
    await waitFor(() => expect(kept()).toMatchObject({ type: 'azure', enabled: true, domains: ['acme-labs.test'] }))
    await press('Open the connection')
    expect(await screen.findByText('Live')).toBeTruthy()
  })

  it('each next step has the focus on its heading', async () => {
    await openUnfinished()
    const isFocused = async (name: string) => {
      const title = await heading(name)
      await waitFor(() => expect(document.activeElement).toBe(title))
    }
    await isFocused('Give us Okta’s metadata')
    await press('Back')
    await isFocused('Add an app in Okta')
  })

  const unfinished = { domains: [], saml: { entityId: '', entryPoint: '', certificate: '' } }

  async function openUnfinished(one: Partial<Connection> = unfinished, name = 'Okta') {
    const app = await openSso([one])
    await row(name)
    await press(name)
    await heading(`Add an app in ${name}`)
    await press('I’ve added the app')
    return app
  }

  it('goes on where it was left', async () => {
    await openUnfinished()
    expect(await heading('Give us Okta’s metadata')).toBeTruthy()
  })

  it('loses nothing that was typed by going back and forth', async () => {
    await openUnfinished()
    await userEvent.type(await field('Metadata URL'), 'https://acme.okta.test/metadata')
    await userEvent.click(await screen.findByRole('tab', { name: 'By hand' }))
    await userEvent.type(await field('Sign-on URL'), 'https://acme.okta.test/sso')
    await press('Back')
    await heading('Add an app in Okta')
    await press('I’ve added the app')
    expect(await screen.findByDisplayValue('https://acme.okta.test/sso')).toBeTruthy()
    await userEvent.click(await screen.findByRole('tab', { name: 'URL' }))
    expect(await screen.findByDisplayValue('https://acme.okta.test/metadata')).toBeTruthy()
  })

  it('moves between its steps in the portal without a question about what is typed', async () => {
    const { provider } = await openPortal('sso')
    await row('Entra ID')
    await userEvent.click(screen.getByRole('link', { name: 'Entra ID' }))
    await heading('Add an app in Entra ID')
    await press('I’ve added the app')
    const id = provider.emulator.snapshot().ssoConnections.find(({ type }) => type === 'azure')?.id
    const metadata = `http://localhost:4400/idp/${id}/metadata`
    await userEvent.type(await field('Metadata URL'), metadata)
    await press('Back')
    await heading('Add an app in Entra ID')
    await press('I’ve added the app')
    expect(await field('Metadata URL')).toHaveProperty('value', metadata)
    await press('Continue')
    expect(await heading('Whose email goes to Entra ID?')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is saved as it is and left by its button, without a question', async () => {
    const { kept } = await openUnfinished()
    await userEvent.type(await field('Metadata URL'), `http://localhost:4400/idp/${kept()?.id}/metadata`)
    await press('Save and leave')
    await heading('Single sign-on')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('stays with the reason if what is typed cannot be saved, and can be left without it', async () => {
    await openUnfinished()
    await userEvent.type(await field('Metadata URL'), 'https://nowhere.test')
    await press('Save and leave')
    const alert = (await screen.findByText('We couldn’t save that')).closest<HTMLElement>('[role="alert"]')
    expect(alert?.textContent).toContain('We couldn’t read anything there.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await field('Metadata URL')).toHaveProperty('value', 'https://nowhere.test')
    await press('Leave without saving')
    await heading('Single sign-on')
  })

  it.each([
    [
      'URL',
      'Metadata URL',
      'https://nowhere.test',
      'We couldn’t read anything there. Open the address in a browser: it must show XML.',
    ],
    ['URL', 'Metadata URL', ' ', 'Add the metadata first.'],
    ['By hand', 'Sign-on URL', 'acme.okta.test', 'Enter a whole web address. It begins with https://.'],
    [
      'By hand',
      'X.509 certificate',
      'MIID',
      'We can’t read this certificate. Copy it from BEGIN to END, both lines included.',
    ],
  ])(
    'a faulty value of the guided set-up has the error at its field, and is kept: %s, %s',
    async (tab, name, typed, error) => {
      await openUnfinished()
      await userEvent.click(await screen.findByRole('tab', { name: tab }))
      await userEvent.type(await field(name), typed)
      await press('Continue')
      expect(await screen.findByText(error)).toBeTruthy()
      expect(await field(name)).toHaveProperty('value', typed)
    },
  )

  it('reads a file, and refuses one that is no metadata', async () => {
    const { emulator, kept } = await openUnfinished()
    await userEvent.click(await screen.findByRole('tab', { name: 'File' }))
    const upload = async (text: string) =>
      userEvent.upload(
        await screen.findByLabelText(/Metadata file/),
        new File([text], 'okta.xml', { type: 'text/xml' }),
      )
    await upload('<!DOCTYPE a><html/>')
    await press('Continue')
    expect(await screen.findByText(/This is not the metadata of an identity provider/)).toBeTruthy()
    await upload(await (await emulator.fetch(new Request('http://localhost:4400/idp/c0/metadata'))).text())
    await press('Continue')
    await heading('Whose email goes to Okta?')
    expect(kept()?.saml?.entryPoint).toBe('http://localhost:4400/idp/c0/saml')
  })

  it('takes the values of OpenID Connect, and shows the secret no more', async () => {
    const oidc = { issuer: '', clientId: '', clientSecret: null }
    const { kept } = await openUnfinished({ type: 'oidc', domains: [], oidc }, 'OpenID Connect')
    await userEvent.type(await field('Issuer'), 'https://id.acme.test')
    await userEvent.type(await field('Client ID'), 'portico')
    await userEvent.type(await screen.findByLabelText('Client secret'), 'very-secret-text')
    await press('Continue')
    await heading('Whose email goes to OpenID Connect?')
    expect(kept()?.oidc).toEqual({
      issuer: 'https://id.acme.test',
      clientId: 'portico',
      clientSecret: 'very-secret-text',
    })
    await press('Back')
    expect(await screen.findByLabelText('Client secret')).toHaveProperty('value', '')
    expect(document.body.innerHTML).not.toContain('very-secret-text')
  })
})

import { RedirectToSignIn, SignedIn } from '@portico/headless'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../headless/test/open-app.ts'
import { pass, step } from '../../test/open-login-box.tsx'
import { PorticoKit } from './portico-kit.tsx'

afterEach(cleanup)

describe('a failed sign-in of a company, in an application with a gate', () => {
  it('ends on the field for the e-mail address', async () => {
    const address = 'http://localhost:5173/account/saml/callback?SAMLResponse=PHg%2B&RelayState=never-begun'
    const app = await openApp({ address, starts: false, logLevel: 'silent' })
    render(
      <PorticoKit client={app.client} isolation="none" brand={{ name: 'Lantern' }}>
        <SignedIn>
          <p>Application</p>
        </SignedIn>
        <RedirectToSignIn />
      </PorticoKit>,
    )
    await step('Your company’s sign-in failed')
    await pass(app, 1000)
    expect(await screen.findByLabelText('Email')).toBeTruthy()
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
    expect(screen.queryByRole('heading', { name: 'Your company’s sign-in failed' })).toBeNull()
  })
})

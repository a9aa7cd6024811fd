import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openHosted, origin } from '../../../../headless/test/open-hosted.ts'
import { press } from '../../../test/open-login-box.tsx'
import { LocaleProvider } from '../../i18n/index.ts'
import { HostedLoginCallbackPage } from './hosted-login-callback-page.tsx'

afterEach(cleanup)

it('keeps a way on where the provider’s page was opened and the person is here still', async () => {
  const { client, ports } = await openHosted({ address: `${origin}/oauth/callback`, logLevel: 'silent' })
  render(
    <PorticoProvider client={client}>
      <LocaleProvider>
        <HostedLoginCallbackPage isolation="none" />
      </LocaleProvider>
    </PorticoProvider>,
  )
  await screen.findByRole('button', { name: 'Sign in' })
  await press('Sign in')
  await screen.findByRole('heading', { name: 'Opening the sign-in page' })
  await press('Sign in again')
  await waitFor(() => expect(ports.page.opened).toHaveLength(2))
})

import { expect, it } from '@jest/globals'
import { createTestClient, demoPassword } from '@portico/emulator/testing'
import { sessionFeature } from '@portico/headless'
import { LoginBox, PorticoKit } from '@portico/ui-kit'
import { configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createElement } from 'react'

configure({ asyncUtilTimeout: 30_000 })

it.each(['none', 'shadow'])('renders the sign-in, isolation %s', async (isolation) => {
  const { client } = createTestClient()
  const { unmount } = render(
    createElement(PorticoKit, { client, isolation, fixed: 'loginUrl', screens: { loginUrl: LoginBox } }),
  )
  const root = () => document.querySelector('.portico')?.shadowRoot ?? document
  await waitFor(() => expect(root().querySelector('input[name=email]')).not.toBeNull())
  // The other way round, a screen that is still there would start the client again, beyond the end of the test.
  unmount()
  client.dispose()
})

it('signs in', async () => {
  const { client } = createTestClient()
  const screens = { loginUrl: LoginBox }
  const { unmount } = render(createElement(PorticoKit, { client, isolation: 'none', fixed: 'loginUrl', screens }))
  await userEvent.type(await screen.findByLabelText('Email'), 'admin@acme.test{Enter}')
  await userEvent.type(await screen.findByLabelText('Password'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(client.get(sessionFeature).getSnapshot().user?.name).toBe('Ada Admin'))
  unmount()
  client.dispose()
})

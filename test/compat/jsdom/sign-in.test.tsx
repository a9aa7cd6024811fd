import { createTestClient, demoPassword } from '@portico/emulator/testing'
import { sessionFeature } from '@portico/headless'
import { LoginBox, PorticoKit } from '@portico/ui-kit'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'

// Passwords are really hashed, and the code of each step loads on demand.
configure({ asyncUtilTimeout: 30_000 })

// The runner has no globals, so the page would outlive its window.
afterEach(cleanup)

it('signs in', async () => {
  const { client } = createTestClient()
  render(<PorticoKit client={client} isolation="none" fixed="loginUrl" screens={{ loginUrl: LoginBox }} />)
  await userEvent.type(await screen.findByLabelText('Email'), 'admin@acme.test{Enter}')
  await userEvent.type(await screen.findByLabelText('Password'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(client.get(sessionFeature).getSnapshot().user?.name).toBe('Ada Admin'))
})

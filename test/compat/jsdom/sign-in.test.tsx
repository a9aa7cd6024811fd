import { createTestClient, demoPassword } from '@portico/emulator/testing'
import { sessionFeature } from '@portico/headless'
import { LoginBox, PorticoKit } from '@portico/ui-kit'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

it('signs in', async () => {
  const { client } = createTestClient()
  render(<PorticoKit client={client} isolation="none" fixed="loginUrl" screens={{ loginUrl: LoginBox }} />)
  await userEvent.type(await screen.findByLabelText('Email'), 'admin@acme.test{Enter}')
  await userEvent.type(await screen.findByLabelText('Password'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(client.get(sessionFeature).getSnapshot().user?.name).toBe('Ada Admin'))
})

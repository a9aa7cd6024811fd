import { createTestClient, demoPassword } from '@portico/emulator/testing'
import { session } from '@portico/headless'
import { PorticoKit } from '@portico/ui-kit'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

it('signs in', async () => {
  const { client } = createTestClient()
  render(<PorticoKit client={client} isolation="none" fixed="loginUrl" />)
  await userEvent.type(await screen.findByLabelText('Email'), 'admin@acme.test{Enter}')
  await userEvent.type(await screen.findByLabelText('Password'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(client.get(session).getSnapshot().user?.name).toBe('Ada Admin'))
})

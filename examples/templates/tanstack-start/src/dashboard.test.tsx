import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider, useRoute } from '@portico/headless'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Dashboard } from './dashboard.tsx'

afterEach(cleanup)

function open(signedInAs: string | null) {
  const { client } = createTestClient(signedInAs === null ? {} : { signedInAs })
  const Address = () => <output>{useRoute().path}</output>
  render(
    <PorticoProvider client={client}>
      <Dashboard />
      <Address />
    </PorticoProvider>,
  )
}

it('the dashboard shows the signed-in user', async () => {
  open('admin@acme.test')
  expect(await screen.findByRole('heading', { name: 'Ada Admin' })).toBeDefined()
  expect(screen.getByText('admin@acme.test')).toBeDefined()
})

it('the dashboard leads a signed-out visitor to the sign-in', async () => {
  open(null)
  expect(await screen.findByText('/account/login')).toBeDefined()
})

import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Dashboard } from './dashboard'

afterEach(cleanup)

it('the dashboard shows the signed-in user', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  render(
    <PorticoProvider client={client}>
      <Dashboard />
    </PorticoProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Ada Admin' })).toBeDefined()
  expect(screen.getByText('admin@acme.test')).toBeDefined()
})

import { createTestClient } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { App } from './app.tsx'

afterEach(cleanup)

function open(path: string, signedInAs: string | null) {
  history.replaceState(null, '', path)
  const { client } = createTestClient(signedInAs === null ? {} : { signedInAs })
  render(
    <PorticoProvider client={client}>
      <App />
    </PorticoProvider>,
  )
}

it('the dashboard shows the signed-in user', async () => {
  open('/dashboard', 'admin@acme.test')
  expect(await screen.findByRole('heading', { name: 'Ada Admin' })).toBeDefined()
})

it('a signed-out visitor signs in with a password, and comes back to the dashboard', async () => {
  open('/dashboard', null)
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'admin@acme.test' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'Portico-demo-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' }, { timeout: 10_000 })).toBeDefined()
})

import { createTestClient } from '@portico/emulator/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { useSparePart } from './hooks.ts'

afterEach(cleanup)

function SparePart() {
  const { step, begin } = useSparePart()
  if (step.name === 'confirm') return <p>A code was sent to {step.email}</p>
  return (
    <button type="button" onClick={() => void begin()}>
      Begin
    </button>
  )
}

it('renders the step that follows an action', async () => {
  const { client } = createTestClient({ signedInAs: 'reader@acme.test' })
  await client.start()
  render(
    <PorticoProvider client={client}>
      <SparePart />
    </PorticoProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }))
  expect(await screen.findByText('A code was sent to reader@acme.test')).toBeTruthy()
})

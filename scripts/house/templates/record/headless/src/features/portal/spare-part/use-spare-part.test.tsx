import { createTestClient } from '@portico/emulator/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { useSparePart } from './hooks.ts'

afterEach(cleanup)

function SparePart() {
  const { value, save } = useSparePart()
  return (
    value && (
      <button type="button" aria-pressed={value.isActive} onClick={() => void save({ isActive: !value.isActive })}>
        Active
      </button>
    )
  )
}

it('renders the record, and the change of a save', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  render(
    <PorticoProvider client={client}>
      <SparePart />
    </PorticoProvider>,
  )
  const button = await screen.findByRole('button', { pressed: false })
  await userEvent.click(button)
  expect(await screen.findByRole('button', { pressed: true })).toBe(button)
})

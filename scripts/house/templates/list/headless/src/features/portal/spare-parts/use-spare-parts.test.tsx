import { createTestClient } from '@portico/emulator/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { useSpareParts } from './hooks.ts'

afterEach(cleanup)

function SpareParts() {
  const { rows, create } = useSpareParts()
  return (
    <>
      <button type="button" onClick={() => void create({ name: 'Alpha' })}>
        Create
      </button>
      {rows.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </>
  )
}

it('renders a spare part after it was created', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  render(
    <PorticoProvider client={client}>
      <SpareParts />
    </PorticoProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Alpha')).toBeTruthy()
})

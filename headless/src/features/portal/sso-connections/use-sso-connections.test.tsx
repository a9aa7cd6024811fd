import { createTestClient } from '@portico/emulator/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { useSamlConfiguration, useSsoConnections } from './hooks.ts'

afterEach(cleanup)

function Connections() {
  const { rows, create } = useSsoConnections()
  const { value } = useSamlConfiguration()
  return (
    <>
      <button type="button" onClick={() => void create({ type: 'google' })}>
        Create
      </button>
      <p>Oldest: {value?.type}</p>
      {rows.map(({ id, type }) => (
        <p key={id}>{type}</p>
      ))}
    </>
  )
}

it('renders a connection after it was created, and the oldest one as the single configuration', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  render(
    <PorticoProvider client={client}>
      <Connections />
    </PorticoProvider>,
  )
  expect(await screen.findByText('Oldest: okta')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('google')).toBeTruthy()
})

import { createTestClient } from '@portico/emulator/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PorticoProvider } from '../../react/index.ts'
import { useLoginSessions } from './hooks.ts'

function Sessions() {
  const { rows, remove } = useLoginSessions()
  return rows.map(({ id, isCurrent }) => (
    <button key={id} type="button" onClick={() => void remove({ id })}>
      {isCurrent ? 'This browser' : 'Another browser'}
    </button>
  ))
}

it('renders the sessions of the person, and one less after one has ended', async () => {
  const { client, emulator } = createTestClient({ signedInAs: 'admin@acme.test' })
  emulator.signIn('admin@acme.test')
  render(
    <PorticoProvider client={client}>
      <Sessions />
    </PorticoProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Another browser' }))
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['This browser'])
})

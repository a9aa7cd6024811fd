import { createTestClient } from '@portico/emulator/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PorticoProvider, useSession } from '../../../react/index.ts'
import { useProfile } from './hooks.ts'

function Name() {
  const { value, save } = useProfile()
  const name = useSession(({ user }) => user?.name)
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => void save({ name: 'Rita R.' })}>
        Rename {value?.name}
      </button>
    </>
  )
}

it('renders the profile, and the session with the saved name', async () => {
  const { client } = createTestClient({ signedInAs: 'reader@acme.test' })
  render(
    <PorticoProvider client={client}>
      <Name />
    </PorticoProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Rita Reader' }))
  expect(await screen.findByRole('heading', { name: 'Rita R.' })).toBeTruthy()
})

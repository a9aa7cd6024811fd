import { createTestClient } from '@portico/emulator/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { profileFeature } from '../profile/index.ts'
import { useOwnActivity } from './hooks.ts'

function Activity() {
  const { rows } = useOwnActivity()
  return rows.map(({ id, description }) => <p key={id}>{description}</p>)
}

it('renders what the user did', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  await client.start()
  await client.get(profileFeature).actions.save({ name: 'Ada L.' })
  render(
    <PorticoProvider client={client}>
      <Activity />
    </PorticoProvider>,
  )
  expect(await screen.findByText('Changed the own profile')).toBeTruthy()
})

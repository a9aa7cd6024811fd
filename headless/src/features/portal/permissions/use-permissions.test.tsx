import { createTestClient } from '@portico/emulator/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { usePermissions } from './hooks.ts'

function List() {
  const { rows } = usePermissions()
  return rows.map(({ id, name }) => <li key={id}>{name}</li>)
}

it('renders the permissions of the tenant', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  render(
    <PorticoProvider client={client}>
      <List />
    </PorticoProvider>,
  )
  expect(await screen.findByText('See users')).toBeTruthy()
})

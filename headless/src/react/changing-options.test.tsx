import { createTestClient } from '@portico/emulator/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useUser } from '../features/portal/users/react.ts'
import { PorticoProvider } from './index.ts'

afterEach(cleanup)

function Drawer({ id }: { readonly id: string }) {
  const { value, remove } = useUser({ id })
  const isVerified = useUser({ id }, (user) => user.value?.isVerified)
  return (
    <button type="button" data-verified={isVerified} onClick={() => void remove()}>
      {value?.name ?? 'Loading'}
    </button>
  )
}

it('a component whose options change, without a new mount, shows the other record and changes it alone', async () => {
  const { client, emulator } = createTestClient({ signedInAs: 'admin@acme.test' })
  const { users, tenants } = emulator.snapshot()
  const acme = tenants.find(({ name }) => name === 'Acme')?.id
  const named = (name: string) => users.find((user) => user.name === name)?.id ?? ''
  const page = (id: string) => (
    <PorticoProvider client={client}>
      <Drawer id={id} />
    </PorticoProvider>
  )
  const { rerender } = render(page(named('Mia Moreno')))
  expect(await screen.findByRole('button', { name: 'Mia Moreno' })).toBeTruthy()
  rerender(page(named('Rita Reader')))
  const other = await screen.findByRole('button', { name: 'Rita Reader' })
  act(() => other.click())
  const members = () =>
    emulator
      .snapshot()
      .users.filter(({ memberships }) => memberships.some(({ tenantId }) => tenantId === acme))
      .map(({ name }) => name)
  await waitFor(() => expect(members()).not.toContain('Rita Reader'))
  expect(members()).toContain('Mia Moreno')
})

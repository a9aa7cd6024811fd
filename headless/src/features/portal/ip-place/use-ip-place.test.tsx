import { createTestClient } from '@portico/emulator/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { useIpPlace } from './hooks.ts'

function City() {
  const { value } = useIpPlace({ ip: '192.0.2.1' })
  return <p>{value?.city}</p>
}

it('renders the city of an address', async () => {
  const { client } = createTestClient({ signedInAs: 'reader@acme.test' })
  render(
    <PorticoProvider client={client}>
      <City />
    </PorticoProvider>,
  )
  expect(await screen.findByText('Berlin')).toBeTruthy()
})
